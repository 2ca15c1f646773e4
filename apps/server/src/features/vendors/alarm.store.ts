import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export const alarmReasons = [
  'tx_conflict',
  'bad_signature',
  'round_stuck',
  'report_difference',
  'transfer_stuck',
  'transfer_conflict',
  'return_refused',
  'unpaid_win',
  'limit_reached',
] as const
export type AlarmReason = (typeof alarmReasons)[number]

export type NewAlarm = {
  vendorId: number
  memberId: bigint | null
  reason: AlarmReason
  /** The transaction, round, day, transfer or member it is about. */
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

export type OpenAlarm = Pick<Row<'vendor_alarm'>, 'id' | 'createdAt' | 'memberId' | 'subject'> & {
  reason: AlarmReason
  detail: object
}

/** What a person has to look at about a vendor, the oldest first. */
export async function listOpenAlarms(db: Db, vendorCode: string): Promise<OpenAlarm[]> {
  const { rows } = await sql<OpenAlarm>`
    select a.id, a.created_at as "createdAt", a.reason, a.member_id as "memberId", a.subject, a.detail
    from vendor_alarm a join vendor v on v.id = a.vendor_id
    where v.code = ${vendorCode} and a.resolved_at is null order by a.id`.execute(db)
  return rows
}

export async function countOpenAlarms(db: Db): Promise<Map<AlarmReason, number>> {
  const { rows } = await sql<{ reason: AlarmReason; count: number }>`
    select reason, count(*)::int as count from vendor_alarm where resolved_at is null group by reason`.execute(
    db,
  )
  return new Map(rows.map(({ reason, count }) => [reason, count]))
}

/** Whether a person still has to look at something of that reason about a member or a subject. */
export async function hasOpenAlarm(
  db: Db,
  {
    vendorId,
    reason,
    about,
  }: { vendorId: number; reason: AlarmReason; about: { memberId: bigint } | { subject: string } },
): Promise<boolean> {
  const { rows } = await sql`
    select from vendor_alarm
    where vendor_id = ${vendorId} and reason = ${reason} and resolved_at is null
      and ${'memberId' in about ? sql`member_id = ${about.memberId}` : sql`subject = ${about.subject}`}
    limit 1`.execute(db)
  return rows.length > 0
}

/** What it was about has ended by itself. */
export async function endAlarm(
  db: Db,
  { vendorId, reason, subject }: Pick<NewAlarm, 'vendorId' | 'reason' | 'subject'>,
): Promise<void> {
  await sql`
    update vendor_alarm set resolved_at = now()
    where vendor_id = ${vendorId} and reason = ${reason} and subject = ${subject} and resolved_at is null`.execute(
    db,
  )
}

/** Whether there was such an open alarm. */
export async function resolveAlarm(db: Db, vendorCode: string, id: bigint): Promise<boolean> {
  const { rows } = await sql`
    update vendor_alarm a set resolved_at = now() from vendor v
    where a.id = ${id} and v.id = a.vendor_id and v.code = ${vendorCode} and a.resolved_at is null
    returning a.id`.execute(db)
  return rows.length > 0
}

/**
 * Ends the alarm about a win once corrections of its round have paid it since, the oldest first, or every stake was given
 * back. Another win of the round pays only itself, and what has paid one alarm pays no other.
 */
export async function resolvePaidWins(db: Db): Promise<void> {
  await sql`
    update vendor_alarm set resolved_at = now() where id in (
      select a.id
      from vendor_alarm a
      join vendor_round r on (r.vendor_id, r.member_id, r.round_id) = (a.vendor_id, a.member_id, a.subject)
      cross join lateral (
        select min(o.created_at) as first_at, sum((o.detail ->> 'amount')::bigint) as in_all from vendor_alarm o
        where o.reason = 'unpaid_win' and o.id <= a.id
          and (o.vendor_id, o.member_id, o.subject) = (a.vendor_id, a.member_id, a.subject)
      ) owed
      cross join lateral (
        select sum(t.amount) as in_all, sum(t.amount) filter (where t.created_at > a.created_at) as since
        from vendor_tx t
        where t.call = 'adjust' and t.status = 'OK' and t.rolled_back_by is null and t.created_at > owed.first_at
          and (t.vendor_id, t.member_id, t.round_id) = (a.vendor_id, a.member_id, a.subject)
      ) paid
      where a.reason = 'unpaid_win' and a.resolved_at is null
        and (r.bets = 0 and r.voids > 0
          or paid.in_all >= owed.in_all and paid.since >= (a.detail ->> 'amount')::bigint))`.execute(db)
}
