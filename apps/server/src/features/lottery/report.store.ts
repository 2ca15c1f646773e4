import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** How long the second word of two that agree is waited with. */
const holdSeconds = 60

const waiting = sql.raw(`
  i.chain_id is null and i.sealed_at is not null and i.result is null and i.voided_at is null
  and i.closed_at is not null and i.settled_at is null`)

export async function insertReport(
  db: Db,
  { issueId, source, result }: { issueId: bigint; source: string; result: readonly string[] },
): Promise<void> {
  await sql`
    insert into lottery_report (issue_id, source, result) values (${issueId}, ${source}, ${result}::text[])`.execute(
    db,
  )
}

export async function listReports(db: Db, issueId: bigint): Promise<{ source: string; result: string[] }[]> {
  const { rows } = await sql<{ source: string; result: string[] }>`
    select source, result from lottery_report where issue_id = ${issueId} order by at`.execute(db)
  return rows
}

/** Issues two sources agree on and none contradicts, the last word a minute ago or longer. */
export async function listAgreed(db: Db): Promise<{ id: bigint; code: string; result: string[] }[]> {
  const { rows } = await sql<{ id: bigint; code: string; result: string[] }>`
    select i.id, i.code, min(r.result) as result
    from lottery_issue i join lottery_report r on r.issue_id = i.id
    where ${waiting}
    group by i.id
    having count(*) >= 2 and count(distinct r.result) = 1
      and max(r.at) <= clock_timestamp() - make_interval(secs => ${holdSeconds})`.execute(db)
  return rows
}

export async function listDisagreed(db: Db): Promise<{ id: bigint; results: unknown }[]> {
  const { rows } = await sql<{ id: bigint; results: unknown }>`
    select i.id, jsonb_object_agg(r.source, r.result) as results
    from lottery_issue i join lottery_report r on r.issue_id = i.id
    where ${waiting}
      and not exists (select from lottery_alarm a
        where a.issue_id = i.id and a.reason = 'reports_differ' and a.resolved_at is null)
    group by i.id having count(distinct r.result) > 1`.execute(db)
  return rows
}
