/** What the cashier asks about the claims of its deposits. */
import type { Db, Tx } from '#platform/db.ts'
import { type Claim, findClaimOf, listClaimsOf, voidClaimOf } from './claim.store.ts'

export type { Claim } from './claim.store.ts'

/** The last claim of a deposit; a void one only when there is no other. */
export function claimOf(db: Db, depositId: bigint): Promise<Claim | undefined> {
  return findClaimOf(db, depositId)
}

/** The claims of several deposits; of each deposit the one to show comes last. */
export function claimsOf(db: Db, depositIds: readonly bigint[]): Promise<Claim[]> {
  return listClaimsOf(db, depositIds)
}

/** Voids the claim of a deposit that brought nothing. */
export function voidClaim(tx: Tx, depositId: bigint, now: Date): Promise<void> {
  return voidClaimOf(tx, depositId, now)
}
