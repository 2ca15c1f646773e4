/** The chains that flights take their seeds from; the one after the chain in use is published with it. */
import { randomBytes } from 'node:crypto'
import { type Chain, chainRoundSeeds, makeChain, type RoundSeeds } from '@perya/fairness'
import type { SeedInfo } from '@perya/studio-contract'
import { type Db, inTransaction, type Tx } from '../db.ts'
import type { Seal } from '../seal.ts'
import type { Studio } from '../studio.ts'
import { countUnusedChains, holdChains, insertChain, listChainsInUse } from './chain.store.ts'

/** Hours of flights: short enough for a player to walk down to the commitment, hash by hash. */
const usualLength = 2_000

/** A chain as it is kept: its last seed encrypted, all others following from it. */
export type KeptChain = Chain & { readonly lastSeed: Buffer }

/** Walking a chain down takes a while, so the seeds of the last few stay at hand. */
const walked = new Map<string, readonly string[]>()
const mostWalked = 4

export function seedsOfFlight(seal: Seal, chain: KeptChain, place: number): RoundSeeds {
  let seeds = walked.get(chain.commitment)
  if (!seeds) {
    ;({ seeds } = makeChain(seal.open(chain.lastSeed, chain.commitment), chain.length))
    for (const oldest of [...walked.keys()].slice(0, walked.size + 1 - mostWalked)) walked.delete(oldest)
    walked.set(chain.commitment, seeds)
  }
  return chainRoundSeeds(chain, seeds[place] as string, place)
}

/** Commits to a chain nobody has a salt for yet. */
export async function publishChain(db: Db | Tx, seal: Seal, length = usualLength): Promise<void> {
  const lastSeed = randomBytes(32).toString('hex')
  const { commitment } = makeChain(lastSeed, length)
  await insertChain(db, { commitment, length, lastSeed: seal.close(lastSeed, commitment) })
}

/** Keeps a chain to fly from and the one after it published. */
export async function publishAhead({ db, seal }: Pick<Studio, 'db' | 'seal'>): Promise<void> {
  if ((await countUnusedChains(db)) >= 2) return
  await inTransaction(db, async (tx) => {
    await holdChains(tx)
    for (let unused = await countUnusedChains(tx); unused < 2; unused++) await publishChain(tx, seal)
  })
}

/** What is published about the seeds of the next flight. */
export async function chainSeeds(studio: Pick<Studio, 'db' | 'seal'>): Promise<SeedInfo> {
  await publishAhead(studio)
  const [now, next] = await listChainsInUse(studio.db)
  if (!now || !next) throw new Error('no chain is published')
  return {
    pairId: String(now.id),
    serverSeedHash: now.commitment,
    clientSeed: now.salt ?? '',
    nextNonce: now.nextPlace,
    nextServerSeedHash: next.commitment,
    chain: { length: now.length },
  }
}
