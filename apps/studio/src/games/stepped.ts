/** The originals played move by move; everything is drawn with the bet, and shown as the moves uncover it. */
import { openStream } from '@perya/fairness'
import {
  type HiLoMove,
  hiLoMostMoves,
  hiLoState,
  type LuckyNineMove,
  luckyNineBestMove,
  luckyNineTotal,
  minesState,
  originals,
  RuleError,
} from '@perya/game-rules'
import { type Amount, formatAmount } from '@perya/money'
import { choices, readChoice } from './choice.ts'
import type { GameRules, Playing } from './game.ts'

const mines: GameRules = {
  canLeave: true,
  check: (_, choice) => originals.MINES.check(readChoice(choices.mines, choice)),
  readMove: ({ cell }) => given(cell, 'cell'),
  stand({ bet, choice, moves, seeds }) {
    const chosen = readChoice(choices.mines, choice)
    const outcome = originals.MINES.draw(openStream(seeds), chosen)
    const opened = moves as readonly number[]
    const { isOver } = minesState(outcome, opened)
    const stake = formatAmount(bet)
    return {
      isOver,
      worth: originals.MINES.settle({ stake: bet, ...chosen }, outcome, opened),
      shown: { kind: 'mines', opened: [...opened], mines: null },
      ended: { kind: 'mines', opened: [...opened], mines: [...outcome.mines] },
      proof: { bet: { stake, ...chosen }, outcome },
    }
  },
  isLowRisk({ choice, moves, seeds }) {
    const chosen = readChoice(choices.mines, choice)
    const { safe } = minesState(originals.MINES.draw(openStream(seeds), chosen), moves as readonly number[])
    return safe > 0 && safe === moves.length && originals.MINES.isLowRisk({ ...chosen, safe })
  },
}

const hiLo: GameRules = {
  canLeave: true,
  check: (_, choice) => void readChoice(choices.none, choice),
  readMove: ({ move }) => given(move, 'move'),
  stand({ bet, moves, seeds }) {
    const outcome = originals.HI_LO.draw(openStream(seeds))
    const made = moves as readonly HiLoMove[]
    const { isLost } = hiLoState(outcome, made)
    const shown = { kind: 'hi-lo' as const, cards: outcome.cards.slice(0, made.length + 1), isLost }
    return {
      isOver: isLost || made.length === hiLoMostMoves,
      worth: originals.HI_LO.settle({ stake: bet }, outcome, made),
      shown,
      ended: shown,
      proof: { bet: { stake: formatAmount(bet) }, outcome },
    }
  },
  isLowRisk({ moves, seeds }) {
    const { isLost, ways } = hiLoState(originals.HI_LO.draw(openStream(seeds)), moves as readonly HiLoMove[])
    return !isLost && ways.length > 0 && originals.HI_LO.isLowRisk(ways)
  },
}

/** The hand's stake and the bet on a natural nine, which the whole bet is made of. */
function luckyStakes({ bet, choice }: Pick<Playing, 'bet' | 'choice'>): {
  stake: Amount
  naturalStake?: Amount
} {
  const { naturalStake } = readChoice(choices.lucky, choice)
  if (naturalStake === undefined) return { stake: bet }
  if (naturalStake <= 0n || naturalStake >= bet) throw new RuleError('naturalStake')
  return { stake: bet - naturalStake, naturalStake }
}

const luckyNine: GameRules = {
  check: (bet, choice) => void luckyStakes({ bet, choice }),
  readMove: ({ move }) => given(move, 'move'),
  lastMove: ({ seeds }) => {
    const { player } = originals.LUCKY_9.draw(openStream(seeds))
    return luckyNineBestMove(luckyNineTotal(player.slice(0, 2)))
  },
  stand({ bet, choice, moves, seeds }) {
    const stakes = luckyStakes({ bet, choice })
    const outcome = originals.LUCKY_9.draw(openStream(seeds))
    const [move, more] = moves as readonly LuckyNineMove[]
    if (more !== undefined) throw new RuleError('move')
    const { player, banker } = outcome
    const hasThird = luckyNineTotal(banker.slice(0, 2)) <= 5
    const amounts = Object.entries(stakes).map(([name, stake]) => [name, formatAmount(stake)])
    return {
      isOver: move !== undefined,
      worth: move === undefined ? 0n : originals.LUCKY_9.settle(stakes, outcome, move),
      shown: { kind: 'lucky-9', player: player.slice(0, 2), banker: [] },
      ended: {
        kind: 'lucky-9',
        player: player.slice(0, move === 'draw' ? 3 : 2),
        banker: banker.slice(0, hasThird ? 3 : 2),
      },
      proof: { bet: Object.fromEntries(amounts), outcome },
    }
  },
}

function given<T>(value: T | undefined, field: string): T {
  if (value === undefined) throw new RuleError(field)
  return value
}

export const steppedRules = { MINES: mines, HI_LO: hiLo, LUCKY_9: luckyNine } as const
