import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type LocalPayoutState = 'paid' | 'failed' | 'pending'

/** The same reference again is the same payout. */
export async function insertLocalPayout(
  db: Db,
  made: { reference: string; amount: bigint; state: LocalPayoutState },
  now: Date,
): Promise<void> {
  await sql`
    insert into local_payout (reference, state, amount, made_at)
    values (${made.reference}, ${made.state}, ${made.amount}, ${now})
    on conflict (reference) do nothing`.execute(db)
}

export type LocalPayout = { state: LocalPayoutState; amount: bigint }

export async function findLocalPayout(db: Db, reference: string): Promise<LocalPayout | undefined> {
  const { rows } = await sql<LocalPayout>`
    select state, amount from local_payout where reference = ${reference}`.execute(db)
  return rows[0]
}
