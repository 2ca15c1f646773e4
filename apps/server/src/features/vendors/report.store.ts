import { sql } from 'kysely'
import { allowLongStatements, type Db, type Tx } from '#platform/db.ts'
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

/** Of these days, those that some vendor's list was not compared and kept for; only vendors that can be asked. */
export async function listDueReports(db: Db, days: readonly string[]): Promise<DueReport[]> {
  const { rows } = await sql<DueReport>`
    select v.code as "vendorCode", d.day::text as day, r.fault is not null as "isLate"
    from unnest(${days}::date[]) d (day)
    join vendor v on v.wallet = 'seamless' and v.base_url is not null
      and (v.created_at at time zone 'UTC')::date <= d.day
    left join vendor_report r on r.vendor_id = v.id and r.day = d.day
    where r.compared_at is null or not r.has_rows
    order by d.day, v.id`.execute(db)
  return rows
}

/** A statement of so many rows stays within what a message to the database may hold. */
const rowsAtOnce = 10_000

/** Keeps what came of comparing a day, and the list itself: a newer list of the day takes its place. */
export async function putReport(
  db: Db,
  {
    vendorId,
    day,
    rows,
    differences,
  }: { vendorId: number; day: string; rows: readonly Movement[]; differences: readonly Difference[] },
): Promise<void> {
  const kept = JSON.stringify(differences, (_key, value) =>
    typeof value === 'bigint' ? value.toString() : value,
  )
  await db.transaction().execute(async (tx) => {
    await allowLongStatements(tx)
    await sql`
      insert into vendor_report (vendor_id, day, rows, differences, has_rows)
      values (${vendorId}, ${day}, ${rows.length}, ${kept}, true)
      on conflict (vendor_id, day) do update
      set rows = excluded.rows, differences = excluded.differences, has_rows = true, compared_at = now(),
        fault = null`.execute(tx)
    await sql`delete from vendor_report_row where vendor_id = ${vendorId} and day = ${day}`.execute(tx)
    for (let at = 0; at < rows.length; at += rowsAtOnce) {
      await insertRows(tx, { vendorId, day, rows: rows.slice(at, at + rowsAtOnce) })
    }
  })
}

async function insertRows(
  tx: Tx,
  { vendorId, day, rows }: { vendorId: number; day: string; rows: readonly Movement[] },
): Promise<void> {
  await sql`
    insert into vendor_report_row (vendor_id, day, tx_id, player_id, amount)
    select ${vendorId}, ${day}, l.* from unnest(
      ${rows.map(({ txId }) => txId)}::text[], ${rows.map(({ playerId }) => playerId)}::text[],
      ${rows.map(({ amount }) => amount)}::bigint[]) l`.execute(tx)
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
