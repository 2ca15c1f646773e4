import { sql } from 'kysely'
import { allowLongStatements, type Db } from '#platform/db.ts'

/** Sums and seals what accounts without a floor got since the last closing; the instant it reaches to. */
export async function closeLedger(db: Db): Promise<Date> {
  return db.transaction().execute(async (tx) => {
    await allowLongStatements(tx)
    const { rows } = await sql<{ up_to: Date }>`select ledger_close() as up_to`.execute(tx)
    return (rows[0] as { up_to: Date }).up_to
  })
}

/** Makes the parts of the entry table that the coming months need. */
export async function makePartitions(db: Db): Promise<void> {
  await sql`select ledger_make_partitions(now()::date, 4)`.execute(db)
}
