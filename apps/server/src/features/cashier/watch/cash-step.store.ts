/** Reads cash steps: what happened to deposits and withdrawals, as triggers wrote it down. */
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import { coveredCurrency, failedWithinMs } from './case.rules.ts'

export type CashStep = {
  id: bigint
  step:
    | 'deposited'
    | 'depositFailed'
    | 'depositTakenBack'
    | 'withdrawalAsked'
    | 'withdrawalPaid'
    | 'withdrawalReturned'
  memberId: bigint
  merchant: string
  amount: bigint
  currency: string
  at: Date
  bankingDay: string
  withdrawalId: bigint | null
  /** Of the deposit or the withdrawal. */
  reference: string
}

/** Members who have steps that no run has watched yet. */
export async function listToWatch(db: Db): Promise<bigint[]> {
  const { rows } = await sql<{ memberId: bigint }>`
    select distinct member_id as "memberId" from cash_step where watched_at is null`.execute(db)
  return rows.map(({ memberId }) => memberId)
}

export async function listUnwatched(tx: Tx, memberId: bigint): Promise<CashStep[]> {
  const { rows } = await sql<CashStep>`
    select s.id, s.step, s.member_id as "memberId", coalesce(d.merchant, w.merchant) as merchant, s.amount, s.currency,
      s.at, s.banking_day::text as "bankingDay", s.withdrawal_id as "withdrawalId",
      coalesce(d.reference, w.reference) as reference
    from cash_step s
    left join deposit d on d.id = s.deposit_id
    left join withdrawal w on w.id = s.withdrawal_id
    where s.member_id = ${memberId} and s.watched_at is null order by s.id`.execute(tx)
  return rows
}

export async function markWatched(tx: Tx, id: bigint): Promise<void> {
  await sql`update cash_step set watched_at = now() where id = ${id}`.execute(tx)
}

/** Only watched steps count: of two steps the one that is watched later sees both. */
const watched = (memberId: bigint) =>
  sql`from cash_step where member_id = ${memberId} and watched_at is not null`

export type StepAmount = { id: bigint; amount: bigint }

/** The cash transactions of a banking day and of the one before it. */
export async function listCashTransactions(
  tx: Tx,
  memberId: bigint,
  bankingDay: string,
): Promise<{ day: StepAmount[]; before: StepAmount[] }> {
  const { rows } = await sql<StepAmount & { isBefore: boolean }>`
    select id, amount, banking_day < ${bankingDay}::date as "isBefore" ${watched(memberId)}
      and banking_day between ${bankingDay}::date - 1 and ${bankingDay}::date
      and step in ('deposited', 'withdrawalPaid') and currency = ${coveredCurrency} order by id`.execute(tx)
  return {
    day: rows.filter(({ isBefore }) => !isBefore),
    before: rows.filter(({ isBefore }) => isBefore),
  }
}

/** Deposits that failed around an instant, oldest first. */
export async function listFailed(
  tx: Tx,
  memberId: bigint,
  at: Date,
): Promise<(StepAmount & Pick<CashStep, 'at'>)[]> {
  const from = new Date(at.getTime() - failedWithinMs)
  const to = new Date(at.getTime() + failedWithinMs)
  const { rows } = await sql<StepAmount & Pick<CashStep, 'at'>>`
    select id, amount, at ${watched(memberId)}
      and step = 'depositFailed' and date_trunc('milliseconds', at) between ${from} and ${to} order by at, id`.execute(
    tx,
  )
  return rows
}

/** The member's last deposits that together reach the amount. */
export async function listDepositsOf(tx: Tx, memberId: bigint, amount: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from (
      select id, sum(amount) over (order by id desc) - amount as later ${watched(memberId)} and step = 'deposited'
    ) d
    where later < ${amount} order by id`.execute(tx)
  return rows.map(({ id }) => id)
}
