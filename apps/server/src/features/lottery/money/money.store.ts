/** Which members an issue takes money from or gives it to, a number of them at a time. */
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type Share = { memberId: bigint; amount: bigint }
type Next = { after: bigint; limit: number }

const stands = sql.raw(`not exists (select from lottery_end e where e.suborder_id = s.id)`)

/** What was set aside for an issue before it sold, by member. */
export async function listHeld(
  db: Db,
  issueId: bigint,
  { after, limit }: Next,
): Promise<(Share & { suborderIds: bigint[] })[]> {
  const { rows } = await sql<Share & { suborderIds: string[] }>`
    select s.member_id as "memberId", sum(s.cost)::bigint as amount, array_agg(s.id)::text[] as "suborderIds"
    from lottery_suborder s
    where s.issue_id = ${issueId} and s.is_held and s.member_id > ${after} and ${stands}
    group by s.member_id order by s.member_id limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, suborderIds: row.suborderIds.map(BigInt) }))
}

/** What was won in an issue, by member. */
export async function listWon(
  db: Db,
  issueId: bigint,
  version: number,
  { after, limit }: Next,
): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select member_id as "memberId", sum(amount)::bigint as amount from lottery_payout
    where issue_id = ${issueId} and version = ${version} and member_id > ${after}
    group by member_id order by member_id limit ${limit}`.execute(db)
  return rows
}

/** What a void issue gives back: stakes that were taken, money still set aside, and what was paid out for nothing. */
export type Refund = { memberId: bigint; staked: bigint; held: bigint; paid: bigint; suborderIds: bigint[] }

export async function listRefunds(
  db: Db,
  issueId: bigint,
  version: number,
  { after, limit }: Next,
): Promise<Refund[]> {
  const { rows } = await sql<Omit<Refund, 'suborderIds'> & { suborderIds: string[] }>`
    select s.member_id as "memberId", array_agg(s.id)::text[] as "suborderIds",
      coalesce(sum(s.cost) filter (where not s.is_held or s.member_id <= i.captured_to or i.sealed_at is not null), 0)::bigint
        as staked,
      coalesce(sum(s.cost) filter (where s.is_held and s.member_id > i.captured_to and i.sealed_at is null), 0)::bigint
        as held,
      case when s.member_id <= max(i.paid_to) or bool_or(i.settled_at is not null) then coalesce((
        select sum(p.amount) from lottery_payout p
        where p.issue_id = ${issueId} and p.version = ${version} and p.member_id = s.member_id), 0)
      else 0 end::bigint as paid
    from lottery_suborder s join lottery_issue i on i.id = s.issue_id
    where s.issue_id = ${issueId} and s.member_id > ${after} and ${stands}
    group by s.member_id order by s.member_id limit ${limit}`.execute(db)
  return rows.map((row) => ({ ...row, suborderIds: row.suborderIds.map(BigInt) }))
}

/** What a correction changes, by member: what is won now, less what was won before. */
export async function listDifferences(
  db: Db,
  issueId: bigint,
  version: number,
  { after, limit }: Next,
): Promise<Share[]> {
  const { rows } = await sql<Share>`
    select member_id as "memberId",
      (coalesce(sum(amount) filter (where version = ${version}), 0)
        - coalesce(sum(amount) filter (where version = ${version - 1}), 0))::bigint as amount
    from lottery_payout
    where issue_id = ${issueId} and version in (${version}, ${version - 1}) and member_id > ${after}
    group by member_id order by member_id limit ${limit}`.execute(db)
  return rows
}
