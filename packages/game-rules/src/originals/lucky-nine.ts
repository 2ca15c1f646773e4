/** Two cards each, a third if wanted, and the last digit of the sum nearer to nine takes the pot. */
import { drawWithout, type WordSource } from '@perya/fairness'
import type { Amount } from '@perya/money'
import { type Ratio, ratio } from '../ratio.ts'
import { checkRule } from '../rule-error.ts'
import { payoutOf } from '../stake.ts'
import { deck, rankOf } from './card.ts'

export type LuckyNineBet = {
  readonly stake: Amount
  /** On the player's first two cards making nine, whatever the banker holds. */
  readonly naturalStake?: Amount
}
/** `draw` asks for the third card: hirit. */
export type LuckyNineMove = 'stand' | 'draw'

/** The six cards that can be needed, fixed before the move. */
export type LuckyNineOutcome = {
  readonly player: readonly [number, number, number]
  readonly banker: readonly [number, number, number]
}

/** The banker takes a third card up to this total. */
const bankerDrawsTo = 5

/** In hundredths. */
export const luckyNinePays = { win: 195n, naturalWin: 210n, tie: 100n, naturalBet: 1_025n } as const

/** Tens and face cards count nothing. */
const pointsOf = (card: number) => (rankOf(card) >= 10 ? 0 : rankOf(card))

/** The last digit of the sum. */
export const luckyNineTotal = (cards: readonly number[]): number =>
  cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

export type LuckyNineResult = {
  readonly player: number
  readonly banker: number
  readonly isNatural: boolean
}

export function luckyNineResult({ player, banker }: LuckyNineOutcome, move: LuckyNineMove): LuckyNineResult {
  checkRule(move === 'stand' || move === 'draw', 'move')
  const first = luckyNineTotal(player.slice(0, 2))
  const bankers = luckyNineTotal(banker.slice(0, 2))
  return {
    player: move === 'draw' ? luckyNineTotal(player) : first,
    banker: bankers <= bankerDrawsTo ? luckyNineTotal(banker) : bankers,
    isNatural: first === 9,
  }
}

/** What returns most to the player with this total of two cards. */
export const luckyNineBestMove = (firstTotal: number): LuckyNineMove => (firstTotal <= 5 ? 'draw' : 'stand')

export const luckyNine = {
  code: 'LUCKY_9',
  draw: (source: WordSource): LuckyNineOutcome => {
    const [p1, b1, p2, b2, p3, b3] = drawWithout(source, deck, 6) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ]
    return { player: [p1, p2, p3], banker: [b1, b2, b3] }
  },
  settle: ({ stake, naturalStake }: LuckyNineBet, outcome: LuckyNineOutcome, move: LuckyNineMove): Amount => {
    const { player, banker, isNatural } = luckyNineResult(outcome, move)
    const won = isNatural && move === 'stand' ? luckyNinePays.naturalWin : luckyNinePays.win
    const main = player > banker ? won : player === banker ? luckyNinePays.tie : 0n
    const side =
      naturalStake === undefined || !isNatural ? 0n : payoutOf(naturalStake, luckyNinePays.naturalBet)
    return payoutOf(stake, main) + side
  },
  /** The hand as returned to a player who makes the best move each time, and the bet on a natural nine. */
  rtp: (): { hand: Ratio; natural: Ratio } => ({
    hand: ratio(38_766_689n, 39_151_000n),
    natural: ratio(64n * luckyNinePays.naturalBet, 663n * 100n),
  }),
}
