import type { Amount } from '@perya/money'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/db.ts'
import { findBetCap } from './bet-cap.store.ts'

/** The error of the limit that refused a bet: the largest bet a bonus allows, or else one of the member's own limits. */
export async function limitError(db: Db, memberId: bigint, bet: Amount): Promise<AppError> {
  const cap = await findBetCap(db, memberId)
  return cap !== null && bet > cap
    ? new AppError('limit.bonusBet', { amount: cap })
    : new AppError('limit.reached')
}
