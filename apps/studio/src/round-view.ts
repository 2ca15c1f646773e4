/** A round as its player may see it, and the standing behind it. */
import { formatAmount } from '@perya/money'
import type { Proof, Round } from '@perya/studio-contract'
import type { Playing, Standing } from './games/game.ts'
import { repertoire, type StudioGame } from './games/repertoire.ts'
import { owesStake, type PlayedRound } from './round.store.ts'
import { seedsOfRound } from './seeds.ts'
import type { Studio } from './studio.ts'

export function gameOf({ game }: Pick<PlayedRound, 'game'>): StudioGame {
  const found = repertoire.get(game)
  if (!found) throw new Error(`a round of ${game}, which the studio does not play`)
  return found
}

export function playingOf(studio: Pick<Studio, 'seal'>, round: PlayedRound): Playing {
  const { bet, choice, moves } = round
  return { bet, choice, moves, seeds: seedsOfRound(studio, round) }
}

export const standingOf = (studio: Pick<Studio, 'seal'>, round: PlayedRound): Standing =>
  gameOf(round).rules.stand(playingOf(studio, round))

/** `known`: how the round stands, where the caller has found out already. */
export function viewRound(studio: Pick<Studio, 'seal'>, round: PlayedRound, known?: Standing): Round {
  const { bet, win } = round
  const state = owesStake(round) ? 'cancelled' : round.state
  const isEnded = state === 'paying' || state === 'settled'
  const { isShared, canLeave } = gameOf(round).rules
  const standing = isEnded || state === 'open' ? (known ?? standingOf(studio, round)) : undefined
  // What a shared round will be worth is nobody's to know while it flies, not even of those who have left it.
  const isOutcomeKnown = isEnded && !(isShared && round.revealedAt === null)
  const worth = isEnded ? win : isShared ? 0n : (standing?.worth ?? 0n)
  const mayLeave = state === 'open' && canLeave === true && worth > 0n
  return {
    id: round.id,
    game: round.game,
    nonce: round.nonce,
    bet: formatAmount(bet),
    choice: round.choice,
    // A stake that nobody has heard of yet is not a round to its player.
    state: state === 'betting' ? 'cancelled' : state,
    moves: [...round.moves],
    outcome: (isOutcomeKnown ? standing?.ended : standing?.shown) ?? null,
    cashOut: mayLeave ? formatAmount(worth) : null,
    win: formatAmount(isEnded ? win : 0n),
    multiplier: Number((worth * 100n) / bet),
    isTrial: round.isTrial,
    playedAt: round.playedAt.toISOString(),
    seeds: {
      pairId: String(round.pairId ?? round.chainId),
      serverSeedHash: round.serverSeedHash,
      clientSeed: round.clientSeed,
      ...fixedAt(round),
      serverSeed: round.revealedAt === null ? null : seedsOfRound(studio, round).serverSeed,
    },
  }
}

/** For the verifier; only rounds that were played, and only once their seed is revealed. */
export function proofOf(studio: Pick<Studio, 'seal'>, round: PlayedRound): Proof | null {
  if (round.revealedAt === null || round.state !== 'settled') return null
  const { moves, serverSeedHash, flightId } = round
  return {
    game: gameOf(round).playedAs,
    seeds: {
      ...seedsOfRound(studio, round),
      commitment: serverSeedHash,
      ...fixedAt(round),
      ...(flightId === null ? {} : { isChain: true as const }),
    },
    ...standingOf(studio, round).proof,
    ...(moves.length > 0 ? { moves: [...moves] } : {}),
    playedAt: round.playedAt.toISOString(),
    payout: formatAmount(round.win),
  }
}

/** When the studio committed, and when the client seed came. */
function fixedAt({ committedAt, chosenAt }: PlayedRound) {
  if (committedAt === null || chosenAt === null) return {}
  return { committedAt: committedAt.toISOString(), chosenAt: chosenAt.toISOString() }
}
