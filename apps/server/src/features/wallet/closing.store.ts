import { sql } from 'kysely'
import { allowLongStatements, type Db } from '#platform/db.ts'

/** Sums and seals the new entries of accounts without a floor, and returns the instant up to which it did. */
export async function closeLedger(db: Db): Promise<Date> {
  return db.transaction().execute(async (tx) => {
    await allowLongStatements(tx)
    const { rows } = await sql<{ up_to: Date }>`select ledger_close() as up_to`.execute(tx)
    return (rows[0] as { up_to: Date }).up_to
  })
}

/** Creates the partitions of the entry table for the coming months. */
export async function makePartitions(db: Db): Promise<void> {
  await sql`select ledger_make_partitions(now()::date, 4)`.execute(db)
}
