import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type Refusal = { merchant: string; name: string; outcome: string; at: Date; ip: string }

export async function countRefusal(db: Db, { merchant, name, outcome, at, ip }: Refusal): Promise<void> {
  await sql`
    insert into operator_refusal as r (merchant, name, outcome, count, first_at, last_at, last_ip)
    values (${merchant}, ${name}, ${outcome}, 1, ${at}, ${at}, ${ip})
    on conflict (merchant, name, outcome) do update
    set count = r.count + 1, last_at = excluded.last_at, last_ip = excluded.last_ip`.execute(db)
}

export type Refusals = {
  merchant: string
  /** Each name and outcome with how often, from when to when, and from where last. */
  refused: unknown
}

/** What was refused since it was taken last, by merchant; it stands here no longer. */
export async function takeRefusals(tx: Tx): Promise<Refusals[]> {
  const { rows } = await sql<Refusals>`
    with taken as (delete from operator_refusal returning *)
    select merchant, jsonb_agg(jsonb_build_object('name', name, 'outcome', outcome, 'count', count,
      'firstAt', first_at, 'lastAt', last_at, 'lastIp', last_ip) order by name, outcome) as refused
    from taken group by merchant order by merchant`.execute(tx)
  return rows
}
