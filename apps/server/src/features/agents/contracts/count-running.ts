import type { Context } from '#platform/context.ts'
import { findStanding } from './contract.store.ts'
import { type Counted, countPeriod } from './count.ts'
import { type Period, periodAt } from './period.store.ts'

/** The member's dividend of the running period as it stands now; `null` without a contract that has begun. */
export async function countRunning(
  ctx: Pick<Context, 'db' | 'now'>,
  memberId: bigint,
): Promise<(Period & Counted) | null> {
  return ctx.db.transaction().execute(async (tx) => {
    const contract = await findStanding(tx, { memberId, kind: 'dividend', state: 'valid' })
    const now = ctx.now()
    if (!contract?.startsAt || contract.startsAt > now) return null
    const { merchant, terms } = contract
    const period = await periodAt(tx, { merchant, kind: 'dividend', plan: terms.plan }, now)
    return { ...period, ...(await countPeriod(tx, contract, period)) }
  })
}
