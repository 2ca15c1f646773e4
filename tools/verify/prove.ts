import { isDeepStrictEqual } from 'node:util'
import { originals, type Proof } from './originals.ts'
import { type Round, unitsOf } from './round.ts'
import { drawFrom, sha256 } from './seeds.ts'
import { proveSlot } from './slot.ts'

export type Check = { text: string; isTrue: boolean }

/** What a round must satisfy, each as a sentence and whether it holds. */
export function prove(round: Round): Check[] {
  const { seeds, outcome, payout, playedAt } = round
  const proof = play(round)
  const checks: Check[] = [
    { text: 'the seed is the one committed before the bet', isTrue: isCommitted(seeds) },
    {
      text: 'the hash was kept before the client seed came, and the bet came last',
      isTrue: isInOrder(seeds, playedAt),
    },
    { text: 'the outcome follows from the seeds', isTrue: isDeepStrictEqual(proof.outcome, outcome) },
    { text: 'the payout follows from the bet and the outcome', isTrue: proof.payout === unitsOf(payout) },
  ]
  return checks
}

/** A seed made after the player's was known could have been chosen to suit it. */
function isInOrder({ committedAt = '', chosenAt = '' }: Round['seeds'], playedAt = ''): boolean {
  const [committed, chosen, played] = [committedAt, chosenAt, playedAt].map((time) => Date.parse(time))
  return Number(committed) < Number(chosen) && Number(chosen) <= Number(played)
}

/** A shared round's seed hashes down to the commitment in as many steps as rounds came before it, and one more. */
function isCommitted({ serverSeed, commitment, isChain, nonce }: Round['seeds']): boolean {
  let hash = sha256(serverSeed)
  for (let step = 0; isChain && step < nonce; step++) hash = sha256(hash)
  return hash === commitment
}

function play(round: Round): Proof {
  const source = drawFrom(round.seeds)
  if (round.paytable) {
    const { outcome } = proveSlot(round.paytable, source.below)
    const stake = unitsOf(round.bet.stake)
    return { outcome, payout: (stake * BigInt(outcome.coins)) / BigInt(round.paytable.coins) }
  }
  const game = originals[round.game]
  if (!game) throw new Error(`there is no game ${round.game}`)
  return game(source, round)
}
