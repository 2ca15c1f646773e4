import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type MemberBalance = {
  memberId: bigint
  currency: string
  cash: bigint
  bonus: bigint
  held: bigint
  inTransit: bigint
  /** Money sent to vendors that keep balances and not returned yet; its wins and losses are known when it returns. */
  atVendors: bigint
  /** The number of movements on all these accounts: it grows with every change. */
  version: bigint
}

export async function sumBalances(db: Db, memberIds: readonly bigint[]): Promise<MemberBalance[]> {
  const { rows } = await sql<MemberBalance>`
    select owner as "memberId", min(currency) as currency,
      coalesce(sum(balance) filter (where kind = 'member_cash'), 0)::bigint as cash,
      coalesce(sum(balance) filter (where kind = 'member_bonus'), 0)::bigint as bonus,
      coalesce(sum(balance) filter (where kind = 'member_held'), 0)::bigint as held,
      coalesce(sum(balance) filter (where kind = 'in_transit'), 0)::bigint as "inTransit",
      coalesce(sum(balance) filter (where kind = 'at_vendor'), 0)::bigint as "atVendors",
      sum(version)::bigint as version
    from ledger_account
    where owner = any(${memberIds}::bigint[])
    group by owner`.execute(db)
  return rows
}

export async function findBalanceAt(db: Db, account: bigint, at: Date): Promise<bigint | undefined> {
  const { rows } = await sql<{ balance: bigint }>`
    select case
      when a.floor is null then
        coalesce(c.balance, 0) + coalesce((
          select sum(e.amount) from ledger_entry e
          where e.account_id = a.id and e.version is null and e.created_at < ${at}
            and e.created_at >= coalesce(c.up_to, '-infinity')), 0)
      else coalesce((
        select e.balance_after from ledger_entry e
        where e.account_id = a.id and e.version is not null and e.created_at < ${at}
        order by e.version desc limit 1), 0)
      end::bigint as balance
    from ledger_account a
    left join lateral (
      select b.balance, b.up_to from ledger_closing_balance b
      where b.account_id = a.id and b.up_to <= ${at} order by b.up_to desc limit 1
    ) c on true
    where a.id = ${account}`.execute(db)
  return rows[0]?.balance
}

export type TrialBalanceLine = {
  merchant: string
  currency: string
  kind: string
  accounts: bigint
  balance: bigint
}

export async function sumKinds(db: Db): Promise<TrialBalanceLine[]> {
  const { rows } = await sql<TrialBalanceLine>`
    with last as (
      select distinct on (account_id) account_id, balance from ledger_closing_balance
      order by account_id, up_to desc
    ), since as (
      select account_id, sum(amount) as amount from ledger_entry
      where version is null and created_at >= coalesce((select max(up_to) from ledger_closing), '-infinity')
      group by account_id
    )
    select a.merchant, a.currency, a.kind, count(*) as accounts,
      sum(coalesce(a.balance, coalesce(l.balance, 0) + coalesce(s.amount, 0)))::bigint as balance
    from ledger_account a
    left join last l on l.account_id = a.id
    left join since s on s.account_id = a.id
    group by a.merchant, a.currency, a.kind
    order by a.merchant, a.currency, a.kind`.execute(db)
  return rows
}

/** What lies in a merchant's jackpot pools in its own currency. */
export async function sumJackpotPool(db: Db, merchant: string): Promise<bigint> {
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(a.balance), 0)::bigint as amount
    from ledger_account a join merchant m on m.code = a.merchant and m.currency = a.currency
    where a.merchant = ${merchant} and a.kind = 'jackpot_pool'`.execute(db)
  return rows[0]?.amount ?? 0n
}
