import { type RawBuilder, sql } from 'kysely'
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

export type Agreed = { id: bigint; code: string; issueNo: string; result: string[] }

/** Issues two sources agree on and none contradicts, the last word a minute ago or longer. */
export const listAgreed = (db: Db): Promise<Agreed[]> => readAgreed(db, sql`true`)

export async function findAgreed(tx: Tx, issueId: bigint): Promise<Agreed | undefined> {
  const [agreed] = await readAgreed(tx, sql`i.id = ${issueId}`)
  return agreed
}

async function readAgreed(db: Db, isAsked: RawBuilder<unknown>): Promise<Agreed[]> {
  const { rows } = await sql<Agreed>`
    select i.id, i.code, i.issue_no as "issueNo", min(r.result) as result
    from ${waiting} and ${isAsked}
    group by i.id
    having count(*) >= 2 and count(distinct r.result) = 1
      and max(r.at) <= clock_timestamp() - make_interval(secs => ${holdSeconds})
    order by i.draws_at, i.id`.execute(db)
  return rows
}

/** Nobody says anything else about the issue until the transaction ends; false when somebody is just saying it. */
export async function holdReports(tx: Tx, issueId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from lottery_issue where id = ${issueId} for no key update skip locked`.execute(tx)
  return rows.length > 0
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
