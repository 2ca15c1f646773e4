import { hasOpenOrders } from '#features/lottery/index.ts'
import { hasOpenRounds } from '#features/vendors/index.ts'
import { findCash, lockMoney } from '#features/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { findClaim } from '../promotions/claim.store.ts'
import { endClaim } from '../promotions/end-claim.ts'
import { lapseAll, listOpen } from '../requirements/requirement.store.ts'

/** ₱0.10: no game takes so little. */
const spent = 1_000n

/**
 * Ends requirements when the wallet is empty and no open round or order can bring money back; an active bonus is
 * forfeited with them. The caller has locked the member. Answers whether anything ended.
 */
export async function lapseWhenEmpty(tx: Tx, memberId: bigint, now: Date): Promise<boolean> {
  if ((await listOpen(tx, memberId)).length === 0) return false
  // Most wallets are not empty; they are found without a lock.
  if ((await findCash(tx, memberId)).balance >= spent) return false
  const { cash, bonus, elsewhere } = await lockMoney(tx, memberId)
  if (cash + bonus + elsewhere >= spent) return false
  if ((await hasOpenRounds(tx, memberId)) || (await hasOpenOrders(tx, memberId))) return false
  const claim = await findClaim(tx, { activeOf: memberId })
  if (claim) await endClaim(tx, claim, { state: 'forfeited', now })
  await lapseAll(tx, memberId, now)
  return true
}
