import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

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
