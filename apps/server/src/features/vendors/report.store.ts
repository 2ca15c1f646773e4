import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Difference, Movement } from './report.rules.ts'

/** What the ledger says the vendor's transactions of a day moved. */
export async function listMovements(db: Db, vendorId: number, from: Date, to: Date): Promise<Movement[]> {
  const { rows } = await sql<Movement>`
    select tx_id as "txId", member_id::text as "playerId", amount
    from vendor_movements(${vendorId}, ${from}, ${to})`.execute(db)
  return rows
}

export async function putReport(
  db: Db,
  {
    vendorId,
    day,
    rows,
    differences,
  }: { vendorId: number; day: string; rows: number; differences: readonly Difference[] },
): Promise<void> {
  const kept = JSON.stringify(differences, (_key, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  await sql`
    insert into vendor_report (vendor_id, day, rows, differences) values (${vendorId}, ${day}, ${rows}, ${kept})
    on conflict (vendor_id, day) do update
    set rows = excluded.rows, differences = excluded.differences, compared_at = now()`.execute(db)
}
