import type { Text } from '@perya/contract/language'
import type { WithdrawalReason } from '@perya/contract/withdrawal-reason'
import type { WithdrawalState } from '@perya/contract/withdrawals'
import { sql } from 'kysely'
import { findUnbooked, unbookedAlarm } from '#features/wallet/index.ts'
import type { Db, Tx } from '#platform/db.ts'
import { unbookedPlace } from '../unbooked.ts'

export type WithdrawalRow = {
  id: bigint
  reference: string
  merchant: string
  memberId: bigint
  cardId: bigint
  amount: bigint
  fee: bigint
  currency: string
  state: WithdrawalState
  reason: WithdrawalReason | null
  createdAt: Date
  promisedAt: Date
  endedAt: Date | null
  names: Text
  lastDigits: string
}

const select = sql.raw(`
  select w.id, w.reference, w.merchant, w.member_id as "memberId", w.card_id as "cardId", w.amount, w.fee, w.currency,
    w.state, w.reason, w.created_at as "createdAt", w.promised_at as "promisedAt", w.ended_at as "endedAt",
    b.names, c.last_digits as "lastDigits"
  from withdrawal w join bank_card c on c.id = w.card_id join payout_bank b on b.id = c.bank_id`)

export async function findWithdrawal(
  db: Db,
  memberId: bigint,
  by: { id: bigint } | { requestKey: string },
): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    ${select} where w.member_id = ${memberId}
      and ${'id' in by ? sql`w.id = ${by.id}` : sql`w.request_key = ${by.requestKey}`}`.execute(db)
  return rows[0]
}

export type WithdrawalQuestion = {
  memberId: bigint
  from: Date
  to: Date
  state: WithdrawalState | undefined
}

const asked = ({ memberId, from, to, state }: WithdrawalQuestion) => sql`
  where w.member_id = ${memberId} and w.created_at >= ${from} and w.created_at < ${to}
    and (${state ?? null}::text is null or w.state = ${state ?? null})`

export async function listWithdrawals(
  db: Db,
  question: WithdrawalQuestion,
  { limit, offset }: { limit: number; offset: number },
): Promise<WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    ${select} ${asked(question)} order by w.id desc limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Counts withdrawals and sums what was paid for them. */
export async function sumWithdrawals(
  db: Db,
  question: WithdrawalQuestion,
): Promise<{ count: number; total: bigint }> {
  const { rows } = await sql<{ count: number; total: bigint }>`
    select count(*)::int as count, coalesce(sum(w.amount) filter (where w.state = 'paid'), 0)::bigint as total
    from withdrawal w ${asked(question)}`.execute(db)
  return rows[0] as { count: number; total: bigint }
}

/** Locks the row until the transaction ends. */
export async function lockWithdrawal(
  tx: Tx,
  by: { id: bigint } | { merchant: string; reference: string },
): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    ${select} where ${
      'id' in by ? sql`w.id = ${by.id}` : sql`w.merchant = ${by.merchant} and w.reference = ${by.reference}`
    } for update of w`.execute(tx)
  return rows[0]
}

/** Locks the member's withdrawals that were not sent yet, the newest first. */
export async function lockWaiting(tx: Tx, memberId: bigint): Promise<WithdrawalRow[]> {
  const { rows } = await sql<WithdrawalRow>`
    ${select} where w.member_id = ${memberId} and w.state in ('requested', 'approved')
    order by w.id desc for update of w`.execute(tx)
  return rows
}

export type ToReview = WithdrawalRow & {
  userName: string
  approvedBy: string[]
  /** What the gateway reports of it and why the ledger refuses that. */
  unbooked: string | null
}

/**
 * Withdrawals that wait for a person, that take longer than promised, or that the gateway ended and the ledger
 * refuses to book; the earliest promise comes first.
 */
export async function listToReview(db: Db, merchant: string, now: Date): Promise<ToReview[]> {
  const { place } = unbookedAlarm(unbookedPlace.payout(''))
  const unbooked = (await findUnbooked(db)).filter((alarm) => alarm.place.startsWith(place))
  const references = unbooked.map((alarm) => alarm.place.slice(place.length))
  const { rows } = await sql<ToReview>`
    select w.*, m.user_name as "userName", u.detail as unbooked,
      array(select operator from withdrawal_approval a where a.withdrawal_id = w.id order by at) as "approvedBy"
    from (${select} where w.ended_at is null) w
    join member m on m.id = w."memberId"
    left join unnest(${references}::text[], ${unbooked.map(({ detail }) => detail)}::text[]) u (reference, detail)
      on u.reference = w.reference
    where ${merchant} in (w.merchant, m.merchant)
      and (w.state = 'requested' or w."promisedAt" <= ${now} or u.reference is not null)
    order by w."promisedAt", w.id`.execute(db)
  return rows
}

/** Requested withdrawals older than both the merchant's hours to decide and the hours it promised to review in. */
export async function listUndecided(
  db: Db,
  { now, usualHours }: { now: Date; usualHours: number },
): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select w.id from withdrawal w left join withdrawal_rule r on r.merchant = w.merchant
    where w.state = 'requested' and w.ended_at is null
      and w.created_at + make_interval(
        hours => coalesce(greatest(r.decide_hours, r.review_hours), ${usualHours}::int)) <= ${now}
    order by w.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Sums all of a member's withdrawals that did not come back, paid or on their way. */
