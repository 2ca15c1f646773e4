/** When something about a member's money is a case, with every threshold and where it comes from. */
import { parseAmount } from '@perya/money'

export type CaseKind = 'covered' | 'structuring' | 'unplayed' | 'failedDeposits' | 'nearMatch'

/** RA 10927: a casino's cash transaction is covered when it is more than this, by itself or with others of its banking day. */
const coveredAbove = parseAmount('5000000')
/** The law states it in pesos, and nobody here knows what another currency is worth. */
export const coveredCurrency = 'PHP'

/** RA 9160, section 3(b-1): what is structured to avoid a report is suspicious; from 80 % of the threshold on is our reading. */
const justUnderFrom = (coveredAbove * 80n) / 100n
/** Our reading too: one large deposit may be what somebody has, so many that stop short of the threshold are not. */
const structuredCount = 3

/** GLI-19, A.3.6b: so many failed deposits within so long. */
const failedCount = 5
export const failedWithinMs = 10 * 60_000

/** The cash transactions of one member and banking day. */
export type BankingDay = { count: number; sum: bigint }

export const isCovered = ({ sum }: BankingDay): boolean => sum > coveredAbove

const isJustUnder = (day: BankingDay): boolean => day.sum >= justUnderFrom && !isCovered(day)

/** `day`: cut up within it; `dayBefore`: two days in a row that each stop just short, however many made them. */
export function structuredOver(day: BankingDay, before: BankingDay): 'day' | 'dayBefore' | null {
  if (!isJustUnder(day)) return null
  if (isJustUnder(before)) return 'dayBefore'
  return day.count >= structuredCount ? 'day' : null
}

/** Those of the failures, oldest first, that stand so close to others that together they are a case. */
export function failedTogether<T extends { at: Date }>(failures: readonly T[]): T[] {
  const isCrowd = (first: number) => {
    const [from, to] = [failures[first], failures[first + failedCount - 1]]
    return from && to ? to.at.getTime() - from.at.getTime() <= failedWithinMs : false
  }
  return failures.filter((_, index) =>
    Array.from({ length: failedCount }, (_first, back) => index - back).some(isCrowd),
  )
}

/** `unplayed`: deposited and not staked since; `over`: staked beyond that, which was other money. */
export type Unplayed = { unplayed: bigint; over: bigint }

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** GLI-19, A.8.2: what stakes leave of what was deposited. Those that came back were of other money first. */
export function leftUnplayed({ unplayed, over }: Unplayed, played: bigint): Unplayed {
  if (played >= 0n) {
    const deposited = least(unplayed, played)
    return { unplayed: unplayed - deposited, over: over + played - deposited }
  }
  const other = least(over, -played)
  return { unplayed: unplayed - played - other, over: over - other }
}

/** How much of what is asked for can only be money that was deposited and not played: all else leaves first. */
export function unplayedOf(
  asked: bigint,
  { unplayed, balance }: { unplayed: bigint; balance: bigint },
): bigint {
  const other = balance > unplayed ? balance - unplayed : 0n
  return asked > other ? asked - other : 0n
}
