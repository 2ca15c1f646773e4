import { voidClaim } from '#features/rewards/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { askNoMore, type DepositRow, findDeposit, lockDeposit, setState } from './deposit.store.ts'
import { insertStep } from './step.store.ts'

/** The member cancels a deposit before it is paid; cancelling it again is a retry. */
export async function cancelDeposit(
  ctx: Pick<Context, 'db' | 'now'>,
  memberId: bigint,
  id: bigint,
): Promise<DepositRow> {
  return ctx.db.transaction().execute(async (tx) => {
    const deposit = await lockDeposit(tx, memberId, id)
    if (!deposit) throw new AppError('deposit.unknown')
    if (deposit.state === 'cancelled') return deposit
    if (deposit.state !== 'waiting') throw new AppError('deposit.ended')
    const now = ctx.now()
    await setState(tx, id, 'cancelled', now)
    // No gateway can be asked about a deposit by hand.
    if (deposit.kind === 'manual') await askNoMore(tx, deposit.reference)
    await voidClaim(tx, id, now)
    await insertStep(tx, { depositId: id, state: 'cancelled', now })
    return (await findDeposit(tx, memberId, id)) as DepositRow
  })
}
