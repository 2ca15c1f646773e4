import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type LocalPayment = {
  payment: string
  reference: string
  account: string
  amount: bigint
  currency: string
  state: 'paid' | 'failed'
}

export async function insertLocalPayment(db: Db, made: LocalPayment, now: Date): Promise<void> {
  await sql`
    insert into local_payment (payment, reference, account, amount, currency, state, made_at)
    values (${made.payment}, ${made.reference}, ${made.account}, ${made.amount}, ${made.currency}, ${made.state},
      ${now})`.execute(db)
}

/** The payment that counts for an order: the paid one if there is one, else the last. */
export async function findLocalPayment(db: Db, reference: string): Promise<LocalPayment | undefined> {
  const { rows } = await sql<LocalPayment>`
    select payment, reference, account, amount, currency, state from local_payment
    where reference = ${reference} order by state = 'paid' desc, made_at desc limit 1`.execute(db)
  return rows[0]
}
