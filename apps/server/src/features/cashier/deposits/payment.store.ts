import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ParkReason } from './payment.rules.ts'

export type PaymentState = 'credited' | 'parked' | 'resolved' | 'refunding' | 'refunded'

export type PaymentRow = {
  gateway: string
  payment: string
  digest: Buffer
  merchant: string
  reference: string
  depositId: bigint | null
  amount: bigint
  currency: string
  state: PaymentState
  reason: ParkReason | null
  receivedAt: Date
  claimedFor: bigint | null
  claimedBy: string | null
  refundAskedBy: string | null
}

const columns =
  sql.raw(`gateway, payment, digest, merchant, reference, deposit_id as "depositId", amount, currency,
  state, reason, received_at as "receivedAt", claimed_for as "claimedFor", claimed_by as "claimedBy",
  refund_asked_by as "refundAskedBy"`)

export async function findPayment(db: Db, gateway: string, payment: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from gateway_payment where gateway = ${gateway} and payment = ${payment}`.execute(db)
  return rows[0]
}

/** Locks a payment's number: of two reports about one payment the second sees what the first did. */
export async function lockPayment(tx: Tx, gateway: string, payment: string): Promise<PaymentRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${gateway}:${payment}`}, 0))`.execute(tx)
  return findPayment(tx, gateway, payment)
}

export async function insertPayment(
  tx: Tx,
  paid: Omit<PaymentRow, 'claimedFor' | 'claimedBy' | 'refundAskedBy'>,
): Promise<void> {
  await sql`
    insert into gateway_payment (gateway, payment, digest, merchant, reference, deposit_id, amount, currency, state,
      reason, received_at)
    values (${paid.gateway}, ${paid.payment}, ${paid.digest}, ${paid.merchant}, ${paid.reference},
      ${paid.depositId}, ${paid.amount}, ${paid.currency}, ${paid.state}, ${paid.reason},
      ${paid.receivedAt})`.execute(tx)
}

/**
 * Payments for these deposits that reached no wallet. The one to show comes last: refunded ones come first, then the
 * others by time.
 */
export async function listOddPayments(db: Db, depositIds: readonly bigint[]): Promise<PaymentRow[]> {
  if (depositIds.length === 0) return []
  const { rows } = await sql<PaymentRow>`
    select ${columns} from gateway_payment
    where deposit_id = any (${depositIds}::bigint[]) and reason is not null and state <> 'resolved'
    order by state <> 'refunded', received_at`.execute(db)
  return rows
}

/** Whether operators still have to decide about a payment for this deposit. */
export async function hasUndecided(tx: Tx, depositId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from gateway_payment
    where deposit_id = ${depositId} and reason is not null and state in ('parked', 'refunding')`.execute(tx)
  return rows.length > 0
}

export type ParkedPayment = PaymentRow & {
  /** The member the first operator named. */
  claimedName: string | null
}

export async function listParked(db: Db, merchant: string): Promise<ParkedPayment[]> {
  const { rows } = await sql<ParkedPayment>`
    select ${columns}, (select user_name from member where id = claimed_for) as "claimedName" from gateway_payment
    where merchant = ${merchant} and state = 'parked' order by received_at`.execute(db)
  return rows
}

export async function lockParked(tx: Tx, merchant: string, payment: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from gateway_payment
    where merchant = ${merchant} and payment = ${payment} and state = 'parked' for update`.execute(tx)
  return rows[0]
}

export async function claimPayment(
  tx: Tx,
  paid: Pick<PaymentRow, 'gateway' | 'payment'>,
  claim: { memberId: bigint; operator: string },
): Promise<void> {
  await sql`
    update gateway_payment set claimed_for = ${claim.memberId}, claimed_by = ${claim.operator}
    where gateway = ${paid.gateway} and payment = ${paid.payment}`.execute(tx)
}

export async function resolvePayment(
  tx: Tx,
  paid: Pick<PaymentRow, 'gateway' | 'payment'>,
  by: { depositId: bigint; operator: string; now: Date },
): Promise<void> {
  await sql`
    update gateway_payment set state = 'resolved', deposit_id = ${by.depositId}, resolved_by = ${by.operator},
      resolved_at = ${by.now}
    where gateway = ${paid.gateway} and payment = ${paid.payment}`.execute(tx)
}

export async function askRefund(tx: Tx, paid: PaymentRow, operator: string): Promise<void> {
  await sql`
    update gateway_payment set refund_asked_by = ${operator}
    where gateway = ${paid.gateway} and payment = ${paid.payment}`.execute(tx)
}

export async function agreeRefund(
  tx: Tx,
  paid: PaymentRow,
  { operator, now }: { operator: string; now: Date },
): Promise<void> {
  await sql`
    update gateway_payment set state = 'refunding', refund_agreed_by = ${operator}, next_query_at = ${now}
    where gateway = ${paid.gateway} and payment = ${paid.payment}`.execute(tx)
}

/** Takes refunds that are due to be sent; no other server sends them before `nextAt`. */
export async function claimRefunds(
  db: Db,
  gateway: string,
  { now, nextAt }: { now: Date; nextAt: Date },
): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    update gateway_payment set next_query_at = ${nextAt}
    where (gateway, payment) in (
      select gateway, payment from gateway_payment
      where state = 'refunding' and gateway = ${gateway} and next_query_at <= ${now}
      order by next_query_at limit 50 for update skip locked)
    returning ${columns}`.execute(db)
  return rows
}

export async function lockRefunding(
  tx: Tx,
  gateway: string,
  payment: string,
): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from gateway_payment
    where gateway = ${gateway} and payment = ${payment} and state = 'refunding' for update`.execute(tx)
  return rows[0]
}

/** Ends a refund: the payment was sent back, or is parked again to be decided anew. */
export async function endRefund(tx: Tx, paid: PaymentRow, state: 'refunded' | 'parked'): Promise<void> {
  await sql`
    update gateway_payment set state = ${state}, next_query_at = null,
      refund_agreed_by = case when ${state} = 'parked' then null else refund_agreed_by end,
      refund_asked_by = case when ${state} = 'parked' then null else refund_asked_by end
    where gateway = ${paid.gateway} and payment = ${paid.payment}`.execute(tx)
}
