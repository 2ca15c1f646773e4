import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** What a member bet on an issue: each sub-order that was played, with its slip. */
export type Played = { memberId: bigint; ids: string[]; slips: string[] }

/** Issues whose bets are sealed and were not judged yet. */
export async function listToJudge(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from lottery_issue where judged_at is null and bets_count > 0 and voided_at is null
    order by id limit 100`.execute(db)
  return rows.map(({ id }) => id)
}

/** The next members after one who bet real money on an issue. */
export async function listPlayed(
  db: Db,
  issueId: bigint,
  { after, limit }: { after: bigint; limit: number },
): Promise<Played[]> {
  const { rows } = await sql<Played>`
    with played as (
      select s.member_id, array_agg(s.id) as ids, array_agg(s.slip_id) as slip_ids
      from lottery_suborder s
      join member m on m.id = s.member_id
      join merchant c on c.code = m.merchant and c.trial_of is null
      where s.issue_id = ${issueId} and s.member_id > ${after}
        and not exists (select from lottery_end e where e.suborder_id = s.id)
      group by s.member_id order by s.member_id limit ${limit}
    )
    select b.member_id as "memberId", b.ids::text[] as ids, w.slips
    from played b
    cross join lateral (
      select array_agg(p.body order by u.n) as slips
      from unnest(b.slip_ids) with ordinality u (slip_id, n) join lottery_slip p on p.id = u.slip_id
    ) w
    order by b.member_id`.execute(db)
  return rows
}

/** Asked again, it changes nothing. */
export async function keepLowRisk(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into lottery_low_risk (suborder_id, issue_id, member_id, cost, staked_at)
    select s.id, s.issue_id, s.member_id, s.cost, case when s.is_held then i.closed_at else o.created_at end
    from lottery_suborder s
    join lottery_issue i on i.id = s.issue_id
    join lottery_order o on o.id = s.id >> 10
    where s.id = any (${ids}::bigint[])
    on conflict do nothing`.execute(db)
}

export async function keepJudged(db: Db, issueId: bigint): Promise<void> {
  await sql`
    update lottery_issue set judged_at = clock_timestamp() where id = ${issueId} and judged_at is null`.execute(
    db,
  )
}