export async function sumKept(db: Db, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from withdrawal
    where member_id = ${memberId} and state not in ('cancelled', 'rejected', 'failed')`.execute(db)
  return rows[0]?.sum ?? 0n
}

/** The member's last withdrawal that was approved; one still under review does not count. */
export async function findLastApproved(db: Db, memberId: bigint): Promise<bigint | null> {
  const { rows } = await sql<{ id: bigint | null }>`
    select max(id) as id from withdrawal
    where member_id = ${memberId} and state in ('approved', 'paying', 'paid')`.execute(db)
  return rows[0]?.id ?? null
}

/** Counts the withdrawals of the merchant's current day that did not come back. */
export async function countToday(db: Db, memberId: bigint, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from withdrawal w join merchant m on m.code = w.merchant
    where w.member_id = ${memberId} and w.state not in ('cancelled', 'rejected', 'failed')
      and (w.created_at at time zone m.time_zone)::date = (${now}::timestamptz at time zone m.time_zone)::date`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}

export type NewWithdrawal = Pick<
  WithdrawalRow,
  | 'reference'
  | 'merchant'
  | 'memberId'
  | 'cardId'
  | 'amount'
  | 'fee'
  | 'currency'
  | 'state'
  | 'reason'
  | 'createdAt'
  | 'promisedAt'
> & { requestKey: string }

export async function insertWithdrawal(tx: Tx, asked: NewWithdrawal): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into withdrawal (reference, request_key, merchant, member_id, card_id, amount, fee, currency, state, reason,
      created_at, promised_at)
    values (${asked.reference}, ${asked.requestKey}, ${asked.merchant}, ${asked.memberId}, ${asked.cardId},
      ${asked.amount}, ${asked.fee}, ${asked.currency}, ${asked.state}, ${asked.reason}, ${asked.createdAt},
      ${asked.promisedAt})
    returning id`.execute(tx)
  const { id } = rows[0] as { id: bigint }
  await insertStep(tx, { id, state: asked.state, reason: asked.reason, now: asked.createdAt })
  return id
}

export type Step = {
  id: bigint
  state: WithdrawalState
  now: Date
  reason?: WithdrawalReason | null
  operator?: string
  /** When to ask the gateway about a withdrawal that is being paid. */
  nextQueryAt?: Date
  /** The amount the gateway reports as paid, if it reports one. */
  told?: bigint | undefined
}

const ends: readonly WithdrawalState[] = ['paid', 'cancelled', 'rejected', 'failed']

/** Changes the state of a locked withdrawal and stores who did it. */
export async function moveOn(tx: Tx, step: Step): Promise<void> {
  await sql`
    update withdrawal set state = ${step.state}, reason = ${step.reason ?? null},
      ended_at = ${ends.includes(step.state) ? step.now : null}, next_query_at = ${step.nextQueryAt ?? null},
      told_amount = ${step.told ?? null}
    where id = ${step.id}`.execute(tx)
  await insertStep(tx, step)
}

async function insertStep(tx: Tx, { id, state, reason, operator, now }: Step): Promise<void> {
  await sql`
    insert into withdrawal_step (withdrawal_id, state, reason, operator, at)
    values (${id}, ${state}, ${reason ?? null}, ${operator ?? null}, ${now})`.execute(tx)
}

/** Adds an operator's approval; answers how many have approved, and whether this one is new. */
export async function addApproval(
  tx: Tx,
  id: bigint,
  operator: string,
  now: Date,
): Promise<{ isNew: boolean; count: number }> {
  const { numAffectedRows } = await sql`
    insert into withdrawal_approval (withdrawal_id, operator, at) values (${id}, ${operator}, ${now})
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from withdrawal_approval where withdrawal_id = ${id}`.execute(tx)
  return { isNew: numAffectedRows === 1n, count: rows[0]?.count ?? 0 }
}

/** Locks the oldest approved withdrawal whose member owes nothing and that no other server holds. */
export async function lockNextApproved(tx: Tx): Promise<WithdrawalRow | undefined> {
  const { rows } = await sql<WithdrawalRow>`
    ${select} where w.state = 'approved' and w.ended_at is null
      and not exists (
        select from member_block o where o.member_id = w.member_id and o.reason = 'debt' and o.ends_at > now())
    order by w.id limit 1 for update of w skip locked`.execute(tx)
  return rows[0]
}

/** Takes payouts that are due to be asked about; no other server asks about them before `nextAt`. */
export async function claimUnderway(
  db: Db,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<{ id: bigint; reference: string; merchant: string }[]> {
  const { rows } = await sql<{ id: bigint; reference: string; merchant: string }>`
    update withdrawal set next_query_at = ${nextAt}
    where id in (
      select id from withdrawal where state = 'paying' and next_query_at <= ${now}
      order by id limit 50 for update skip locked)
    returning id, reference, merchant`.execute(db)
  return rows
}
