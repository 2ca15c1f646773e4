import { transferKindNames, transferKinds } from '@perya/contract/ledger'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { findWholeDays, hoursBeside } from './statement.store.ts'

export type TeamPlay = {
  /** Settled stakes without what was given back, and without rounds and lottery bets of low risk. */
  turnover: bigint
  /** The number of members who staked at least the asked amount. */
  activeMembers: number
  /** Stakes less wins, rewards and commission; negative when the team won. */
  loss: bigint
}

/** What members get for playing or for inviting others; salary and dividend are computed from the loss itself. */
const rewardKinds = [
  ...transferKindNames.filter((kind) => transferKinds[kind].group === 'reward'),
  'commission',
]

export async function isCommittedBefore(tx: Tx, at: Date): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select ledger_settled_before() >= ${at} as is`.execute(tx)
  return rows[0]?.is === true
}

export type TeamPeriod = { from: Date; to: Date; activeStake: bigint }

/** `cash` is the account whose days say which days were already added up. */
export async function sumLine(
  tx: Tx,
  { uplineId, cash }: { uplineId: bigint; cash: bigint },
  { from, to, activeStake }: TeamPeriod,
): Promise<TeamPlay> {
  const whole = await findWholeDays(tx, { account: cash, from, to })
  const parts = hoursBeside(whole, { from, to }).map(
    ({ since, until }) => sql`
      select a.member_id, t.kind, e.amount
      from account a
      join ledger_entry e on e.account_id = a.id and e.version is not null
        and e.created_at >= ${since} and e.created_at < ${until}
      join ledger_transfer t on t.id = e.transfer_id`,
  )
  if (whole) {
    parts.push(sql`
      select a.member_id, t.kind, t.total_in + t.total_out
      from account a join ledger_day_total t on t.account_id = a.id
        and t.day between ${whole.first}::date and ${whole.last}::date`)
  }
  const { rows } = await sql<TeamPlay>`
    with account as (
      select l.member_id, a.id from member_line l join ledger_account a on a.owner = l.member_id
      where l.upline_id = ${uplineId}
    ),
    low as (
      select r.member_id, sum(r.amount) as amount
      from member_line l
      cross join lateral (
        select v.member_id, v.stake_cash + v.stake_bonus as amount from vendor_round v
        where v.member_id = l.member_id and v.opened_at >= ${from} and v.opened_at < ${to} and v.risk = 'low'
        union all
        select b.member_id, b.cost from lottery_low_risk b
        where b.member_id = l.member_id and b.staked_at >= ${from} and b.staked_at < ${to}
          and not exists (select from lottery_end e where e.suborder_id = b.suborder_id)
      ) r
      where l.upline_id = ${uplineId}
      group by r.member_id
    ),
    played as (
      select p.member_id,
        coalesce(-sum(p.amount) filter (where k.counts_stake), 0) as staked,
        coalesce(sum(p.amount) filter (
          where p.kind in ('payout', 'jackpot_win', 'settlement') or p.kind = any (${rewardKinds}::text[])
        ), 0) as won
      from (${sql.join(parts, sql` union all `)}) p (member_id, kind, amount)
      join ledger_kind k on k.kind = p.kind
      group by p.member_id
    )
    select coalesce(sum(p.staked - coalesce(low.amount, 0)), 0)::bigint as turnover,
      (count(*) filter (where p.staked - coalesce(low.amount, 0) >= ${activeStake}))::int as "activeMembers",
      coalesce(sum(p.staked - p.won), 0)::bigint as loss
    from played p left join low on low.member_id = p.member_id`.execute(tx)
  return rows[0] as TeamPlay
}
