import type { Database } from './database.ts'

/** Every transaction of a vendor that stands in this database. */
export async function readTxIds({ openClient }: Database): Promise<Set<string>> {
  const client = await openClient()
  const { rows } = await client.query<{ id: string }>('select tx_id as id from vendor_tx')
  await client.end()
  return new Set(rows.map(({ id }) => id))
}
