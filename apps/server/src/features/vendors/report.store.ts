import { sql } from 'kysely'
import { allowLongStatements, type Db } from '#platform/db.ts'
import type { Difference, Movement, Span } from './report.rules.ts'

/** What the ledger says the vendor's transactions of a day moved. */
export function listMovements(db: Db, vendorId: number, { from, to }: Span): Promise<Movement[]> {
  return db.transaction().execute(async (tx) => {
    await allowLongStatements(tx)
    const { rows } = await sql<Movement>`
      select tx_id as "txId", member_id::text as "playerId", amount
      from vendor_movements(${vendorId}, ${from}, ${to})`.execute(tx)
    return rows
  })
}

/** Which of these transactions were taken, whenever that was. */
export async function findTaken(db: Db, vendorId: number, txIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ txId: string }>`
    select tx_id as "txId" from vendor_tx
    where vendor_id = ${vendorId} and tx_id = any (${txIds}) and status = 'OK' and call <> 'tombstone'`.execute(
    db,
  )
  return new Set(rows.map(({ txId }) => txId))
}

export type DueReport = {
  vendorCode: string
  day: string
  /** It was asked for before, in vain. */
  isLate: boolean
}

/** Of these days, those that some vendor's list was not compared for; only vendors that can be asked. */
export async function listDueReports(db: Db, days: readonly string[]): Promise<DueReport[]> {
  const { rows } = await sql<DueReport>`
    select v.code as "vendorCode", d.day::text as day, r.vendor_id is not null as "isLate"
    from unnest(${days}::date[]) d (day)
    join vendor v on v.wallet = 'seamless' and v.base_url is not null
      and (v.created_at at time zone 'UTC')::date <= d.day
    left join vendor_report r on r.vendor_id = v.id and r.day = d.day
    where r.compared_at is null
    order by d.day, v.id`.execute(db)
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
    set rows = excluded.rows, differences = excluded.differences, compared_at = now(), fault = null`.execute(
    db,
  )
}

/** Keeps why a day could not be compared. */
export async function putFault(
  db: Db,
  { vendorId, day, fault }: { vendorId: number; day: string; fault: string },
): Promise<void> {
  await sql`
    insert into vendor_report (vendor_id, day, compared_at, fault) values (${vendorId}, ${day}, null, ${fault})
    on conflict (vendor_id, day) do update set fault = excluded.fault
    where vendor_report.compared_at is null`.execute(db)
}
