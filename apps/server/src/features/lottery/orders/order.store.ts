import type { IssueState, RoomType } from '@perya/contract/lottery'
import type { OrderState, OrderType, StopRule, SubOrderState } from '@perya/contract/lottery-orders'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'
import { orders, ordersBetween, payout } from './order.query.ts'

export type OrderRow = Pick<
  Row<'lottery_order'>,
  'id' | 'code' | 'prizeGroup' | 'cost' | 'issueCount' | 'createdAt'
> & {
  roomType: RoomType
  type: OrderType
  stopRule: StopRule
  slip: string
  issueNo: string
  changedAt: Date
  state: OrderState
  stake: bigint
  win: bigint
}

export type OrderQuestion = {
  memberId: bigint
  from: Date
  to: Date
  code: string | undefined
  state: OrderState | undefined
  type: OrderType | undefined
}

const asked = ({ memberId, from, to, code, state, type }: OrderQuestion) => sql`
  select * from (
    ${ordersBetween({ memberId, from, to })}
      ${code === undefined ? sql`` : sql`and o.code = ${code}`}
      ${type === undefined ? sql`` : sql`and o.type = ${type}`}
  ) q ${state === undefined ? sql`` : sql`where q.state = ${state}`}`

export async function listOrders(
  db: Db,
  question: OrderQuestion,
  { limit, offset }: { limit: number; offset: number },
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    ${asked(question)} order by id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export async function sumOrders(
  db: Db,
  question: OrderQuestion,
): Promise<{ count: number; stake: bigint; win: bigint }> {
  const { rows } = await sql<{ count: number; stake: bigint; win: bigint }>`
    select count(*)::int as count, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(win), 0)::bigint as win
    from (${asked(question)}) a`.execute(db)
  return rows[0] as { count: number; stake: bigint; win: bigint }
}

export async function findOrder(db: Db, memberId: bigint, id: bigint): Promise<OrderRow | null> {
  const { rows } = await sql<OrderRow>`
    ${orders} where o.id = ${id} and o.member_id = ${memberId}`.execute(db)
  return rows[0] ?? null
}

export type SubOrderFacts = {
  id: bigint
  issueNo: string
  issueState: IssueState
  drawsAt: Date
  multiple: number
  cost: bigint
  state: SubOrderState
  canCancel: boolean
  result: string[] | null
  win: bigint
}

export async function listSubOrders(db: Db, orderId: bigint): Promise<SubOrderFacts[]> {
  const { rows } = await sql<SubOrderFacts>`
    select s.id, i.issue_no as "issueNo", lottery_state(i, clock_timestamp()) as "issueState", i.draws_at as "drawsAt",
      s.multiple, s.cost, coalesce(w.amount, 0)::bigint as win,
      case
        when e.kind is not null then e.kind
        when i.voided_at is not null then 'refunded'
        when w.is_returned then 'returned'
        when w.amount is not null then 'won'
        when i.settled_at is not null then 'lost'
        when s.is_held and i.closed_at is null and clock_timestamp() < i.opens_at then 'held'
        else 'placed'
      end as state,
      e.kind is null and i.voided_at is null and i.closed_at is null and clock_timestamp() < i.closes_at as "canCancel",
      coalesce((select r.result from lottery_ruling r
        where r.issue_id = i.id and r.kind = 'correct' and r.done_at is not null order by r.id desc limit 1), i.result) as result
    from lottery_suborder s
    join lottery_issue i on i.id = s.issue_id
    left join lottery_end e on e.suborder_id = s.id
    ${payout}
    where s.id between ${orderId}::bigint << 10 and (${orderId}::bigint << 10) + 1023
    order by s.id`.execute(db)
  return rows
}

/** Codes of the lotteries a member played, the latest first. */
export async function listRecentCodes(db: Db, memberId: bigint, limit: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from (
      select code, max(id) as last from (
        select code, id from lottery_order where member_id = ${memberId} order by created_at desc limit 500
      ) o group by code
    ) c order by last desc limit ${limit}`.execute(db)
  return rows.map(({ code }) => code)
}

/** Codes by how many orders they had in the last day. */
export async function listBusyCodes(db: Db, merchants: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from lottery_order
    where created_at > now() - interval '1 day' and merchant = any (${merchants}::text[])
    group by code order by count(*) desc`.execute(db)
  return rows.map(({ code }) => code)
}
