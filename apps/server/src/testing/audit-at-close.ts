import { auditLedger } from '#features/wallet/index.ts'
import type { Context } from '#platform/context.ts'
import type { Pool } from '#platform/db.ts'
import { findBrokenInvariants } from './invariants.ts'

const excused = new WeakMap<Pool, string>()

/** For a suite that changes the past by hand; it says why, and its database is closed without an audit. */
export function excuseFromAudit({ pool }: Pick<Context, 'pool'>, why: string): void {
  excused.set(pool, why)
}

/** Whatever a suite did, the money it moved has to add up: I1–I10, the seals and the closings. */
export async function auditAtClose(ctx: Pick<Context, 'db' | 'pool' | 'log'>): Promise<void> {
  if (excused.has(ctx.pool)) return
  const { rows } = await ctx.pool.query<{ moved: boolean }>(
    'select exists (select from ledger_transfer) as moved',
  )
  if (!rows[0]?.moved) return
  const faults = [
    ...(await auditLedger(ctx)).map(({ rule, place, detail }) => `${rule} ${place}: ${detail}`),
    ...(await findBrokenInvariants(ctx.pool)),
  ]
  if (faults.length > 0) {
    throw new Error(`the suite leaves a ledger that does not hold:\n${faults.slice(0, 20).join('\n')}`)
  }
}
