/** Is the next card higher or lower? Every card comes from a full deck, so the chance can be read off the last one. */
import { drawBelow, type WordSource } from '@perya/fairness'
import type { Amount } from '@perya/money'
import { type Ratio, ratio } from '../ratio.ts'
import { checkRule } from '../rule-error.ts'
import { payoutOf } from '../stake.ts'
import { deck, rankOf } from './card.ts'
import { paidPercent } from './edge.ts'
import { isLowRisk } from './low-risk.ts'

export type HiLoBet = { readonly stake: Amount }
export const hiLoMoves = ['higher', 'lower', 'same', 'skip'] as const
export type HiLoMove = (typeof hiLoMoves)[number]
export type HiLoOutcome = { readonly cards: readonly number[] }

const ranks = 13
/** A round has at most this many moves, so that it can be drawn before the first of them. */
export const hiLoMostMoves = 51
/** From here on (10,000.00) a round can only be cashed. */
const enough = 1_000_000n

/**
 * How many of the 13 ranks win, or 0 where the move is not offered. An equal card wins both ways,
 * except beside the ace and the king, where it would leave nothing to guess.
 */
export function hiLoWays(rank: number, move: Exclude<HiLoMove, 'skip'>): number {
  const isEnd = rank === 1 || rank === ranks
  if (move === 'same') return isEnd ? 1 : 0
  if (move === 'higher') return rank === ranks ? 0 : isEnd ? ranks - 1 : ranks + 1 - rank
  return rank === 1 ? 0 : isEnd ? ranks - 1 : rank
}

function isRight(from: number, to: number, move: Exclude<HiLoMove, 'skip'>): boolean {
  if (move === 'same') return to === from
  const isEnd = from === 1 || from === ranks
  if (to === from) return !isEnd
  return move === 'higher' ? to > from : to < from
}

/** What leaving pays in hundredths after guesses with so many winning ranks each; nothing before the first. */
export function hiLoMultiplier(ways: readonly number[]): bigint {
  if (ways.length === 0) return 0n
  const against = ways.reduce((product, each) => product * BigInt(each), 1n)
  return (paidPercent * BigInt(ranks) ** BigInt(ways.length)) / against
}

export type HiLoState = { readonly card: number; readonly isLost: boolean; readonly ways: readonly number[] }

/** The round after the moves made so far. */
export function hiLoState({ cards }: HiLoOutcome, moves: readonly HiLoMove[]): HiLoState {
  checkRule(moves.length <= hiLoMostMoves, 'move')
  const ways: number[] = []
  let isLost = false
  moves.forEach((move, at) => {
    checkRule(!isLost && hiLoMoves.includes(move) && hiLoMultiplier(ways) < enough, 'move')
    if (move === 'skip') return
    const [from, to] = [rankOf(cards[at] as number), rankOf(cards[at + 1] as number)]
    const winning = hiLoWays(from, move)
    checkRule(winning > 0, 'move')
    ways.push(winning)
    isLost = !isRight(from, to, move)
  })
  return { card: cards[moves.length] as number, isLost, ways }
}

export const hiLo = {
  code: 'HI_LO',
  /** The first card and every one that can follow it, fixed before the first move. */
  draw: (source: WordSource): HiLoOutcome => ({
    cards: Array.from({ length: hiLoMostMoves + 1 }, () => drawBelow(source, deck.length)),
  }),
  /** Settles when the player leaves or has guessed wrong. */
  settle: ({ stake }: HiLoBet, outcome: HiLoOutcome, moves: readonly HiLoMove[]): Amount => {
    const { isLost, ways } = hiLoState(outcome, moves)
    return payoutOf(stake, isLost ? 0n : hiLoMultiplier(ways))
  },
  /** The return of guesses with so many winning ranks each, cashed after the last. */
  rtp: (ways: readonly number[]): Ratio =>
    ratio(
      ways.reduce((product, each) => product * BigInt(each), hiLoMultiplier(ways)),
      100n * BigInt(ranks) ** BigInt(ways.length),
    ),
  /** Of leaving after guesses with so many winning ranks each. */
  isLowRisk: (ways: readonly number[]): boolean =>
    isLowRisk(
      ratio(
        ways.reduce((product, each) => product * BigInt(each), 1n),
        BigInt(ranks) ** BigInt(ways.length),
      ),
    ),
}
