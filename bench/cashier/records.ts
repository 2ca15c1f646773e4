/** The first page of the account record of an agent with a million movements in a year, beside one with a week of them. */
import { closeDays, statement } from '../../apps/server/src/features/wallet/index.ts'
import type { Context } from '../../apps/server/src/platform/context.ts'
import { openBenchContext } from '../lottery/bench-context.ts'

const yearRows = 1_000_000
const weekRows = Math.round((yearRows * 7) / 365)
const dayMs = 86_400_000
const turns = 41
const page = { limit: 25, offset: 0 }

export async function measureRecords(): Promise<Record<string, number>> {
  const bench = await openBenchContext()
  try {
    const { ctx } = bench
    const year = await openBusy(ctx, { name: 'benchyear', rows: yearRows, days: 365 })
    const week = await openBusy(ctx, { name: 'benchweek', rows: weekRows, days: 7 })
    // The job of the night would have added these days up.
    await ctx.pool.query(
      "insert into ledger_day (merchant, day, time_zone) values ('PERYA', (now() - interval '366 days')::date, 'Asia/Manila')",
    )
    await closeDays(ctx)
    await ctx.pool.query('vacuum analyze')
    // From one business day's beginning to another's, as screens ask.
    const to = new Date(Math.ceil((Date.now() + 8 * 3_600_000) / dayMs) * dayMs - 8 * 3_600_000)
    const back = (days: number) => new Date(to.getTime() - days * dayMs)
    const ask = async (account: bigint, days: number) => {
      const from = performance.now()
      const { lines } = await statement(ctx.db, { account, from: back(days), to }, page)
      if (lines.length !== page.limit) throw new Error('the page is not full')
      return performance.now() - from
    }
    const took = { year: [] as number[], week: [] as number[], wholeYear: [] as number[] }
    for (let turn = 0; turn < turns; turn += 1) {
      took.week.push(await ask(week, 7))
      took.year.push(await ask(year, 7))
      took.wholeYear.push(await ask(year, 365))
    }
    const ms = (values: number[]) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] as number
    return {
      recordRows: yearRows,
      recordWeekMs: Number(ms(took.week).toFixed(1)),
      recordYearMs: Number(ms(took.year).toFixed(1)),
      recordYearOverWeek: Number((ms(took.year) / ms(took.week)).toFixed(2)),
      recordWholeYearMs: Number(ms(took.wholeYear).toFixed(1)),
      recordWholeYearOverWeek: Number((ms(took.wholeYear) / ms(took.week)).toFixed(2)),
    }
  } finally {
    await bench.close()
  }
}

/** A member whose cash moved so often in the last days; the movements stand below the first version. */
async function openBusy(
  { pool }: Context,
  { name, rows: count, days }: { name: string; rows: number; days: number },
): Promise<bigint> {
  await pool.query(`select ledger_make_partitions((now() - interval '13 months')::date, 14)`)
  const { rows } = await pool.query<{ cash: bigint; house: bigint }>(
    `with made as (
       insert into member (merchant, user_name, type) values ('PERYA', $1, 1) returning id
     )
     select ledger_open_account('member_cash', 'PERYA', 'PHP', id, '') as cash,
       ledger_open_account('house', 'PERYA', 'PHP', null, '') as house from made`,
    [name],
  )
  const { cash, house } = rows[0] as { cash: bigint; house: bigint }
  await pool.query(
    `with past as (
       select nextval('ledger_transfer_id') as id, n,
         now() - ($4 || ' days')::interval * (1 - n / $3::float8) as at
       from generate_series(1, $3::bigint) n
     ), kept as (
       insert into ledger_transfer (id, key, kind, accounts, amounts, balance_after, version, created_at, seal)
       select id, $5 || n, case n % 2 when 0 then 'stake' else 'payout' end, array[$1::bigint, $2::bigint],
         case n % 2 when 0 then array[-10000, 10000] else array[10000, -10000] end, 0, n - $3 - 1, at, '\\x00'
       from past
     )
     insert into ledger_entry (transfer_id, account_id, amount, balance_after, version, created_at)
     select id, $1, case n % 2 when 0 then -10000 else 10000 end, case n % 2 when 0 then 0 else 10000 end,
       n - $3 - 1, at
     from past`,
    [cash, house, count, days, `past:${name}:`],
  )
  return cash
}
