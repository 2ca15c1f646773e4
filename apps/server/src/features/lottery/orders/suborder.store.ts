import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'
import { standingVersion } from '../rulings/ruling.store.ts'

export type SubOrderRow = Pick<
  Row<'lottery_suborder'>,
  'id' | 'issueId' | 'memberId' | 'multiple' | 'cost' | 'isHeld'
> & {
  orderId: bigint
  code: string
  merchant: string
  /** Its issue takes neither bets nor cancellations any more. */
  isClosed: boolean
  isEnded: boolean
  slip: string
}

const columns = sql.raw(`
  s.id, o.id as "orderId", s.issue_id as "issueId", o.code, s.member_id as "memberId", o.merchant, s.multiple, s.cost,
  s.is_held as "isHeld", p.body as slip,
  exists (select from lottery_end e where e.suborder_id = s.id) as "isEnded"`)

/**
 * Sub-orders to be ended. Their issues are held until the transaction ends, so that none of them closes meanwhile;
 * an issue whose time has come is not held, or whoever closes it would wait for ever.
 */
export async function holdSubOrders(tx: Tx, ids: readonly bigint[]): Promise<SubOrderRow[]> {
  await sql`
    select from lottery_issue i
    where i.id in (select s.issue_id from lottery_suborder s where s.id = any (${ids}::bigint[]))
      and clock_timestamp() < i.closes_at
    order by i.id for key share`.execute(tx)
  return findSubOrders(tx, ids)
}

export async function findSubOrders(db: Db, ids: readonly bigint[]): Promise<SubOrderRow[]> {
  const { rows } = await sql<SubOrderRow>`
    select ${columns}, i.closed_at is not null or i.voided_at is not null or clock_timestamp() >= i.closes_at as "isClosed"
    from lottery_suborder s
    join lottery_order o on o.id = s.id >> 10
    join lottery_slip p on p.id = s.slip_id
    join lottery_issue i on i.id = s.issue_id
    where s.id = any (${ids}::bigint[]) order by s.id`.execute(db)
  return rows
}

export type EndKind = 'cancelled' | 'stopped' | 'refunded'

/** Marks the end of sub-orders; answers with those that had not ended yet. */
export async function insertEnds(tx: Tx, ids: readonly bigint[], kind: EndKind): Promise<Set<bigint>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: bigint }>`
    insert into lottery_end (suborder_id, kind, at)
    select id, ${kind}, clock_timestamp() from unnest(${ids}::bigint[]) id order by id
    on conflict (suborder_id) do nothing
    returning suborder_id as id`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

export type Risk = Pick<Row<'lottery_liability'>, 'merchant' | 'issueId' | 'number' | 'amount'>

/** Gives numbers free again. */
export async function releaseRisks(tx: Tx, risks: readonly Risk[]): Promise<void> {
  if (risks.length === 0) return
  const freed = sql`
    select merchant, issue_id, number, sum(amount)::bigint as amount
    from unnest(${risks.map(({ merchant }) => merchant)}::text[], ${risks.map(({ issueId }) => issueId)}::bigint[],
      ${risks.map(({ number }) => number)}::text[], ${risks.map(({ amount }) => amount)}::bigint[])
      as r (merchant, issue_id, number, amount)
    group by 1, 2, 3`
  // In the order in which orders take them, so that rivals queue instead of deadlocking.
  await sql`
    select from (${freed}) u
    join lottery_liability k on k.merchant = u.merchant and k.issue_id = u.issue_id and k.number = u.number
    order by k.merchant, k.issue_id, k.number for update of k`.execute(tx)
  await sql`
    update lottery_liability k set amount = greatest(0, k.amount - u.amount)
    from (${freed}) u
    where k.merchant = u.merchant and k.issue_id = u.issue_id and k.number = u.number`.execute(tx)
}

/**
 * Sub-orders still to come of chases that have what they wanted once the payouts of an issue stand: a win, or more paid
 * than staked in all that was played. What a correction or a void took back counts for nothing.
 */
export async function listToStop(db: Db, issueId: bigint, version: number, limit: number): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select s.id
    from (
      select p.suborder_id >> 10 as id, bool_or(not p.is_returned) as won from lottery_payout p
      where p.issue_id = ${issueId} and p.version = ${version} group by 1
    ) w
    join lottery_order o on o.id = w.id and o.issue_count > 1
    join lottery_suborder s on s.id between o.id << 10 and (o.id << 10) + 1023
    join lottery_issue d on d.id = s.issue_id
    where d.closed_at is null and d.voided_at is null and clock_timestamp() < d.closes_at
      and not exists (select from lottery_end e where e.suborder_id = s.id)
      and (o.stop_rule = 'win' and w.won or o.stop_rule = 'profit' and (
        select sum(coalesce(p.amount, 0) - m.cost)
        from lottery_suborder m
        join lottery_issue i on i.id = m.issue_id
        left join lottery_payout p on p.issue_id = m.issue_id and p.member_id = m.member_id and p.suborder_id = m.id
          and p.version = case when i.id = ${issueId} then ${version} else ${standingVersion} end
        where m.id between o.id << 10 and (o.id << 10) + 1023 and i.closed_at is not null and i.voided_at is null
          and not exists (select from lottery_end e where e.suborder_id = m.id)
      ) > 0)
    order by s.id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function hasOrdersInPlay(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from (
      select id from lottery_issue where closed_at is null and voided_at is null and opens_at <= clock_timestamp()
      union all
      select id from lottery_issue where closed_at is not null and settled_at is null and voided_at is null
      union all
      select id from lottery_issue where voided_at is not null and refunded_at is null
    ) i
    join lottery_suborder s on s.issue_id = i.id and s.member_id = ${memberId}
    where not exists (select from lottery_end e where e.suborder_id = s.id)
    limit 1`.execute(db)
  return rows.length > 0
}
