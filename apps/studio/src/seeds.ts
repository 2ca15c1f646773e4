import { randomBytes } from 'node:crypto'
import { commitmentOf, type RoundSeeds, rotateSeeds } from '@perya/fairness'
import type { SeedInfo, StudioAnswer } from '@perya/studio-contract'
import { inTransaction } from './db.ts'
import { seedsOfFlight } from './flights/chain.ts'
import type { PlayedRound } from './round.store.ts'
import type { Seal } from './seal.ts'
import {
  chooseSeed,
  commitNext,
  countUnfinished,
  findPair,
  insertFirstPair,
  insertNextPair,
  lockPair,
  markRevealed,
  type PairRow,
  type Player,
  type SealedSeed,
} from './seed.store.ts'
import type { Studio } from './studio.ts'
import { StudioError } from './studio-error.ts'

function newServerSeed(seal: Seal) {
  const serverSeed = randomBytes(32).toString('hex')
  const serverSeedHash = commitmentOf(serverSeed)
  return { serverSeed: seal.close(serverSeed, serverSeedHash), serverSeedHash }
}

type CommittedPair = PairRow & { next: SealedSeed }
const isCommitted = (pair: PairRow | undefined): pair is CommittedPair => pair?.next != null

/** The player's pair in use, and what the one after it is committed to: both stand before the player chooses a seed. */
export async function seedsOf({ db, seal }: Studio, player: Player): Promise<SeedInfo> {
  const found = await findPair(db, player)
  if (isCommitted(found)) return pairInfo(found)
  if (!found) await insertFirstPair(db, player, newServerSeed(seal))
  const pair = found ?? ((await findPair(db, player)) as PairRow)
  await commitNext(db, pair.id, newServerSeed(seal))
  return pairInfo((await findPair(db, player)) as CommittedPair)
}

/** Whether rounds can be played with it: a pair from before seeds had to be chosen is, once it has decided one. */
const isChosen = ({ chosenAt, nextNonce }: PairRow) => chosenAt !== null || nextNonce > 0

const pairInfo = (pair: CommittedPair): SeedInfo => ({
  pairId: String(pair.id),
  serverSeedHash: pair.serverSeedHash,
  clientSeed: isChosen(pair) ? pair.clientSeed : '',
  nextNonce: pair.nextNonce,
  nextServerSeedHash: pair.next.serverSeedHash,
})

/** The seeds the next round is played with, as a round just played has left them. */
export async function seedsAfter(studio: Studio, round: PlayedRound & { pairId: bigint }): Promise<SeedInfo> {
  const { pairId, serverSeedHash, clientSeed, nextNonce, nextServerSeedHash } = round
  if (nextServerSeedHash === null) return seedsOf(studio, round)
  return { pairId: String(pairId), serverSeedHash, clientSeed, nextNonce, nextServerSeedHash }
}

export function seedsOfRound({ seal }: Pick<Studio, 'seal'>, round: PlayedRound): RoundSeeds {
  const { serverSeed, serverSeedHash, clientSeed, nonce, chainLength } = round
  if (chainLength !== null) {
    const chain = { lastSeed: serverSeed, commitment: serverSeedHash, length: chainLength, salt: clientSeed }
    return seedsOfFlight(seal, chain, nonce)
  }
  return { serverSeed: seal.open(serverSeed, serverSeedHash), clientSeed, nonce }
}

type Choice = { clientSeed: string; serverSeedHash: string }

/**
 * Plays on with the player's seed and the server seed whose hash the player has seen: the one in use while it has
 * decided nothing, else the next one, and the one in use is revealed.
 */
export async function changeSeeds(
  { db, seal }: Studio,
  player: Player,
  { clientSeed, serverSeedHash: seen }: Choice,
): Promise<StudioAnswer<'seeds'>> {
  return inTransaction(db, async (tx) => {
    const used = await lockPair(tx, player)
    if (!isCommitted(used)) throw new StudioError('studio.seedsMoved')
    const answer = async () => pairInfo((await lockPair(tx, player)) as CommittedPair)
    if (used.nextNonce === 0 && used.serverSeedHash === seen) {
      await chooseSeed(tx, used.id, clientSeed)
      return { seeds: await answer(), revealed: null }
    }
    if (used.next.serverSeedHash !== seen) throw new StudioError('studio.seedsMoved')
    // The studio knew this one before it committed to the next server seed.
    if (used.clientSeed === clientSeed) throw new StudioError('studio.seedUsed')
    const openRounds = await countUnfinished(tx, player, used.id)
    if (openRounds > 0) throw new StudioError('studio.roundOpen')
    const { revealed } = rotateSeeds({
      pair: {
        serverSeed: seal.open(used.serverSeed, used.serverSeedHash),
        commitment: used.serverSeedHash,
        clientSeed: used.clientSeed,
        nonce: used.nextNonce,
        isRevealed: false,
      },
      nextServerSeed: seal.open(used.next.serverSeed, used.next.serverSeedHash),
      nextClientSeed: clientSeed,
      openRounds,
    })
    await markRevealed(tx, used.id)
    await insertNextPair(tx, player, used.next, clientSeed)
    await commitNext(tx, ((await lockPair(tx, player)) as PairRow).id, newServerSeed(seal))
    return {
      seeds: await answer(),
      revealed: {
        pairId: String(used.id),
        serverSeed: revealed.serverSeed,
        serverSeedHash: revealed.commitment,
        clientSeed: revealed.clientSeed,
      },
    }
  })
}
