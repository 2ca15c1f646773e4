/** The lines a player has put together, what they cost and what they can win. */
import type { RoomType } from '@perya/contract/lottery'
import {
  type BetLine,
  type BetType,
  betsByPrize,
  costOf,
  countBets,
  type Fraction,
  isWin,
  type Odds,
  type OddsSnapshot,
  oddsOf,
  oddsSnapshot,
  type Prize,
  readLines,
  returnOf,
  returnOfContent,
  stakeOfBet,
  trueOddsOf,
  type WrittenLine,
} from '@perya/lottery-rules'
import type { Amount } from '@perya/money'

export { orderCost, readLine, readLines } from '@perya/lottery-rules'

export type SlipLine = WrittenLine & { id: string }

export type Slip = {
  /** The issue the player agreed to bet on. */
  issueNo: string
  roomType: RoomType
  lines: readonly SlipLine[]
  /** Names the order these lines become, so that a second tap or a second try places no second one. */
  requestKey: string
}

export const slipCost = (lines: readonly SlipLine[]): Amount => costOf(readLines(lines))

/** One prize a line stands on. */
export type PricedPrize = { prize: Prize; odds: Odds; trueOdds: number; win: Amount }

export type Priced = {
  count: number
  unitStake: Amount
  cost: Amount
  prizes: readonly PricedPrize[]
  /** What comes back on average, in hundredths of a per cent, cut and not rounded up. */
  returned: number
}

/** A line at the odds of a prize group. */
export const priceOf = (line: BetLine, prizeGroup: number): Priced =>
  priceAt(line, oddsSnapshot(line.betType, prizeGroup))

/** A line at the odds its order keeps. */
export function priceAt(line: BetLine, odds: OddsSnapshot): Priced {
  const { betType, content } = line
  const unitStake = stakeOfBet(line)
  const bets = betsByPrize(betType, content)
  return {
    count: countBets(betType, content),
    unitStake,
    cost: costOf([line]),
    prizes: betType.prizes
      .filter((_, index) => betType.standsOn === 'all' || (bets[index] ?? 0) > 0)
      .map((prize) => pricedPrize(prize, odds[prize.code] ?? 0n, unitStake)),
    returned: inHundredths(returnOfContent(betType, content, odds)),
  }
}

const inHundredths = ({ numerator, denominator }: Fraction) => Number((numerator * 10_000n) / denominator)

/** The same before anything is picked. */
export const returnedBy = (betType: BetType, prizeGroup: number): number =>
  inHundredths(returnOf(betType, prizeGroup))

function pricedPrize(prize: Prize, odds: Odds, unitStake: Amount): PricedPrize {
  const fair = trueOddsOf(prize)
  return {
    prize,
    odds,
    trueOdds: Number((fair.numerator * 10_000n) / fair.denominator) / 10_000,
    win: (odds * unitStake) / 10_000n,
  }
}

/** Every prize of a bet type, for whoever has picked nothing yet. */
export const pricesOf = (betType: BetType, prizeGroup: number): PricedPrize[] =>
  betType.prizes.map((prize) => pricedPrize(prize, oddsOf(prize, prizeGroup), 10_000n))

/** The likeliest prizes, and those to unfold where there are too many to read at a glance. */
export function byLikelihood(prizes: readonly PricedPrize[]): {
  likeliest: readonly PricedPrize[]
  others: readonly PricedPrize[]
} {
  const inOrder = prizes.toSorted((one, other) => one.trueOdds - other.trueOdds)
  const shown = prizes.length > glanceMax ? glanceMax - 1 : prizes.length
  return { likeliest: inOrder.slice(0, shown), others: inOrder.slice(shown) }
}

const glanceMax = 4

/** What the slip wins at the least, if any bet of it wins: what a chase for profit can count on. */
export function leastWin(lines: readonly BetLine[], prizeGroup: number): Amount {
  const wins = lines
    .flatMap((line) => priceOf(line, prizeGroup).prizes)
    .flatMap(({ prize, win }) => (isWin(prize.code) ? [win] : []))
  return wins.reduce((least, win) => (win < least ? win : least), wins[0] ?? 0n)
}

/** What one winning bet of the slip pays at the most. */
export function mostWin(lines: readonly BetLine[], prizeGroup: number): Amount {
  return lines
    .flatMap((line) => priceOf(line, prizeGroup).prizes.map(({ win }) => win))
    .reduce((most, win) => (win > most ? win : most), 0n)
}
