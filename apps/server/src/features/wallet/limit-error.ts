import type { Amount } from '@perya/money'
import { AppError } from '#platform/app-error.ts'
import type { Db } from '#platform/db.ts'
import { findBetCap } from './bet-cap.store.ts'

/** Which limit a bet was refused for: what a bonus allows one bet to be, or else one of the member's own. */
export async function limitError(db: Db, memberId: bigint, bet: Amount): Promise<AppError> {
  const cap = await findBetCap(db, memberId)
  return cap !== null && bet > cap
    ? new AppError('limit.bonusBet', { amount: cap })
    : new AppError('limit.reached')
}
