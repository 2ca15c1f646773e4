import type { TransferGroup } from '@perya/contract/ledger'
import { transferKindNames, transferKinds } from '@perya/contract/ledger'
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

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
 * What moved on each business day, newest first, over all accounts of a member: what only went from one to another
 * of them adds up to nothing, so the figures of a day add up to what the member's whole balance grew by.
 */
export async function listProfitDays(
  db: Db,
  memberId: bigint,
  { merchant, from, to }: { merchant: string; from: Date; to: Date },
): Promise<ProfitDayRow[]> {
  const { rows } = await sql<ProfitDayRow>`
    select day::text as day, deposits, withdrawals, staked, won, rewards,
      (whole - deposits - withdrawals + staked - won - rewards)::bigint as other
    from (
      select (e.created_at at time zone m.time_zone)::date as day,
        sum(e.amount)::bigint as whole,
        coalesce(sum(e.amount) filter (where t.kind in ('deposit', 'chargeback')), 0)::bigint as deposits,
        coalesce(sum(e.amount) filter (where t.kind in ('withdrawal', 'fee')), 0)::bigint as withdrawals,
        coalesce(-sum(e.amount) filter (where k.counts_stake), 0)::bigint as staked,
        coalesce(sum(e.amount) filter (where t.kind in ('payout', 'jackpot_win', 'settlement')), 0)::bigint as won,
        coalesce(sum(e.amount) filter (where t.kind = any (${rewardKinds}::text[])), 0)::bigint as rewards
      from ledger_account a
      join merchant m on m.code = ${merchant}
      join ledger_entry e on e.account_id = a.id and e.version is not null
        and e.created_at >= ${from} and e.created_at < ${to}
      join ledger_transfer t on t.id = e.transfer_id
      join ledger_kind k on k.kind = t.kind
      where a.owner = ${memberId}
      group by 1
    ) d
    where (deposits, withdrawals, staked, won, rewards, whole) <> (0, 0, 0, 0, 0, 0)
    order by day desc`.execute(db)
  return rows
}
