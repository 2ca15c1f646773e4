/** The books of a vendor that keeps balances: what was brought home is not there for whoever asks again. */
import { type Amount, formatAmount, parseAmount } from '@perya/money'
import type { Answer, Asked } from './told-vendor.ts'

export function openVendorBooks() {
  const balances = new Map<string, Amount>()
  const outcomes = new Map<string, Answer>()
  const balanceOf = (playerId: string) => balances.get(playerId) ?? 0n

  /** Moves money once for a reference. */
  function move({ method, reference, playerId = '', amount = '0.00' }: Asked): void {
    if (method === 'cs' || outcomes.has(reference)) return
    const there = balanceOf(playerId)
    const moved = method === 'ft' ? parseAmount(amount) : there
    balances.set(playerId, method === 'ft' ? there + moved : 0n)
    outcomes.set(reference, { status: 'SUCCESS', amount: formatAmount(moved) })
  }

  return {
    win(memberId: bigint, amount: Amount): void {
      balances.set(String(memberId), balanceOf(String(memberId)) + amount)
    },
    left: (memberId: bigint): string => formatAmount(balanceOf(String(memberId))),
    answer(asked: Asked): Answer {
      move(asked)
      return outcomes.get(asked.reference) ?? { status: 'NOT_FOUND' }
    },
  }
}
