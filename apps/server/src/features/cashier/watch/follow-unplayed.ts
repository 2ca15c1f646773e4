/** Follows how much of a member's cash was deposited and not played, by the movements of the ledger. */
import { type CashMovement, findCashMovement, sumStakes } from '#features/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { leftUnplayed, unplayedOf } from './case.rules.ts'
import { sumFoundUnplayed } from './case.store.ts'
import { type CashStep, listDepositsOf, type StepAmount } from './cash-step.store.ts'
import { findUnplayed, keepUnplayed, type UnplayedUpTo } from './unplayed.store.ts'

const kinds = {
  deposited: 'deposit',
  depositTakenBack: 'chargeback',
  withdrawalAsked: 'hold',
  withdrawalReturned: 'hold_released',
} as const

/** Answers the evidence that unplayed money was asked back; for any other step it is empty. */
export async function followUnplayed(tx: Tx, step: CashStep): Promise<StepAmount[]> {
  if (step.step === 'depositFailed' || step.step === 'withdrawalPaid') return []
  const { memberId, reference } = step
  const movement = await findCashMovement(tx, memberId, { kind: kinds[step.step], reference })
  // No cash moved: all of it paid a debt, or became one.
  if (!movement) return []
  const counted = await countUpTo(tx, memberId, movement)
  const { unplayed } = counted
  const keep = (now: bigint) => keepUnplayed(tx, memberId, { ...counted, unplayed: now })
  switch (step.step) {
    case 'deposited':
      await keep(unplayed + movement.amount)
      return []
    case 'depositTakenBack':
      await keep(unplayed > -movement.amount ? unplayed + movement.amount : 0n)
      return []
    case 'withdrawalReturned':
      await keep(unplayed + (await sumFoundUnplayed(tx, step.withdrawalId as bigint)))
      return []
    case 'withdrawalAsked': {
      const balance = movement.balance - movement.amount
      const leaving = unplayedOf(step.amount, { unplayed, balance })
      await keep(unplayed - leaving)
      if (leaving === 0n) return []
      const deposits = await listDepositsOf(tx, memberId, unplayed)
      return [...deposits.map((id) => ({ id, amount: 0n })), { id: step.id, amount: leaving }]
    }
  }
}

/**
 * A stake of low risk does not count as played, as for turnover; one whose risk is known later counts at once. The
 * merchant's weights by category do not matter here.
 */
async function countUpTo(tx: Tx, memberId: bigint, { version }: CashMovement): Promise<UnplayedUpTo> {
  const kept = await findUnplayed(tx, memberId)
  if (!kept) return { unplayed: 0n, over: 0n, version }
  const { version: after } = kept
  const upTo = version > after ? version : after
  const stakes = await sumStakes(tx, memberId, { wallet: 'cash', starts: [after], after, upTo, waiting: [] })
  const played = stakes
    .filter(({ risk }) => risk !== 'low')
    .reduce((sum, { amount: staked }) => sum + staked, 0n)
  return { ...leftUnplayed(kept, played), version: upTo }
}
