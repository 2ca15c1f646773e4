/** Every game of the studio, played again from its seeds, its bet and its moves. */
import { openStream, type WordSource } from '@perya/fairness'
import {
  type ColorBet,
  type DiceBet,
  type HiLoMove,
  hiLoState,
  type KenoBet,
  type LuckyNineMove,
  luckyNineTotal,
  originals,
  type PlinkoBet,
  playSlot,
  RuleError,
  type SlotModel,
  slotModels,
  slotPayout,
  type WheelBet,
} from '@perya/game-rules'
import { type Amount, parseAmount } from '@perya/money'
import type { Outcome, Proof } from '@perya/studio-contract'
import { isSame } from './is-same.rules.ts'

export type PlayedAgain = {
  /** In the shape a proof holds it. */
  outcome: unknown
  /** In the shape it is drawn from. */
  shown: Outcome
  payout: Amount
}

type Bet = Readonly<Record<string, unknown>>
type Moves = readonly (string | number)[]
type Game = (source: WordSource, bet: Bet, moves: Moves) => PlayedAgain

const stakeOf = (bet: Bet): Amount => amountOf(bet.stake)

function amountOf(text: unknown): Amount {
  if (typeof text !== 'string') throw new RuleError('stake')
  return parseAmount(text)
}

const games: Readonly<Record<string, Game>> = {
  DICE(source, bet) {
    const chosen = { ...bet, stake: stakeOf(bet) } as DiceBet
    originals.DICE.check(chosen)
    const outcome = originals.DICE.draw(source)
    return { outcome, shown: { kind: 'dice', ...outcome }, payout: originals.DICE.settle(chosen, outcome) }
  },
  LIMBO(source, bet) {
    const chosen = { stake: stakeOf(bet), target: Number(bet.target) }
    originals.LIMBO.check(chosen)
    const outcome = originals.LIMBO.draw(source)
    return { outcome, shown: { kind: 'limbo', ...outcome }, payout: originals.LIMBO.settle(chosen, outcome) }
  },
  CRASH(source, bet, moves) {
    const auto = bet.autoCashOut === undefined ? {} : { autoCashOut: Number(bet.autoCashOut) }
    const chosen = { stake: stakeOf(bet), ...auto }
    originals.CRASH.check(chosen)
    const outcome = originals.CRASH.draw(source)
    const left = moves[0] === undefined ? undefined : Number(moves[0])
    return {
      outcome,
      shown: { kind: 'crash', ...outcome },
      payout: originals.CRASH.settle(chosen, outcome, left),
    }
  },
  PLINKO(source, bet) {
    const chosen = { ...bet, stake: stakeOf(bet) } as PlinkoBet
    originals.PLINKO.check(chosen)
    const outcome = originals.PLINKO.draw(source, chosen)
    const shown: Outcome = { kind: 'plinko', path: [...outcome.path], bucket: outcome.bucket }
    return { outcome, shown, payout: originals.PLINKO.settle(chosen, outcome) }
  },
  WHEEL(source, bet) {
    const chosen = { ...bet, stake: stakeOf(bet) } as WheelBet
    originals.WHEEL.check(chosen)
    const outcome = originals.WHEEL.draw(source, chosen)
    return { outcome, shown: { kind: 'wheel', ...outcome }, payout: originals.WHEEL.settle(chosen, outcome) }
  },
  KENO(source, bet) {
    const chosen = { ...bet, stake: stakeOf(bet) } as KenoBet
    originals.KENO.check(chosen)
    const outcome = originals.KENO.draw(source)
    const shown: Outcome = { kind: 'keno', drawn: [...outcome.drawn] }
    return { outcome, shown, payout: originals.KENO.settle(chosen, outcome) }
  },
  COLOR_GAME(source, bet) {
    const stakes = Object.entries((bet.stakes ?? {}) as Bet).map(([color, text]) => [color, amountOf(text)])
    const chosen = { stakes: Object.fromEntries(stakes) } as ColorBet
    originals.COLOR_GAME.check(chosen)
    const outcome = originals.COLOR_GAME.draw(source)
    const shown: Outcome = { kind: 'color', dice: [...outcome.dice] }
    return { outcome, shown, payout: originals.COLOR_GAME.settle(chosen, outcome) }
  },
  MINES(source, bet, moves) {
    const chosen = { stake: stakeOf(bet), mines: Number(bet.mines) }
    originals.MINES.check(chosen)
    const outcome = originals.MINES.draw(source, chosen)
    const opened = moves.map(Number)
    const shown: Outcome = { kind: 'mines', opened, mines: [...outcome.mines] }
    return { outcome, shown, payout: originals.MINES.settle(chosen, outcome, opened) }
  },
  HI_LO(source, bet, moves) {
    const outcome = originals.HI_LO.draw(source)
    const made = moves as readonly HiLoMove[]
    const { isLost } = hiLoState(outcome, made)
    const shown: Outcome = { kind: 'hi-lo', cards: outcome.cards.slice(0, made.length + 1), isLost }
    return { outcome, shown, payout: originals.HI_LO.settle({ stake: stakeOf(bet) }, outcome, made) }
  },
  LUCKY_9(source, bet, moves) {
    const natural = bet.naturalStake === undefined ? {} : { naturalStake: amountOf(bet.naturalStake) }
    const outcome = originals.LUCKY_9.draw(source)
    const [move] = moves as readonly LuckyNineMove[]
    if (move === undefined) throw new RuleError('move')
    const { player, banker } = outcome
    const shown: Outcome = {
      kind: 'lucky-9',
      player: player.slice(0, move === 'draw' ? 3 : 2),
      banker: banker.slice(0, luckyNineTotal(banker.slice(0, 2)) <= 5 ? 3 : 2),
    }
    return {
      outcome,
      shown,
      payout: originals.LUCKY_9.settle({ stake: stakeOf(bet), ...natural }, outcome, move),
    }
  },
}

/** The model with exactly this paytable; a table nobody published proves nothing. */
export function publishedModel(paytable: object): SlotModel | undefined {
  return Object.values<SlotModel>(slotModels).find((model) => isSame(model, paytable))
}

/** Throws a RuleError or a RangeError for a round no game could have had. */
export function playAgain({ game, seeds, bet, moves = [], paytable }: Proof): PlayedAgain {
  const source = openStream(seeds)
  if (paytable) return playSlotAgain(paytable, source, bet)
  const play = Object.hasOwn(games, game) ? games[game] : undefined
  if (!play) throw new RuleError('game')
  return play(source, bet, moves)
}

function playSlotAgain(paytable: object, source: WordSource, bet: Bet): PlayedAgain {
  const model = publishedModel(paytable)
  if (!model) throw new RuleError('paytable')
  const played = playSlot(model, source)
  const isReels = 'spins' in played
  return {
    outcome: isReels
      ? { stops: played.spins.map(({ stops }) => stops), coins: played.coins }
      : { grids: played.steps.map(({ grid }) => grid), coins: played.coins },
    shown: (isReels ? { kind: 'reels', ...played } : { kind: 'cascade', ...played }) as Outcome,
    payout: slotPayout(model, stakeOf(bet), played.coins),
  }
}
