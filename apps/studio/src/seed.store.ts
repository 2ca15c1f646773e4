import type { Db, Tx } from './db.ts'
import type { Row } from './rows.ts'

type SeedRow = Row<'seed_pair'>

export type Player = Pick<SeedRow, 'brand' | 'playerId'>

type KeptPair = Omit<SeedRow, 'brand' | 'playerId' | 'createdAt' | 'revealedAt'>

export type PairRow = Pick<
  KeptPair,
  | 'id'
  | 'serverSeed'
  | 'serverSeedHash'
  // When the hash was kept; unset of pairs from before that was written down.
  | 'committedAt'
  // Empty until the player's device has chosen it.
  | 'clientSeed'
  | 'chosenAt'
  | 'nextNonce'
> & {
  /** What the pair after this one is committed to; unset until somebody asks for it. */
  next: SealedSeed | null
}

/** A server seed as it is kept, with its hash that everybody may see. */
export type SealedSeed = { serverSeed: Buffer; serverSeedHash: string; committedAt: Date }

const columns = `id, server_seed as "serverSeed", server_seed_hash as "serverSeedHash", committed_at as "committedAt",
  client_seed as "clientSeed", chosen_at as "chosenAt", next_nonce as "nextNonce",
  next_server_seed as "nextServerSeed", next_server_seed_hash as "nextServerSeedHash",
  next_committed_at as "nextCommittedAt"`

function pairOf({ nextServerSeed, nextServerSeedHash, nextCommittedAt, ...pair }: KeptPair): PairRow {
  // The three come together.
  const next =
    nextServerSeed && nextServerSeedHash !== null && nextCommittedAt
      ? { serverSeed: nextServerSeed, serverSeedHash: nextServerSeedHash, committedAt: nextCommittedAt }
      : null
  return { ...pair, next }
}

export async function findPair(db: Db, { brand, playerId }: Player): Promise<PairRow | undefined> {
  const { rows } = await db.query<KeptPair>({
    name: 'pair',
    text: `
      select ${columns} from studio.seed_pair
      where brand = $1 and player_id = $2 and revealed_at is null`,
    values: [brand, playerId],
  })
  return rows[0] && pairOf(rows[0])
}

/** The pair in use, held until the transaction ends. */
export async function lockPair(tx: Tx, { brand, playerId }: Player): Promise<PairRow | undefined> {
  const { rows } = await tx.query<KeptPair>(
    `select ${columns} from studio.seed_pair
     where brand = $1 and player_id = $2 and revealed_at is null for no key update`,
    [brand, playerId],
  )
  return rows[0] && pairOf(rows[0])
}

type NewSeed = Pick<SealedSeed, 'serverSeed' | 'serverSeedHash'>

/** Commits to a player's first server seed, unless there is a pair in use. */
export async function insertFirstPair(db: Db, { brand, playerId }: Player, seed: NewSeed): Promise<void> {
  await db.query(
    `insert into studio.seed_pair (brand, player_id, server_seed, server_seed_hash, committed_at, client_seed)
     values ($1, $2, $3, $4, clock_timestamp(), '') on conflict do nothing`,
    [brand, playerId, seed.serverSeed, seed.serverSeedHash],
  )
}

/** Commits to the server seed after the one in use, unless that is done. */
export async function commitNext(db: Db | Tx, pairId: bigint, seed: NewSeed): Promise<void> {
  await db.query(
    `update studio.seed_pair
     set next_server_seed = $2, next_server_seed_hash = $3, next_committed_at = clock_timestamp()
     where id = $1 and next_server_seed is null`,
    [pairId, seed.serverSeed, seed.serverSeedHash],
  )
}

/** Gives a pair that no bet has used the seed its player chose. */
export async function chooseSeed(tx: Tx, pairId: bigint, clientSeed: string): Promise<void> {
  await tx.query(
    'update studio.seed_pair set client_seed = $2, chosen_at = clock_timestamp() where id = $1',
    [pairId, clientSeed],
  )
}

/** Starts the pair that a player was shown the hash of, with the seed they chose after that. */
export async function insertNextPair(
  tx: Tx,
  { brand, playerId }: Player,
  { serverSeed, serverSeedHash, committedAt }: SealedSeed,
  clientSeed: string,
): Promise<void> {
  await tx.query(
    `insert into studio.seed_pair (
       brand, player_id, server_seed, server_seed_hash, committed_at, client_seed, chosen_at)
     values ($1, $2, $3, $4, $5, $6, clock_timestamp())`,
    [brand, playerId, serverSeed, serverSeedHash, committedAt, clientSeed],
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
