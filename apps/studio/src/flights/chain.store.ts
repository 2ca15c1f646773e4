import type { Db, Tx } from '../db.ts'
import type { Row } from '../rows.ts'

export type ChainRow = Omit<Row<'chain'>, 'publishedAt' | 'saltedAt'>

const columns = `id, commitment, length, last_seed as "lastSeed", salt, next_place as "nextPlace"`

/** Any number that no other lock of this database uses. */
const chainLock = 7_302_002

/** Nobody else publishes chains until the transaction ends. */
export async function holdChains(tx: Tx): Promise<void> {
  await tx.query('select pg_advisory_xact_lock($1)', [chainLock])
}

/** Chains with flights left. */
export async function countUnusedChains(db: Db | Tx): Promise<number> {
  const { rows } = await db.query<{ count: bigint }>(
    'select count(*) from studio.chain where next_place < length',
  )
  return Number(rows[0]?.count)
}

export async function insertChain(
  db: Db | Tx,
  { commitment, length, lastSeed }: Pick<ChainRow, 'commitment' | 'length' | 'lastSeed'>,
): Promise<void> {
  await db.query('insert into studio.chain (commitment, length, last_seed) values ($1, $2, $3)', [
    commitment,
    length,
    lastSeed,
  ])
}

/** The chain of the next flight and the one after it. */
export async function listChainsInUse(db: Db): Promise<ChainRow[]> {
  const { rows } = await db.query<ChainRow>({
    name: 'chains',
    text: `select ${columns} from studio.chain where next_place < length order by id limit 2`,
  })
  return rows
}

/** What a watcher's device made up when it came, so long ago. */
export type Salt = { text: string; ageMs: number }

/**
 * Takes the next place of the chain in use; its first flight fixes the salt for all of them. None while the chain has no
 * salt and this one came before the chain was published.
 */
export async function takePlace(
  tx: Tx,
  { text, ageMs }: Salt,
): Promise<{ chainId: bigint; place: number } | undefined> {
  const { rows } = await tx.query<{ chainId: bigint; place: number }>(
    `update studio.chain c
     set next_place = next_place + 1, salt = coalesce(salt, $1),
       salted_at = case when salt is null then came.at else salted_at end
     from (select clock_timestamp() - $2 * interval '1 ms' as at) came
     where id = (select id from studio.chain where next_place < length order by id limit 1 for update)
       and (salt is not null or published_at < came.at)
     returning id as "chainId", next_place - 1 as place`,
    [text, ageMs],
  )
  return rows[0]
}
