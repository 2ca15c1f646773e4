import { feeOf } from '@perya/contract/fee'
import type { WalletBalance } from '@perya/contract/wallet'
import { type Amount, amountUnit, parseAmount } from '@perya/money'
import { readAmount } from '#lib/read-amount.rules.ts'

/** More than nothing. */
export const isSome = (amount: string) => parseAmount(amount) > 0n

/** What is neither here nor set aside: at vendors that keep balances, or on its way; `null` where nothing is. */
export function moneyAway({ sumBalance, cash, overdrawn, bonus, held }: WalletBalance): Amount | null {
  const here = parseAmount(cash) - parseAmount(overdrawn) + parseAmount(bonus) + parseAmount(held)
  const away = parseAmount(sumBalance) - here
  return away > 0n ? away : null
}

/** What moving an amount costs; nothing as long as there is none. */
export function feeFor(amount: Amount | null, terms: { feeFixed: string; feeRate: number }): Amount {
  if (amount === null) return 0n
  return feeOf(amount, { fixed: parseAmount(terms.feeFixed), rate: terms.feeRate })
}

/** How much of the whole a part is, from 0 to 100. */
export function shareOf(part: string, whole: string): number {
  const all = parseAmount(whole)
  return all > 0n ? Number((parseAmount(part) * 100n) / all) : 100
}

/** Whole pesos are read at a glance; what is not whole is not cut. */
export const decimalsOf = (amount: Amount) => (amount % amountUnit === 0n ? 0 : 2)

const cent = amountUnit / 100n

/** Between the least and the most there is a way for, no more than there is; `null` where that is too little. */
export function limitsWithin(
  available: Amount,
  { min, max }: { min: Amount; max: Amount },
): { min: Amount; max: Amount } | null {
  const most = available < max ? available - (available % cent) : max
  return most < min ? null : { min, max: most }
}

/** The usual amounts that can be had, and all there is where that is less than the largest of them. */
export function quickWithin(usual: readonly Amount[], { min, max }: { min: Amount; max: Amount }): Amount[] {
  const possible = usual.filter((amount) => min <= amount && amount < max)
  return possible.length < usual.length ? [...possible, max] : possible
}

export type AmountVerdict = 'ok' | 'empty' | 'unreadable' | 'small' | 'large'

export function judgeAmount(typed: string, { min, max }: { min: Amount; max: Amount }): AmountVerdict {
  if (typed.trim() === '') return 'empty'
  const amount = readAmount(typed)
  if (amount === null) return 'unreadable'
  if (amount < min) return 'small'
  return amount > max ? 'large' : 'ok'
}

/** Minutes and seconds until then, `00:00` once it is past. */
export function countdown(until: string, now: number): string {
  const seconds = Math.max(0, Math.ceil((new Date(until).getTime() - now) / 1_000))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`
}
