import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type AlarmReason =
  | 'programs_differ'
  | 'reports_differ'
  | 'reports_missing'
  | 'result_refused'
  | 'beacon_silent'

/** Raised once for an issue and a reason, until that has ended. */
export async function raiseAlarm(
  db: Db,
  issueId: bigint,
  reason: AlarmReason,
  detail: unknown,
): Promise<void> {
  await sql`
    insert into lottery_alarm (issue_id, reason, detail)
    values (${issueId}, ${reason}, ${JSON.stringify(detail)}::jsonb)
    on conflict (issue_id, reason) where resolved_at is null do nothing`.execute(db)
}

export type Alarm = { code: string; issueNo: string; reason: AlarmReason; detail: unknown; createdAt: Date }

export async function listAlarms(db: Db): Promise<Alarm[]> {
  const { rows } = await sql<Alarm>`
    select i.code, i.issue_no as "issueNo", a.reason, a.detail, a.created_at as "createdAt"
    from lottery_alarm a join lottery_issue i on i.id = a.issue_id
    where a.resolved_at is null order by a.id`.execute(db)
  return rows
}

export async function countAlarms(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lottery_alarm where resolved_at is null`.execute(db)
  return (rows[0] as { count: number }).count
}

/** Whatever is void needs nobody's look, nor a draw that has its result; why the programs differed a person says. */
export async function resolveEnded(db: Db): Promise<void> {
  await sql`
    update lottery_alarm a set resolved_at = clock_timestamp()
    from lottery_issue i
    where a.resolved_at is null and i.id = a.issue_id
      and (i.voided_at is not null
        or (a.reason <> 'programs_differ' and i.result is not null)
        or (a.reason = 'reports_differ'
          and (select count(distinct r.result) < 2 from lottery_standing_reports(i.id) r))
        or (a.reason = 'result_refused'
          and (select count(*) < 2 or count(distinct r.result) > 1 from lottery_standing_reports(i.id) r)))`.execute(
    db,
  )
}

/** After a person has looked. */
export async function resolveAlarms(db: Db, issueId: bigint, reason: AlarmReason): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update lottery_alarm set resolved_at = clock_timestamp()
    where issue_id = ${issueId} and reason = ${reason} and resolved_at is null`.execute(db)
  return (numAffectedRows ?? 0n) > 0n
}
