import type { TransferGroup } from '@perya/contract/ledger'
import { transferKindNames, transferKinds } from '@perya/contract/ledger'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import { findWholeDays, hoursBeside } from './statement.store.ts'

export type Profit = {
  deposits: bigint
  withdrawals: bigint
  staked: bigint
  won: bigint
  rewards: bigint
  other: bigint
}

export type ProfitDayRow = Profit & { day: string }

const kindsOf = (...groups: TransferGroup[]) =>
  transferKindNames.filter((kind) => (groups as string[]).includes(transferKinds[kind].group))

const rewardKinds = [...kindsOf('reward'), 'salary', 'dividend', 'commission']

/**
 * The movements of each business day, newest first, over all accounts of a member. Movements between the member's own
 * accounts cancel out, so the figures of a day add up to the growth of the member's whole balance.
 * For money at a vendor only the day's result is known: a loss counts as staked, a gain as won.
 * Days already added up are read from their totals, so a year costs little more than a week.
 */
export async function listProfitDays(
  db: Db,
  memberId: bigint,
  { merchant, cash, from, to }: { merchant: string; cash: bigint; from: Date; to: Date },
): Promise<ProfitDayRow[]> {
  const whole = await findWholeDays(db, { account: cash, from, to })
  const parts = hoursBeside(whole, { from, to }).map(
    ({ since, until }) => sql`
      select (e.created_at at time zone m.time_zone)::date as day, t.kind, sum(e.amount) as amount
      from ledger_account a
      join merchant m on m.code = ${merchant}
      join ledger_entry e on e.account_id = a.id and e.version is not null
        and e.created_at >= ${since} and e.created_at < ${until}
      join ledger_transfer t on t.id = e.transfer_id
      where a.owner = ${memberId}
      group by 1, 2`,
  )
  if (whole) {
    parts.push(sql`
      select t.day, t.kind, sum(t.total_in + t.total_out)
      from ledger_account a join ledger_day_total t on t.account_id = a.id
      where a.owner = ${memberId} and t.day between ${whole.first}::date and ${whole.last}::date
      group by 1, 2`)
  }
  const { rows } = await sql<ProfitDayRow>`
    select day::text as day, deposits, withdrawals, staked, won, rewards,
      (whole - deposits - withdrawals + staked - won - rewards)::bigint as other
    from (
      select p.day,
        sum(p.amount)::bigint as whole,
        coalesce(sum(p.amount) filter (where p.kind = 'deposit'), 0)::bigint as deposits,
        coalesce(sum(p.amount) filter (where p.kind in ('withdrawal', 'fee')), 0)::bigint as withdrawals,
        coalesce(-sum(p.amount) filter (
          where k.counts_stake or (p.kind = 'vendor_return' and p.amount < 0)), 0)::bigint as staked,
        coalesce(sum(p.amount) filter (
          where p.kind in ('payout', 'jackpot_win', 'settlement')
            or (p.kind = 'vendor_return' and p.amount > 0)), 0)::bigint as won,
        coalesce(sum(p.amount) filter (where p.kind = any (${rewardKinds}::text[])), 0)::bigint as rewards
      from (${sql.join(parts, sql` union all `)}) p (day, kind, amount)
      join ledger_kind k on k.kind = p.kind
      group by p.day
    ) d
    where (deposits, withdrawals, staked, won, rewards, whole) <> (0, 0, 0, 0, 0, 0)
    order by day desc`.execute(db)
  return rows
}
