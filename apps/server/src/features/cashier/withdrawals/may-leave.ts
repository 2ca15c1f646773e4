import { countTurnover, type Turnover } from '#features/rewards/index.ts'
import type { Context } from '#platform/context.ts'
import type { Tx } from '#platform/db.ts'
import { findOwed } from '../debts/debts.ts'

/** How much of their money a member may take out now, and what keeps the rest: every screen and every rule asks here. */
export async function findMayLeave(
  ctx: Pick<Context, 'now'>,
  tx: Tx,
  memberId: bigint,
): Promise<{ mayLeave: bigint; owed: bigint; turnover: Turnover }> {
  const turnover = await countTurnover(ctx, tx, memberId)
  const { debt, contracts } = await findOwed(tx, memberId)
  return { mayLeave: debt + contracts > 0n ? 0n : turnover.withdrawable, owed: debt, turnover }
}
