import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type AlarmReason =
  | 'tx_conflict'
  | 'bad_signature'
  | 'round_stuck'
  | 'report_difference'
  | 'transfer_stuck'
  | 'unpaid_win'

export type NewAlarm = {
  vendorId: number
  memberId: bigint | null
  reason: AlarmReason
  /** The transaction, round, day or transfer it is about. */
  subject: string
  detail?: object
}

/** One open alarm for one subject. */
export async function raiseAlarm(db: Db, alarm: NewAlarm): Promise<void> {
  await sql`
    insert into vendor_alarm (vendor_id, member_id, reason, subject, detail)
    select ${alarm.vendorId}, ${alarm.memberId}, ${alarm.reason}, ${alarm.subject}, ${JSON.stringify(alarm.detail ?? {})}
    where not exists (
      select from vendor_alarm a
      where a.vendor_id = ${alarm.vendorId} and a.reason = ${alarm.reason} and a.subject = ${alarm.subject}
        and a.member_id is not distinct from ${alarm.memberId} and a.resolved_at is null)`.execute(db)
}
