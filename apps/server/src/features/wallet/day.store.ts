import { sql } from 'kysely'
import { allowLongStatements, type Db, type Tx } from '#platform/db.ts'

export type OpenDay = { merchant: string; timeZone: string; day: string; from: Date; to: Date }

/** The oldest finished day of each merchant that is not added up yet and whose movements have all committed. */
export async function listOpenDays(db: Db): Promise<OpenDay[]> {
  const { rows } = await sql<OpenDay>`
    select n.merchant, n.time_zone as "timeZone", n.day::text as day,
      n.day::timestamp at time zone n.time_zone as "from",
      (n.day + 1)::timestamp at time zone n.time_zone as "to"
    from (
      select m.code as merchant, m.time_zone,
        coalesce(
          (select max(d.day) + 1 from ledger_day d where d.merchant = m.code),
          (select (min(a.opened_at) at time zone m.time_zone)::date from ledger_account a where a.merchant = m.code)
        ) as day
      from merchant m
    ) n
    where (n.day + 1)::timestamp at time zone n.time_zone <= ledger_settled_before()`.execute(db)
  return rows
}

/** False when another process has done it. */
export async function closeDay(tx: Tx, { merchant, timeZone, day, from, to }: OpenDay): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into ledger_day (merchant, day, time_zone) values (${merchant}, ${day}::date, ${timeZone})
    on conflict do nothing`.execute(tx)
  if (numAffectedRows !== 1n) return false
  await allowLongStatements(tx)
  await sql`
    insert into ledger_day_total (account_id, day, kind, entries, total_in, total_out, last_version)
    select e.account_id, ${day}::date, t.kind, count(*),
      coalesce(sum(e.amount) filter (where e.amount > 0), 0), coalesce(sum(e.amount) filter (where e.amount < 0), 0),
      max(e.version)
    from ledger_entry e
    join ledger_transfer t on t.id = e.transfer_id
    join ledger_account a on a.id = e.account_id and a.merchant = ${merchant}
    where e.created_at >= ${from} and e.created_at < ${to} and e.version is not null
    group by e.account_id, t.kind`.execute(tx)
  return true
}
