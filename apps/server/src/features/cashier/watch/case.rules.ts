/** Decides when deposits and withdrawals of a member are a case, with each threshold and its source. */
import { parseAmount } from '@perya/money'

export type CaseKind = 'covered' | 'structuring' | 'unplayed' | 'failedDeposits' | 'nearMatch'

/** RA 10927: a casino's cash transaction is covered when it is more than this, by itself or with others of its banking day. */
const coveredAbove = parseAmount('5000000')
/** The law states it in pesos, and the platform has no exchange rates. */
export const coveredCurrency = 'PHP'

/** RA 9160, section 3(b-1): structuring to avoid a report is suspicious. That it begins at 80 % is our own reading. */
const justUnderFrom = (coveredAbove * 80n) / 100n
/** Our own reading too: one large deposit may be all somebody has; three that stay just below are structuring. */
const structuredCount = 3

/** GLI-19, A.3.6b: this many failed deposits within this time. */
const failedCount = 5
export const failedWithinMs = 10 * 60_000

/** The cash transactions of one member and banking day. */
export type BankingDay = { count: number; sum: bigint }

export const isCovered = ({ sum }: BankingDay): boolean => sum > coveredAbove

const isJustUnder = (day: BankingDay): boolean => day.sum >= justUnderFrom && !isCovered(day)

/** `day`: several transactions just below it in one day; `dayBefore`: two days in a row just below it. */
export function structuredOver(day: BankingDay, before: BankingDay): 'day' | 'dayBefore' | null {
  if (!isJustUnder(day)) return null
  if (isJustUnder(before)) return 'dayBefore'
  return day.count >= structuredCount ? 'day' : null
}

/** The failures, oldest first, that are close enough together to make a case. */
export function failedTogether<T extends { at: Date }>(failures: readonly T[]): T[] {
  const isCrowd = (first: number) => {
    const [from, to] = [failures[first], failures[first + failedCount - 1]]
    return from && to ? to.at.getTime() - from.at.getTime() <= failedWithinMs : false
  }
  return failures.filter((_, index) =>
    Array.from({ length: failedCount }, (_first, back) => index - back).some(isCrowd),
  )
}

/** `unplayed`: deposited and not staked since. `over`: stakes beyond all deposits, made with other money. */
export type Unplayed = { unplayed: bigint; over: bigint }

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** GLI-19, A.8.2: takes stakes off what was deposited. A stake that came back counts as other money first. */
export function leftUnplayed({ unplayed, over }: Unplayed, played: bigint): Unplayed {
  if (played >= 0n) {
    const deposited = least(unplayed, played)
    return { unplayed: unplayed - deposited, over: over + played - deposited }
  }
  const other = least(over, -played)
  return { unplayed: unplayed - played - other, over: over - other }
}

/** How much of a withdrawal must be deposited money that was not played: all other cash leaves first. */
export function unplayedOf(
  asked: bigint,
  { unplayed, balance }: { unplayed: bigint; balance: bigint },
): bigint {
  const other = balance > unplayed ? balance - unplayed : 0n
  return asked > other ? asked - other : 0n
}
