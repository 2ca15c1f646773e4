import { type Measure, moneyMeasures, type Period } from '@perya/contract/protection-bounds'
import { formatAmount } from '@perya/money'
import { readAmount } from '#lib/read-amount.rules.ts'

export const isOfMoney = (measure: Measure) => (moneyMeasures as readonly string[]).includes(measure)

const minutesMax: Record<Period, number> = { day: 1_440, week: 10_080, month: 43_200, sitting: 60 }

/** A cap as the server wants it; `null` when what was typed is none. */
export function readCap(
  { measure, period }: { measure: Measure; period: Period },
  typed: string,
): string | null {
  if (isOfMoney(measure)) {
    const amount = readAmount(typed)
    return amount !== null && amount > 0n ? formatAmount(amount) : null
  }
  const text = typed.trim()
  const minutes = Number(text)
  return /^\d{1,5}$/.test(text) && minutes > 0 && minutes <= minutesMax[period] ? String(minutes) : null
}

/** How much of a cap is used, from 0 to 100; a loss below nothing uses none of it. */
export function usedShare(used: string, cap: string): number {
  const whole = Number(cap)
  return whole > 0 ? Math.min(100, Math.max(0, Math.round((Number(used) / whole) * 100))) : 0
}
