import { lockMoney } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { giveBack } from './end-withdrawal.ts'
import { lockWaiting } from './withdrawal.store.ts'

/** Gives back withdrawals that were not sent yet until the cash covers what the member owes. */
export async function recallWaiting(
  ctx: Pick<Context, 'db' | 'now'>,
  tx: Tx,
  memberId: bigint,
  { needed, reason }: { needed: bigint; reason: 'debt' | 'contracts' },
): Promise<void> {
  const waiting = await lockWaiting(tx, memberId)
  let { cash } = await lockMoney(tx, memberId)
  for (const each of waiting) {
    if (cash >= needed) return
    await giveBack(ctx, tx, each, { state: 'rejected', reason })
    cash += each.amount
  }
}
