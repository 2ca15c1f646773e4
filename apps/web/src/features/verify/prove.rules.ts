/** Checks a round step by step: the promise, the random words, the outcome and the payout. */
import { belongsToChain, commitmentOf, isServerSeed, openStream } from '@perya/fairness'
import { RuleError } from '@perya/game-rules'
import { type Amount, isAmountText, parseAmount } from '@perya/money'
import type { Outcome, Proof } from '@perya/studio-contract'
import { isSame } from './is-same.rules.ts'
import { playAgain } from './play-again.rules.ts'

export type Proven = {
  /** What the server seed hashes to. */
  hash: string
  isCommitted: boolean
  /** The hash was kept before the player's seed came, and the bet came last. */
  isCommittedFirst: boolean
  /** How the first random words of the round are found, and the words. */
  message: string
  words: readonly string[]
  /** What the seeds lead to, and whether the round says the same. */
  outcome: Outcome
  isOutcome: boolean
  payout: Amount
  isPayout: boolean
  isProved: boolean
}

/** What a check cannot even begin with. */
export type RoundFault = 'seed' | 'game' | 'paytable' | 'bet'

export function prove(proof: Proof): Proven | { fault: RoundFault } {
  const { seeds } = proof
  if (!isServerSeed(seeds.serverSeed)) return { fault: 'seed' }
  try {
    const played = playAgain(proof)
    const isCommitted = seeds.isChain
      ? belongsToChain(
          { commitment: seeds.commitment, length: seeds.nonce + 1 },
          seeds.serverSeed,
          seeds.nonce,
        )
      : commitmentOf(seeds.serverSeed) === seeds.commitment
    const { committedAt, chosenAt } = seeds
    const isCommittedFirst =
      Date.parse(committedAt ?? '') < Date.parse(chosenAt ?? '') &&
      Date.parse(chosenAt ?? '') <= Date.parse(proof.playedAt)
    // The record went through JSON, and so does what it is held against.
    const isOutcome = isSame(JSON.parse(JSON.stringify(played.outcome)), proof.outcome)
    const isPayout = isAmountText(proof.payout) && parseAmount(proof.payout) === played.payout
    return {
      hash: commitmentOf(seeds.serverSeed),
      isCommitted,
      isCommittedFirst,
      ...firstWords(proof),
      outcome: played.shown,
      isOutcome,
      payout: played.payout,
      isPayout,
      isProved: isCommitted && isCommittedFirst && isOutcome && isPayout,
    }
  } catch (error) {
    if (error instanceof RuleError && (error.field === 'game' || error.field === 'paytable')) {
      return { fault: error.field }
    }
    return { fault: error instanceof RangeError && /seed|nonce/.test(error.message) ? 'seed' : 'bet' }
  }
}

function firstWords({ seeds }: Proof): Pick<Proven, 'message' | 'words'> {
  const { next } = openStream(seeds)
  return {
    message: `HMAC-SHA256(seed, "${seeds.clientSeed}:${seeds.nonce}:0")`,
    words: Array.from({ length: 8 }, () => next().toString(16).padStart(8, '0')),
  }
}
