/** What was posted between two instants, in one digest that can be kept outside the database and compared later. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Finding } from './audit.store.ts'

export type TransferWindow = { from: string; upTo: string }
export type TransferDigest = TransferWindow & { count: number; digest: string }

/**
 * The next window after the last one: it goes on where that one ended, holds an hour of postings at most, and ends before
 * any that could still come; `isLast` where it ends there. The first one of all is an hour. Nothing where no window can
 * be told yet.
 */
export async function findNextWindow(
  db: Db,
  after: string | undefined,
): Promise<(TransferWindow & { isLast: boolean }) | undefined> {
  // The clock may have been set back since the last one; windows never overlap.
  const { rows } = await sql<TransferWindow & { isLast: boolean }>`
    with settled as materialized (select ledger_settled_before() as up_to),
    begun as (
      select up_to, coalesce(${after ?? null}::timestamptz, up_to - interval '1 hour') as from_at from settled
    ), ended as (
      select from_at, up_to, greatest(from_at, least(up_to, (
        select min(e.created_at) + interval '1 hour' from ledger_entry e where e.created_at >= from_at
      ))) as to_at
      from begun where from_at > '-infinity'
    )
    select from_at::text as from, to_at::text as "upTo", to_at >= up_to as "isLast" from ended`.execute(db)
  return rows[0]
}

/** Found by entries, which have an index by time. */
export async function digestTransfers(db: Db, { from, upTo }: TransferWindow): Promise<TransferDigest> {
  const { rows } = await sql<{ count: number; digest: string }>`
    select count(*)::int as count,
      encode(sha256(coalesce(string_agg(seal, ''::bytea order by id), ''::bytea)), 'hex') as digest
    from ledger_transfer
    where id in (
      select transfer_id from ledger_entry
      where created_at >= ${from}::timestamptz and created_at < ${upTo}::timestamptz)`.execute(db)
  const [found] = rows as [{ count: number; digest: string }]
  return { from, upTo, ...found }
}

const digestOfNone = createHash('sha256').digest('hex')

/** the windows, which follow one another, whose transfers are not those that were digested. */
export async function findChangedWindows(tx: Tx, windows: readonly TransferDigest[]): Promise<Finding[]> {
  if (windows.length === 0) return []
  const bounds = windows.flatMap(({ from, upTo }) => [from, upTo])
  const { rows } = await sql<{ place: number; count: number; digest: string }>`
    select place, count(*)::int as count, encode(sha256(string_agg(seal, ''::bytea order by id)), 'hex') as digest
    from (
      select id, seal, width_bucket(created_at, ${bounds}::timestamptz[]) as place from ledger_transfer
      where created_at >= ${bounds[0]}::timestamptz and created_at < ${bounds.at(-1)}::timestamptz
    ) t
    where place % 2 = 1
    group by place`.execute(tx)
  const found = new Map(rows.map(({ place, ...digest }) => [(place - 1) / 2, digest]))
  return windows.flatMap(({ from, upTo, count, digest }, index) => {
    const now = found.get(index) ?? { count: 0, digest: digestOfNone }
    if (now.digest === digest) return []
    const detail = `${count} transfers were sealed outside the database, and the ${now.count} there are now are not those`
    const place = `ledger_transfer from ${from} to ${upTo}`
    return [{ rule: 'R-18', place, accountId: null, transferId: null, difference: 0n, detail }]
  })
}
