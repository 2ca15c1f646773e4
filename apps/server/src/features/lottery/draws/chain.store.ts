import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type ChainRow = Pick<
  Row<'lottery_chain'>,
  'id' | 'code' | 'terminal' | 'length' | 'lastSeed' | 'publishedAt'
> & {
  day: string
}

const columns = sql.raw(
  `id, code, day::text as day, terminal, length, last_seed as "lastSeed", published_at as "publishedAt"`,
)

/** Any number that no other lock of the platform uses. */
const makingLock = 7_301_010

/** Nobody else makes issues until the transaction ends. */
export async function holdMaking(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${makingLock})`.execute(tx)
}

export async function insertChain(
  tx: Tx,
  chain: Pick<ChainRow, 'code' | 'day' | 'terminal' | 'length' | 'lastSeed'>,
): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    insert into lottery_chain (code, day, terminal, length, last_seed)
    values (${chain.code}, ${chain.day}::date, ${chain.terminal}, ${chain.length}, ${chain.lastSeed})
    returning id`.execute(tx)
  return (rows[0] as { id: bigint }).id
}

export async function readChains(db: Db, ids: readonly bigint[]): Promise<ChainRow[]> {
  const { rows } =
    await sql<ChainRow>`select ${columns} from lottery_chain where id = any (${ids}::bigint[])`.execute(db)
  return rows
}
