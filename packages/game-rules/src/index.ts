export { type GameTrait, type HouseFacts, houseFacts, type Volatility } from './house-facts.ts'
export { leastReturn } from './least-return.ts'
export {
  type ColorBet,
  type ColorOutcome,
  colorPays,
  type DiceColor,
  diceColors,
} from './originals/color-game.ts'
export { type CrashBet, crashEndsAt, crashMultiplierAt, crashReaches } from './originals/crash.ts'
export { type DiceBet, diceChances, diceMultiplier } from './originals/dice.ts'
export {
  type HiLoBet,
  type HiLoMove,
  type HiLoOutcome,
  type HiLoState,
  hiLoMostMoves,
  hiLoMultiplier,
  hiLoState,
  hiLoWays,
} from './originals/hi-lo.ts'
export { type KenoBet, type KenoOutcome, kenoChance, kenoPays } from './originals/keno.ts'
export type { LimboBet } from './originals/limbo.ts'
export {
  type LuckyNineBet,
  type LuckyNineMove,
  type LuckyNineOutcome,
  luckyNineBestMove,
  luckyNinePays,
  luckyNineResult,
  luckyNineTotal,
} from './originals/lucky-nine.ts'
export {
  type MinesBet,
  type MinesOutcome,
  type MinesState,
  mineCells,
  minesMultiplier,
  minesState,
} from './originals/mines.ts'
export { type OriginalCode, originalOf, originals } from './originals/originals.ts'
export {
  type PlinkoBet,
  type PlinkoOutcome,
  plinkoBuckets,
  plinkoRisks,
  plinkoRows,
} from './originals/plinko.ts'
export { highestTarget, lowestTarget } from './originals/point.ts'
export { type WheelBet, type WheelOutcome, wheelRisks, wheelSegments, wheelSizes } from './originals/wheel.ts'
export { edgeText, percentText, type Ratio } from './ratio.ts'
export { RuleError } from './rule-error.ts'
export type { CascadeRound } from './slots/cascade.ts'
export type { HoldRound } from './slots/hold-and-spin.ts'
export type { CascadeModel, ReelModel, SlotModel } from './slots/model.ts'
export { declaredReturns } from './slots/models/declared-returns.ts'
export { type SlotModelId, slotModels } from './slots/models/models.ts'
export type { ReelRound, Spin } from './slots/play-reels.ts'
export { exactReturn, playSlot, type SlotRound, slotPayout } from './slots/play-slot.ts'
export { type SlotGame, slotGames } from './slots/slot-games.ts'
export type { Win } from './slots/spin-wins.ts'
export { stakeStep } from './stake.ts'
