import { randomBytes } from 'node:crypto'
import { commitmentOf, type RoundSeeds, rotateSeeds } from '@perya/fairness'
import type { SeedInfo, StudioAnswer } from '@perya/studio-contract'
import { inTransaction } from './db.ts'
import { seedsOfFlight } from './flights/chain.ts'
import type { PlayedRound } from './round.store.ts'
import type { Seal } from './seal.ts'
import {
  countUnfinished,
  findPair,
  insertPair,
  lockPair,
  markRevealed,
  type NewPair,
  type PairRow,
  type Player,
} from './seed.store.ts'
import type { Studio } from './studio.ts'
import { StudioError } from './studio-error.ts'

const newServerSeed = () => randomBytes(32).toString('hex')

function newPair(seal: Seal, serverSeed: string, clientSeed: string): NewPair {
  const serverSeedHash = commitmentOf(serverSeed)
  return { serverSeed: seal.close(serverSeed, serverSeedHash), serverSeedHash, clientSeed }
}

/** The player's pair in use, made on the first visit. */
export async function seedsOf({ db, seal }: Studio, player: Player): Promise<SeedInfo> {
  const found = await findPair(db, player)
  if (found) return pairInfo(found)
  const clientSeed = randomBytes(8).toString('hex')
  await insertPair(db, player, newPair(seal, newServerSeed(), clientSeed))
  return pairInfo((await findPair(db, player)) as PairRow)
}

const pairInfo = ({ id, serverSeedHash, clientSeed, nextNonce }: Omit<PairRow, 'serverSeed'>): SeedInfo => ({
  pairId: String(id),
  serverSeedHash,
  clientSeed,
  nextNonce,
})

/** The seeds the next round is played with, as a round just played has left them. */
export const seedsAfter = (
  pairId: bigint,
  { serverSeedHash, clientSeed, nextNonce }: PlayedRound,
): SeedInfo => pairInfo({ id: pairId, serverSeedHash, clientSeed, nextNonce })

export function seedsOfRound({ seal }: Pick<Studio, 'seal'>, round: PlayedRound): RoundSeeds {
  const { serverSeed, serverSeedHash, clientSeed, nonce, chainLength } = round
  if (chainLength !== null) {
    const chain = { lastSeed: serverSeed, commitment: serverSeedHash, length: chainLength, salt: clientSeed }
    return seedsOfFlight(seal, chain, nonce)
  }
  return { serverSeed: seal.open(serverSeed, serverSeedHash), clientSeed, nonce }
}

/** Reveals the server seed in use and commits to the next one, whose client seed the player has chosen. */
export async function changeSeeds(
  { db, seal }: Studio,
  player: Player,
  clientSeed: string,
): Promise<StudioAnswer<'seeds'>> {
  return inTransaction(db, async (tx) => {
    const used = await lockPair(tx, player)
    if (!used) throw new StudioError('studio.session')
    const openRounds = await countUnfinished(tx, player, used.id)
    if (openRounds > 0) throw new StudioError('studio.roundOpen')
    const { revealed, next } = rotateSeeds({
      pair: {
        serverSeed: seal.open(used.serverSeed, used.serverSeedHash),
        commitment: used.serverSeedHash,
        clientSeed: used.clientSeed,
        nonce: used.nextNonce,
        isRevealed: false,
      },
      nextServerSeed: newServerSeed(),
      nextClientSeed: clientSeed,
      openRounds,
    })
    await markRevealed(tx, used.id)
    await insertPair(tx, player, newPair(seal, next.serverSeed, next.clientSeed))
    const pair = (await lockPair(tx, player)) as PairRow
    return {
      seeds: pairInfo(pair),
      revealed: {
        pairId: String(used.id),
        serverSeed: revealed.serverSeed,
        serverSeedHash: revealed.commitment,
        clientSeed: revealed.clientSeed,
      },
    }
  })
}
