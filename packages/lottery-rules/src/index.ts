export { type BetType, type Field, isWin, type PlayType, type Prize } from './bet-type.ts'
export { betTypeOf, betTypes, isSoldOn } from './catalogue.ts'
export {
  type ChaseKind,
  type ChasePlan,
  type ChaseRefusal,
  type ChaseRequest,
  type ChaseStep,
  chasePlan,
} from './chase.ts'
export { type Content, writeContent } from './content.ts'
export { betsByPrize, countBets } from './count-bets.ts'
export { coveringLines } from './cover.ts'
export { drawResult } from './draw-result.ts'
export { type Drawn, drawnOf } from './drawn.ts'
export { type Family, families, type Result } from './family.ts'
export type { Fraction } from './fraction.ts'
export { lotteries, lotteryOf } from './lotteries.ts'
export {
  type DailyDraw,
  type Lottery,
  type LotteryLimits,
  type LotteryVendor,
  type Pause,
  type PrizeMode,
  resultWaitHours,
  type Schedule,
  type Weekday,
  type Zone,
} from './lottery.ts'
export { ballsByColour } from './mark-six/colour.ts'
export { animalOfDay, animalOfNumber } from './mark-six/zodiac.ts'
export { mostWon } from './most-won.ts'
export { countNumbers, type LockedNumbers, numbersOf, picksOfNumber } from './numbers-of.ts'
export {
  arrangeContent,
  type ContentRefusal,
  contentRefusal,
  type ParsedContent,
  parseContent,
} from './parse-content.ts'
export {
  type Odds,
  type OddsSnapshot,
  oddsOf,
  oddsSnapshot,
  returnOf,
  returnOfContent,
  trueOddsOf,
} from './price.ts'
export { quickPick } from './quick-pick.ts'
export {
  type Day,
  dayAfter,
  dayOf,
  dayOfIssue,
  isDrawDay,
  issuesOfDay,
  type PlannedIssue,
} from './schedule.ts'
export { type Hit, hitsOf, settlerOf } from './settle.ts'
export { type BetLine, costOf, type Mode, modes, payoutOf, stakeOfBet, type UnitStake } from './stake.ts'
export { lotDigits, lotsOfPrize, northPrizes, southPrizes } from './vn/lots.ts'
export { type StationsAsked, stationDraws } from './vn/station-draws.ts'
export { northStations, type Station, stations } from './vn/stations.ts'
export { readTypedBets, type TypedBet, type TypedBets, type TypedFault } from './vn/typed-bets.ts'
export { readTypedNumbers, type TypedNumbers } from './vn/typed-numbers.ts'
export { orderCost, readLine, readLines, type WrittenLine } from './written-line.ts'
