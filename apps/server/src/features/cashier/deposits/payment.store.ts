import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { ParkReason } from './payment.rules.ts'

export type PaymentState = 'credited' | 'parked' | 'resolved'

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
}

const columns =
  sql.raw(`gateway, payment, digest, merchant, reference, deposit_id as "depositId", amount, currency,
  state, reason, received_at as "receivedAt", claimed_for as "claimedFor", claimed_by as "claimedBy"`)

export async function findPayment(db: Db, gateway: string, payment: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from gateway_payment where gateway = ${gateway} and payment = ${payment}`.execute(db)
  return rows[0]
}

/** One word of a gateway about one payment at a time, so that the second finds what the first did. */
export async function lockPayment(tx: Tx, gateway: string, payment: string): Promise<PaymentRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${gateway}:${payment}`}, 0))`.execute(tx)
  return findPayment(tx, gateway, payment)
}

export async function insertPayment(
  tx: Tx,
  paid: Omit<PaymentRow, 'claimedFor' | 'claimedBy'>,
): Promise<void> {
  await sql`
    insert into gateway_payment (gateway, payment, digest, merchant, reference, deposit_id, amount, currency, state,
      reason, received_at)
    values (${paid.gateway}, ${paid.payment}, ${paid.digest}, ${paid.merchant}, ${paid.reference},
      ${paid.depositId}, ${paid.amount}, ${paid.currency}, ${paid.state}, ${paid.reason},
      ${paid.receivedAt})`.execute(tx)
}

export async function listParked(db: Db, merchant: string): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select ${columns} from gateway_payment
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
  by: { operator: string; now: Date },
): Promise<void> {
  await sql`
    update gateway_payment set state = 'resolved', resolved_by = ${by.operator}, resolved_at = ${by.now}
    where gateway = ${paid.gateway} and payment = ${paid.payment}`.execute(tx)
}
