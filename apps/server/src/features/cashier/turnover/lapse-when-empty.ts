import { hasOpenTickets } from '#features/lottery/index.ts'
import { hasOpenRounds } from '#features/vendors/index.ts'
import { lockMoney } from '#features/wallet/index.ts'
import type { Tx } from '#platform/db.ts'
import { lapseAll, listOpen } from './turnover.store.ts'

/** ₱0.10: no game takes so little. */
const spent = 1_000n

/** With the member held. Nobody has to stake for money that is gone, once nothing in play can bring it back. */
export async function lapseWhenEmpty(tx: Tx, memberId: bigint, now: Date): Promise<void> {
  if ((await listOpen(tx, memberId)).length === 0) return
  const { cash, bonus, elsewhere } = await lockMoney(tx, memberId)
  if (cash + bonus + elsewhere >= spent) return
  if ((await hasOpenRounds(tx, memberId)) || (await hasOpenTickets(tx, memberId))) return
  await lapseAll(tx, memberId, now)
}
