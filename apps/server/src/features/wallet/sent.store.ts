import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { findWholeDays, hoursBeside } from './statement.store.ts'

const dayMs = 86_400_000

export type Sent = { amount: bigint; timesToday: number }

export async function sumSentFrom(db: Db, cash: bigint, now: Date): Promise<Sent> {
  const span = { from: new Date(0), to: new Date(now.getTime() + dayMs) }
  const whole = await findWholeDays(db, { account: cash, ...span })
  const parts = hoursBeside(whole, span).map(
    ({ since, until }) => sql`
      select e.amount, e.created_at as at
      from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
      where e.account_id = ${cash} and e.version is not null and e.amount < 0 and t.kind = 'member_transfer'
        and e.created_at >= ${since} and e.created_at < ${until}`,
  )
  if (whole) {
    parts.push(sql`
      select total_out, null from ledger_day_total
      where account_id = ${cash} and kind = 'member_transfer'
        and day between ${whole.first}::date and ${whole.last}::date`)
  }
  const { rows } = await sql<Sent>`
    select coalesce(-sum(s.amount), 0)::bigint as amount,
      count(*) filter (
        where (s.at at time zone m.time_zone)::date = (${now}::timestamptz at time zone m.time_zone)::date
      )::int as "timesToday"
    from (${sql.join(parts, sql` union all `)}) s (amount, at)
    cross join (
      select m.time_zone from ledger_account a join merchant m on m.code = a.merchant where a.id = ${cash}
    ) m`.execute(db)
  return rows[0] as Sent
}
