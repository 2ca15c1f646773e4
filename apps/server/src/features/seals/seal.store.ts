import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Seal } from './seal-file.ts'

export type Act = { id: string; seal: string }

/** The first act of a database and the last one; nothing before there is any. */
export async function findEnds(db: Db): Promise<{ first: Act; last: Act } | undefined> {
  const { rows } = await sql<Act>`
    (select id::text, encode(seal, 'hex') as seal from operator_act order by id limit 1)
    union all
    (select id::text, encode(seal, 'hex') from operator_act order by id desc limit 1)`.execute(db)
  const [first, last] = rows
  return first && last ? { first, last } : undefined
}

/** From where a seal may go on, up to where no posting can come any more; the two are the same when nothing is due. */
export async function findWindow(
  db: Db,
  after: string | undefined,
): Promise<Pick<Seal['transfers'], 'from' | 'upTo'>> {
  const { rows } = await sql<{ from: string; upTo: string }>`
    with settled as (select ledger_settled_before() as up_to)
    select least(up_to, greatest(up_to - interval '1 hour', ${after ?? '-infinity'}::timestamptz))::text as from,
      up_to::text as "upTo"
    from settled`.execute(db)
  return rows[0] as { from: string; upTo: string }
}

/** Found by entries, which have an index by time. */
export async function digestTransfers(
  db: Db,
  { from, upTo }: Pick<Seal['transfers'], 'from' | 'upTo'>,
): Promise<Pick<Seal['transfers'], 'count' | 'digest'>> {
  const { rows } = await sql<{ count: number; digest: string }>`
    select count(*)::int as count,
      encode(sha256(coalesce(string_agg(seal, ''::bytea order by id), ''::bytea)), 'hex') as digest
    from ledger_transfer
    where id in (
      select transfer_id from ledger_entry
      where created_at >= ${from}::timestamptz and created_at < ${upTo}::timestamptz)`.execute(db)
  return rows[0] as { count: number; digest: string }
}

/** Acts that do not stand as they were sealed: gone, or others in their place. */
export async function listLostActs(tx: Tx, acts: readonly Act[]): Promise<{ id: bigint; isGone: boolean }[]> {
  const { rows } = await sql<{ id: bigint; isGone: boolean }>`
    select s.id, a.id is null as "isGone"
    from unnest(${acts.map(({ id }) => id)}::bigint[], ${acts.map(({ seal }) => seal)}::text[]) s (id, seal)
    left join operator_act a on a.id = s.id
    where a.seal is distinct from decode(s.seal, 'hex')
    order by s.id`.execute(tx)
  return rows
}

/** What the transfers of each window are now; windows follow one another and never overlap. */
export async function digestWindows(
  tx: Tx,
  windows: readonly Seal['transfers'][],
): Promise<Map<number, Pick<Seal['transfers'], 'count' | 'digest'>>> {
  const bounds = windows.flatMap(({ from, upTo }) => [from, upTo])
  const { rows } = await sql<{ place: number; count: number; digest: string }>`
    select place, count(*)::int as count, encode(sha256(string_agg(seal, ''::bytea order by id)), 'hex') as digest
    from (
      select id, seal, width_bucket(created_at, ${bounds}::timestamptz[]) as place from ledger_transfer
      where created_at >= ${bounds[0]}::timestamptz and created_at < ${bounds.at(-1)}::timestamptz
    ) t
    where place % 2 = 1
    group by place`.execute(tx)
  return new Map(rows.map(({ place, count, digest }) => [(place - 1) / 2, { count, digest }]))
}
