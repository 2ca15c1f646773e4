/** How fast an issue with very many tickets is sealed, settled and paid, beside a bare copy of as many rows. */
import { openBeacon } from '../../apps/server/src/features/lottery/draws/beacons.ts'
import { listToSeal, listToSettle } from '../../apps/server/src/features/lottery/issues/step.store.ts'
import { sealBets } from '../../apps/server/src/features/lottery/proofs/seal-bets.ts'
import { settleIssue } from '../../apps/server/src/features/lottery/settlement/settle-issue.ts'
import type { Context } from '../../apps/server/src/platform/context.ts'
import type { Pool } from '../../apps/server/src/platform/db.ts'
import { fillIssue, makeMembers, makeSlips } from './tickets.ts'

const tickets = Number(process.env.BENCH_TICKETS ?? 1_000_000)
const members = 20_000
const megabyte = 1_048_576

export async function measureSettling(ctx: Context): Promise<Record<string, number>> {
  openBeacon(ctx)
  const firstMember = await makeMembers(ctx.pool, members)
  const figures: Record<string, number> = { settledTickets: tickets }
  for (const [name, different] of [
    ['popular', 20_000],
    ['distinct', tickets],
  ] as const) {
    const slips = makeSlips(Math.min(different, tickets), name === 'popular' ? '0.001' : '0.01')
    await fillIssue(ctx.pool, {
      code: 'ssc-1',
      issueNo: `2030010${name === 'popular' ? 1 : 2}`,
      tickets,
      slips,
      firstMember,
      members,
    })
    slips.length = 0
    globalThis.gc?.()
    const [toSeal] = await listToSeal(ctx.db)
    if (!toSeal) throw new Error('nothing is to be sealed')
    const sealSeconds = await timed(() => sealBets(ctx, toSeal))
    await ctx.pool.query(
      `update lottery_issue set result = '{1,2,3,4,5}', drawn_at = clock_timestamp() where id = $1`,
      [toSeal.id],
    )
    const copySeconds = await timed(() => copyRows(ctx.pool, toSeal.id))
    const [toSettle] = await listToSettle(ctx.db)
    if (!toSettle) throw new Error('nothing is to be settled')
    let heldMb = 0
    const before = process.memoryUsage().rss
    const watch = setInterval(() => {
      heldMb = Math.max(heldMb, (process.memoryUsage().rss - before) / megabyte)
    }, 20)
    const settleSeconds = await timed(() => settleIssue(ctx, toSettle))
    clearInterval(watch)
    const { rows } = await ctx.pool.query<{ won: bigint; settled: boolean }>(
      `select (select count(*) from lottery_payout where issue_id = i.id) as won, settled_at is not null as settled
       from lottery_issue i where id = $1`,
      [toSettle.id],
    )
    if (!rows[0]?.settled) throw new Error('the issue was not settled')
    console.log(
      `  ${name}: sealed in ${sealSeconds.toFixed(1)} s, settled in ${settleSeconds.toFixed(1)} s, ${rows[0].won} winners, a bare copy ${copySeconds.toFixed(1)} s`,
    )
    Object.assign(figures, {
      [`${name}TicketsPerSecond`]: Math.round(tickets / settleSeconds),
      [`${name}SettleOverCopy`]: round(copySeconds / settleSeconds),
      [`${name}SealOverCopy`]: round(copySeconds / sealSeconds),
      [`${name}SettleMb`]: Math.round(heldMb),
    })
  }
  return figures
}

/** As many rows as there are tickets, into a table of the same shape and with the same keys. */
async function copyRows(pool: Pool, issueId: bigint): Promise<void> {
  await pool.query(
    'drop table if exists bench_copy; create table bench_copy (like lottery_payout including all)',
  )
  await pool.query(
    `insert into bench_copy (issue_id, version, member_id, suborder_id, amount)
     select issue_id, 1, member_id, id, cost from lottery_suborder where issue_id = $1`,
    [issueId],
  )
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}

const round = (ratio: number) => Number(ratio.toFixed(2))
