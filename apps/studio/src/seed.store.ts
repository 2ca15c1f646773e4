import type { Db, Tx } from './db.ts'

export type Player = { brand: string; playerId: string }

export type PairRow = {
  id: bigint
  serverSeed: Buffer
  serverSeedHash: string
  clientSeed: string
  nextNonce: number
}

export type NewPair = Pick<PairRow, 'serverSeed' | 'serverSeedHash' | 'clientSeed'>

const columns = `id, server_seed as "serverSeed", server_seed_hash as "serverSeedHash",
  client_seed as "clientSeed", next_nonce as "nextNonce"`

export async function findPair(db: Db, { brand, playerId }: Player): Promise<PairRow | undefined> {
  const { rows } = await db.query<PairRow>({
    name: 'pair',
    text: `
      select ${columns} from studio.seed_pair
      where brand = $1 and player_id = $2 and revealed_at is null`,
    values: [brand, playerId],
  })
  return rows[0]
}

/** The pair in use, held until the transaction ends. */
export async function lockPair(tx: Tx, { brand, playerId }: Player): Promise<PairRow | undefined> {
  const { rows } = await tx.query<PairRow>(
    `select ${columns} from studio.seed_pair
     where brand = $1 and player_id = $2 and revealed_at is null for no key update`,
    [brand, playerId],
  )
  return rows[0]
}

/** Starts a player's pair unless there is one in use. */
export async function insertPair(db: Db | Tx, { brand, playerId }: Player, pair: NewPair): Promise<void> {
  await db.query(
    `insert into studio.seed_pair (brand, player_id, server_seed, server_seed_hash, client_seed)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [brand, playerId, pair.serverSeed, pair.serverSeedHash, pair.clientSeed],
  )
}

export async function markRevealed(tx: Tx, pairId: bigint): Promise<void> {
  await tx.query('update studio.seed_pair set revealed_at = now() where id = $1', [pairId])
}

/** A player's rounds that the seed of a pair still has to decide. */
export async function countUnfinished(tx: Tx, { brand, playerId }: Player, pairId: bigint): Promise<number> {
  const { rows } = await tx.query<{ count: bigint }>(
    `select count(*) from studio.round
     where brand = $1 and player_id = $2 and pair_id = $3 and state in ('betting', 'open', 'paying')`,
    [brand, playerId, pairId],
  )
  return Number(rows[0]?.count)
}
