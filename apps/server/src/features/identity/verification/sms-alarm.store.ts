import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type SmsAlarm = Pick<Row<'sms_alarm'>, 'id' | 'merchant' | 'perDay' | 'raisedAt'>

/** One alarm for a cap and the time it counts; `false` when somebody was told already, settled or not. */
export async function putSmsAlarm(
  db: Db,
  { merchant, perDay, raisedAt, windowMs }: Omit<SmsAlarm, 'id'> & { windowMs: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into sms_alarm (merchant, per_day, raised_at)
    select ${merchant}::text, ${perDay}::int, ${raisedAt}::timestamptz
    where not exists (
      select from sms_alarm a
      where a.merchant is not distinct from ${merchant}::text and a.per_day = ${perDay}::int
        and a.raised_at > ${new Date(raisedAt.getTime() - windowMs)}::timestamptz)
    on conflict do nothing returning id`.execute(db)
  return rows.length > 0
}

/** Those of a site and of all sites together; all there are where no site is named. */
export async function listSmsAlarms(db: Db, merchant?: string): Promise<SmsAlarm[]> {
  const { rows } = await sql<SmsAlarm>`
    select id, merchant, per_day as "perDay", raised_at as "raisedAt" from sms_alarm
    where settled_at is null and (merchant is null or merchant = coalesce(${merchant ?? null}, merchant))
    order by id`.execute(db)
  return rows
}

/** `false` when there is no such open alarm. */
export async function closeSmsAlarm(
  db: Db,
  settled: { id: bigint; merchant: string; operator: string; remark: string; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update sms_alarm
    set settled_at = ${settled.at}, settled_by = ${settled.operator}, remark = ${settled.remark}
    where id = ${settled.id} and settled_at is null and (merchant is null or merchant = ${settled.merchant})
    returning id`.execute(db)
  return rows.length > 0
}
