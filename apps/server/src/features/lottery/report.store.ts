import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

/** How long the last word of those that agree is waited with. */
const holdSeconds = 60

/** Issues of draws held elsewhere that have no result, with what stands of what was said about them. */
const waiting = sql.raw(`
  lottery_issue i cross join lateral lottery_standing_reports(i.id) r
  where i.chain_id is null and i.sealed_at is not null and i.result is null and i.voided_at is null
    and i.closed_at is not null and i.settled_at is null and i.draws_at <= clock_timestamp()`)

/** Adds a source's word, which stands in place of what it said before; no result takes that back. */
export async function insertReport(
  db: Db,
  { issueId, source, result }: { issueId: bigint; source: string; result: readonly string[] | null },
): Promise<void> {
  await sql`
    insert into lottery_report (issue_id, source, result) values (${issueId}, ${source}, ${result}::text[])`.execute(
    db,
  )
}

export async function listReports(db: Db, issueId: bigint): Promise<{ source: string; result: string[] }[]> {
  const { rows } = await sql<{ source: string; result: string[] }>`
    select source, result from lottery_standing_reports(${issueId}) order by at`.execute(db)
  return rows
}

export type Agreed = { id: bigint; code: string; result: string[] }

/** Issues two sources agree on and none contradicts, the last word a minute ago or longer. */
export async function listAgreed(db: Db): Promise<Agreed[]> {
  const { rows } = await sql<Agreed>`
    select i.id, i.code, min(r.result) as result
    from ${waiting}
    group by i.id
    having count(*) >= 2 and count(distinct r.result) = 1
      and max(r.at) <= clock_timestamp() - make_interval(secs => ${holdSeconds})`.execute(db)
  return rows
}

/** Nobody says anything else about the issues until the transaction ends. */
export async function holdReports(tx: Tx, issueIds: readonly bigint[]): Promise<void> {
  await sql`
    select from lottery_issue where id = any (${issueIds}::bigint[]) order by id for no key update`.execute(
    tx,
  )
}

export async function listDisagreed(db: Db): Promise<{ id: bigint; results: unknown }[]> {
  const { rows } = await sql<{ id: bigint; results: unknown }>`
    select i.id, jsonb_object_agg(r.source, r.result) as results
    from ${waiting}
      and not exists (select from lottery_alarm a
        where a.issue_id = i.id and a.reason = 'reports_differ' and a.resolved_at is null)
    group by i.id having count(distinct r.result) > 1`.execute(db)
  return rows
}
