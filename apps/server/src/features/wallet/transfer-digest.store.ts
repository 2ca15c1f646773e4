import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type TransferWindow = { from: string; upTo: string }
export type Digest = { count: number; digest: string }
export type TransferDigest = TransferWindow & Digest

export type NextWindow = TransferWindow & { isLast: boolean }

export async function findWindowAfter(db: Db, after: string | undefined): Promise<NextWindow | undefined> {
  // The clock may have been set back since the last one; windows never overlap.
  const { rows } = await sql<NextWindow>`
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
export async function digestWindow(db: Db, { from, upTo }: TransferWindow): Promise<Digest> {
  const { rows } = await sql<Digest>`
    select count(*)::int as count,
      encode(sha256(coalesce(string_agg(seal, ''::bytea order by id), ''::bytea)), 'hex') as digest
    from ledger_transfer
    where id in (
      select transfer_id from ledger_entry
      where created_at >= ${from}::timestamptz and created_at < ${upTo}::timestamptz)`.execute(db)
  return rows[0] as Digest
}

/** By the place of each window; none where it has no transfer. */
export async function digestWindows(
  tx: Tx,
  windows: readonly TransferWindow[],
): Promise<Map<number, Digest>> {
  const bounds = windows.flatMap(({ from, upTo }) => [from, upTo])
  const { rows } = await sql<Digest & { place: number }>`
    select place, count(*)::int as count, encode(sha256(string_agg(seal, ''::bytea order by id)), 'hex') as digest
    from (
      select id, seal, width_bucket(created_at, ${bounds}::timestamptz[]) as place from ledger_transfer
      where created_at >= ${bounds[0]}::timestamptz and created_at < ${bounds.at(-1)}::timestamptz
    ) t
    where place % 2 = 1
    group by place`.execute(tx)
  return new Map(rows.map(({ place, ...digest }) => [(place - 1) / 2, digest]))
}
