/** Draws held elsewhere whose time has come, and whose result has not. */
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

const isAwaited = sql.raw(`
  i.chain_id is null and i.sealed_at is not null and i.result is null
  and i.closed_at is not null and i.settled_at is null and i.voided_at is null`)

/** What two agree on counts within a minute, however late. */
const isAgreed = sql.raw(`
  (select count(*) >= 2 and count(distinct r.result) = 1 from lottery_standing_reports(i.id) r)`)

export type Unasked = { id: bigint; code: string; issueNo: string; source: string }

/** The draws that were held, each with the sources that have said nothing about it. */
export async function listUnasked(db: Db, sources: readonly string[]): Promise<Unasked[]> {
  const { rows } = await sql<Unasked>`
    select i.id, i.code, i.issue_no as "issueNo", s.source
    from lottery_issue i cross join unnest(${sources}::text[]) s (source)
    where ${isAwaited} and i.draws_at <= clock_timestamp()
      and not exists (select from lottery_report r where r.issue_id = i.id and r.source = s.source)
    order by i.draws_at, i.id, s.source`.execute(db)
  return rows
}

/** Those a person has to ask about, with who has said something. */
export async function listOverdue(db: Db, minutes: number): Promise<{ id: bigint; sources: string[] }[]> {
  const { rows } = await sql<{ id: bigint; sources: string[] }>`
    select i.id, array(select r.source from lottery_standing_reports(i.id) r order by r.at) as sources
    from lottery_issue i
    where ${isAwaited} and i.draws_at <= clock_timestamp() - make_interval(mins => ${minutes}) and not ${isAgreed}
      and not exists (select from lottery_alarm a
        where a.issue_id = i.id and a.reason = 'reports_missing' and a.resolved_at is null)`.execute(db)
  return rows
}

export type GivenUp = { id: bigint; code: string; issueNo: string }

/** What is agreed on and cannot be kept is as good as not told. */
const isGivenUp = (hours: number) => sql`
  ${isAwaited} and i.draws_at <= clock_timestamp() - make_interval(hours => ${hours})
  and (not ${isAgreed} or exists (
    select from lottery_alarm a
    where a.issue_id = i.id and a.reason = 'result_refused' and a.resolved_at is null))`

/** Those that have waited long enough. */
export async function listGivenUp(db: Db, hours: number): Promise<GivenUp[]> {
  const { rows } = await sql<GivenUp>`
    select i.id, i.code, i.issue_no as "issueNo" from lottery_issue i where ${isGivenUp(hours)} order by i.id`.execute(
    db,
  )
  return rows
}

/** Holds one of them against anything else that is said about it; false when somebody else has it, or it got its word. */
export async function lockGivenUp(tx: Tx, id: bigint, hours: number): Promise<boolean> {
  const { rows: held } = await sql`
    select from lottery_issue where id = ${id} for update skip locked`.execute(tx)
  if (held.length === 0) return false
  // Asked again now that nobody can add a word: the first look did not see one that came just before the lock.
  const { rows } = await sql`select from lottery_issue i where i.id = ${id} and ${isGivenUp(hours)}`.execute(
    tx,
  )
  return rows.length > 0
}
