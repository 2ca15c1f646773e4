import { type Measure, moneyMeasures, type Period, realityMinutes } from '@perya/contract/protection-bounds'
import { formatAmount, parseAmount } from '@perya/money'

export type Which = { measure: Measure; period: Period }

/** Where money is counted, caps are amounts; elsewhere they are minutes. */
export const isOfMoney = ({ measure }: { measure: Measure }) =>
  (moneyMeasures as readonly string[]).includes(measure)

const minutesMax: Record<Period, bigint> = {
  day: 24n * 60n,
  week: 7n * 24n * 60n,
  month: 30n * 24n * 60n,
  sitting: 60n,
}

/** A cap as it is kept; `undefined` when nobody could mean it. */
export function readCap(which: Which, text: string): bigint | undefined {
  if ((which.measure === 'reality') !== (which.period === 'sitting')) return undefined
  if (isOfMoney(which)) {
    const amount = parseAmount(text)
    return amount > 0n ? amount : undefined
  }
  if (!/^\d+$/.test(text)) return undefined
  const minutes = BigInt(text)
  if (which.measure === 'reality') {
    return realityMinutes.some((each) => BigInt(each) === minutes) ? minutes : undefined
  }
  return minutes > 0n && minutes <= minutesMax[which.period] ? minutes : undefined
}

export const capText = (which: Which, cap: bigint) => (isOfMoney(which) ? formatAmount(cap) : cap.toString())

/** Whether it lets no more through than before; no limit at all (`null`) lets everything through. */
export function isStricter(now: bigint | null, wished: bigint | null): boolean {
  return wished !== null && (now === null || wished <= now)
}

/** 24 hours to think again. */
export const wishWaitMs = 24 * 60 * 60_000
