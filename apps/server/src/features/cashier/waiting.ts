/** What waits for operators, for their commands; the oldest first. */
import type { Db } from '#platform/db.ts'
import { type AdjustmentRow, listProposed } from './adjustments/adjustment.store.ts'
import { listToConfirm, type ToConfirm } from './deposits/deposit.store.ts'
import { listParked, type ParkedPayment } from './deposits/payment.store.ts'
import { listToReview, type ToReview } from './withdrawals/withdrawal.store.ts'

export function waitingAdjustments(db: Db, merchant: string): Promise<AdjustmentRow[]> {
  return listProposed(db, merchant)
}

export function waitingByHand(db: Db, merchant: string): Promise<ToConfirm[]> {
  return listToConfirm(db, merchant)
}

export function waitingPayments(db: Db, merchant: string): Promise<ParkedPayment[]> {
  return listParked(db, merchant)
}

/** Ordered by the time that was promised; those that take longer than promised are in it too. */
export function waitingWithdrawals(db: Db, merchant: string, now: Date): Promise<ToReview[]> {
  return listToReview(db, merchant, now)
}
