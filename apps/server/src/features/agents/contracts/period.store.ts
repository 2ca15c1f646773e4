import type { ContractKind } from '@perya/contract/agent-contracts'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { type DividendPlan, periodStarts } from './terms.rules.ts'

export type Period = {
  from: Date
  to: Date
  /** Business days of the merchant, the last one included. */
  firstDay: string
  lastDay: string
}

/** An hour, a business day or a part of a month, by the merchant's own clock. */
export type Rhythm = { merchant: string; kind: ContractKind; plan?: DividendPlan | undefined }

/** The period of a contract that an instant lies in. */
export async function periodAt(db: Db, { merchant, kind, plan }: Rhythm, at: Date): Promise<Period> {
  const starts = periodStarts(plan)
  const { rows } = await sql<Period>`
    select b.first at time zone time_zone as "from", b.next at time zone time_zone as "to",
      b.first::date::text as "firstDay", (b.next - interval '1 second')::date::text as "lastDay"
    from (
      select m.time_zone, ${at}::timestamptz at time zone m.time_zone as local from merchant m where m.code = ${merchant}
    ) l
    cross join lateral (
      select date_trunc('month', l.local) as month, extract(day from l.local)::int as day
    ) d
    cross join lateral (
      select
        case ${kind}
          when 'hourly' then date_trunc('hour', l.local)
          when 'daily' then date_trunc('day', l.local)
          else d.month + make_interval(days => (select max(s) from unnest(${starts}::int[]) s where s <= d.day) - 1)
        end as first,
        case ${kind}
          when 'hourly' then date_trunc('hour', l.local) + interval '1 hour'
          when 'daily' then date_trunc('day', l.local) + interval '1 day'
          else coalesce(
            d.month + make_interval(days => (select min(s) from unnest(${starts}::int[]) s where s > d.day) - 1),
            d.month + interval '1 month')
        end as next
    ) b`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`there is no merchant ${merchant}`)
  return row
}
