/** Pieces of SQL on what members bet, also for the record of all games. */
import { sql } from 'kysely'
import { standingVersion } from '../rulings/ruling.store.ts'

/** What a sub-order was paid by the payouts that stand, once its issue is settled. */
export const payout = sql`
  left join lottery_payout w on i.settled_at is not null and i.voided_at is null and w.issue_id = s.issue_id
    and w.member_id = s.member_id and w.suborder_id = s.id
    and w.version = ${standingVersion}`

export const orders = sql`
  select o.id, o.code, o.room_type as "roomType", o.type, o.stop_rule as "stopRule", o.prize_group as "prizeGroup",
    p.body as slip, o.cost, greatest(o.created_at, t."changedAt") as "changedAt", o.issue_count as "issueCount", t."issueNo", o.created_at as "createdAt", t.stake, t.win,
    case when t.waits then 'waiting' when t.won then 'won' when t.win > 0 then 'returned' when t.ended then 'cancelled'
      else 'lost' end as state
  from lottery_order o
  join lottery_slip p on p.id = o.slip_id
  cross join lateral (
    select (array_agg(i.issue_no order by s.id))[1] as "issueNo",
      coalesce(sum(s.cost) filter (where e.kind is null), 0)::bigint as stake,
      coalesce(sum(w.amount), 0)::bigint as win,
      coalesce(bool_or(not w.is_returned), false) as won,
      bool_or(e.kind is null and i.settled_at is null) as waits,
      bool_and(e.kind is not null) as ended,
      max(coalesce(e.at, i.settled_at)) as "changedAt"
    from lottery_suborder s
    join lottery_issue i on i.id = s.issue_id
    left join lottery_end e on e.suborder_id = s.id
    ${payout}
    where s.id between o.id << 10 and (o.id << 10) + 1023
  ) t`

type Period = { memberId: bigint; from: Date; to: Date }

/** Every order a member placed in a period, as one query that others build on. */
export const ordersBetween = ({ memberId, from, to }: Period) => sql`
  ${orders} where o.member_id = ${memberId} and o.created_at >= ${from} and o.created_at < ${to}`
