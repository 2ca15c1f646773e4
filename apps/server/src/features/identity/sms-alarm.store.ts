import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type SmsAlarm = { id: bigint; merchant: string | null; perDay: number; raisedAt: Date }

/** One open alarm for a cap; `false` when somebody has to look into it already. */
export async function putSmsAlarm(
  db: Db,
  { merchant, perDay, raisedAt }: Omit<SmsAlarm, 'id'>,
): Promise<boolean> {
  const { rows } = await sql`
    insert into sms_alarm (merchant, per_day, raised_at) values (${merchant}, ${perDay}, ${raisedAt})
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
