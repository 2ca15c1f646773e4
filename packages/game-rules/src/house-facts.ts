/** What a player may know of a house game before its first round; it follows from the rules it is played by. */
import type { Game } from '@perya/catalogue-data'
import { type Amount, parseAmount } from '@perya/money'
import { leastReturn } from './least-return.ts'
import { type OriginalCode, originalOf } from './originals/originals.ts'
import { hundredthsOf } from './ratio.ts'
import type { SlotModel } from './slots/model.ts'
import { declaredReturns } from './slots/models/declared-returns.ts'
import { slotModels } from './slots/models/models.ts'
import { slotGames } from './slots/slot-games.ts'

export type Volatility = SlotModel['volatility']

export type GameTrait =
  | 'lines'
  | 'ways'
  | 'cascade'
  | 'freeSpins'
  | 'holdAndSpin'
  | 'wildTimes'
  | 'multiplierReel'
  | 'cashOut'
  | 'ownRisk'
  | 'together'
  | 'provable'

export type HouseFacts = {
  /** What comes back of a hundred pesos, in centavos, cut; of a game with a choice of bets the least. */
  readonly returnHundredths: number
  /** `null` where the bet decides it. */
  readonly volatility: Volatility | null
  readonly maxBet: Amount
  /** How many lines or ways pay; `null` for everything but reels. */
  readonly lines: number | null
  readonly traits: readonly GameTrait[]
}

/** The most an original takes is so many times its least. */
const originalSpan = 10_000n

const traitsOfOriginal: Readonly<Record<OriginalCode, readonly GameTrait[]>> = {
  COLOR_GAME: [],
  CRASH: ['cashOut', 'together'],
  DICE: ['ownRisk'],
  HI_LO: ['cashOut'],
  KENO: ['ownRisk'],
  LIMBO: ['ownRisk'],
  LUCKY_9: [],
  MINES: ['cashOut', 'ownRisk'],
  PLINKO: ['ownRisk'],
  WHEEL: ['ownRisk'],
}

const returns = new Map<string, number>()

/** Returns of originals are sums over every way to bet, so each is computed once. */
function returnOf(code: OriginalCode): number {
  const known = returns.get(code) ?? Number(hundredthsOf(leastReturn(code)))
  returns.set(code, known)
  return known
}

/** `undefined` for a game that the house has no rules of. */
export function houseFacts(
  game: Pick<Game, 'nodeId' | 'category' | 'gameCode' | 'minBet'>,
): HouseFacts | undefined {
  const slot = slotGames.get(game.nodeId)
  if (slot) {
    const model = slotModels[slot.model]
    return {
      returnHundredths: Number(hundredthsOf(declaredReturns[slot.model])),
      volatility: model.volatility,
      maxBet: slot.stakes.at(-1) as Amount,
      lines: linesOf(model),
      traits: [...traitsOfModel(model), 'provable'],
    }
  }
  const original = originalOf(game)
  if (original === undefined) return undefined
  return {
    returnHundredths: returnOf(original),
    volatility: null,
    maxBet: parseAmount(game.minBet) * originalSpan,
    lines: null,
    traits: [...traitsOfOriginal[original], 'provable'],
  }
}

function linesOf(model: SlotModel): number | null {
  if (model.kind === 'cascade') return null
  return model.kind === 'lines' ? model.lines.length : model.rows ** model.reels.length
}

function traitsOfModel(model: SlotModel): GameTrait[] {
  if (model.kind === 'cascade') return ['cascade']
  return [
    model.kind,
    ...(model.wildTimes === undefined ? [] : (['wildTimes'] as const)),
    ...(model.multiplierReel === undefined ? [] : (['multiplierReel'] as const)),
    ...(model.freeSpins === undefined ? [] : (['freeSpins'] as const)),
    ...(model.hold === undefined ? [] : (['holdAndSpin'] as const)),
  ]
}
