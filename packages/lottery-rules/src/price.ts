import type { BetType, Prize } from './bet-type.ts'
import type { Content } from './content.ts'
import { betsByPrize, countBets } from './count-bets.ts'
import { type Fraction, flooredToUnits, fraction, inverse, isLess, plus, times } from './fraction.ts'

/** The prize group that would pay fair odds. */
export const fairPrizeGroup = 2_000

/** Decimal odds in units of 1/10,000, as amounts are: what one unit of stake wins, the stake included. */
export type Odds = bigint

/** Paid odds: the fair ones times the prize group over 2,000, floored at four places, or the published price. */
export function oddsOf({ pays }: Prize, prizeGroup: number): Odds {
  if ('fixed' in pays) return pays.fixed
  return flooredToUnits(times(pays.fair, fraction(prizeGroup, fairPrizeGroup)))
}

/** The odds at which the prize would pay back all that is staked on it. */
export const trueOddsOf = ({ chance }: Prize): Fraction => inverse(chance)

/** The odds of every prize by its code, as an order keeps them from the moment it is placed. */
export type OddsSnapshot = Readonly<Record<string, Odds>>

export const oddsSnapshot = (betType: BetType, prizeGroup: number): OddsSnapshot =>
  Object.fromEntries(betType.prizes.map((prize) => [prize.code, oddsOf(prize, prizeGroup)]))

/** What part of the stake comes back on average, exactly: of a bet on its least generous prize. */
export function returnOf(betType: BetType, prizeGroup: number): Fraction {
  const parts = betType.prizes.map((prize) => partReturned(prize, oddsOf(prize, prizeGroup)))
  return parts.reduce(
    betType.standsOn === 'all' ? plus : (least, part) => (isLess(part, least) ? part : least),
  )
}

/** The same for what was picked at given odds: its bets may stand on prizes that were floored differently. */
export function returnOfContent(betType: BetType, content: Content, odds: OddsSnapshot): Fraction {
  const bets = betsByPrize(betType, content)
  const returned = betType.prizes
    .map((prize, index) => times(partReturned(prize, odds[prize.code] ?? 0n), fraction(bets[index] ?? 0)))
    .reduce(plus)
  return times(returned, fraction(1, countBets(betType, content)))
}

const partReturned = ({ chance }: Prize, odds: Odds): Fraction => times(chance, fraction(odds, 10_000))
