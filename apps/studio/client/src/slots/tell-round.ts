/** A round of a slot, told spin by spin or fall by fall, as the studio played it. */
import type { ReelModel } from '@perya/game-rules'
import type { Amount } from '@perya/money'
import type { CascadeOutcome, ReelOutcome } from '@perya/studio-contract'
import { motion } from '../motion.ts'
import { sound } from '../sound.ts'
import type { Translate } from '../texts.ts'
import type { ReelStage } from './reel-stage.ts'
import { winningCells } from './winning-cells.ts'

/** What a round is told with, beside the reels. */
export type Telling = {
  readonly t: Translate
  readonly say: (text: string) => void
  /** The multiplier that counts now. */
  readonly showTimes: (value: number | null) => void
  /** What the round has brought so far. */
  readonly showCoins: (coins: number, bet: Amount) => void
  readonly worthOf: (coins: number, bet: Amount) => string
  /** Notes what the reels show once they stand. */
  readonly rest: (grid: readonly string[]) => void
}

type Spin = ReelOutcome['spins'][number]

export async function tellReels(
  reels: ReelStage,
  { t, say, showTimes, showCoins, worthOf, rest }: Telling,
  outcome: ReelOutcome,
  model: ReelModel,
  bet: Amount,
): Promise<void> {
  let coins = 0
  let grid: readonly string[] = []
  const free = outcome.spins.filter(({ isFree }) => isFree).length
  for (const [at, spin] of outcome.spins.entries()) {
    const strips = spin.isFree ? (model.freeSpins?.reels ?? model.reels) : model.reels
    if (spin.isFree) {
      say(t('freeSpin', { at, count: free }))
      reels.spin(strips)
      await motion.wait(180)
    }
    await reels.land(strips, spin.stops)
    grid = spin.grid
    rest(grid)
    if (model.multiplierReel || spin.times > 1) showTimes(spin.times)
    coins += spin.coins
    await showWins(reels, spin, model)
    if (coins > 0) showCoins(coins, bet)
    if (spin.awarded > 0) {
      say(t('freeSpins', { count: spin.awarded }))
      sound.play('win')
      await motion.wait(900)
    } else if (spin.isFree) await motion.wait(spin.coins > 0 ? 350 : 120)
  }
  if (outcome.hold) await tellHold(reels, { t, say, showCoins, worthOf }, outcome.hold, grid, { coins, bet })
}

async function showWins(reels: ReelStage, spin: Spin, model: ReelModel) {
  if (spin.wins.length === 0 && spin.awarded === 0) return
  const { cells, paths } = winningCells(model, spin.grid, spin.wins, spin.awarded > 0)
  if (spin.wins.length > 0) sound.play('good')
  await reels.glow(cells, paths)
}

async function tellHold(
  reels: ReelStage,
  { t, say, showCoins, worthOf }: Pick<Telling, 't' | 'say' | 'showCoins' | 'worthOf'>,
  hold: NonNullable<ReelOutcome['hold']>,
  grid: readonly string[],
  { coins: before, bet }: { coins: number; bet: Amount },
) {
  say(t('holdStart'))
  reels.calm()
  reels.clearBut('C', grid)
  let coins = before
  let left = 3
  for (const [at, { landed }] of hold.steps.entries()) {
    if (at > 0) {
      left = landed.length > 0 ? 3 : left - 1
      await motion.wait(500)
      say(t('holdLeft', { count: left }))
    }
    for (const { cell, coins: worth } of landed) {
      coins += worth
      await reels.coin(
        { column: Math.floor(cell / reels.rows), row: cell % reels.rows },
        worthOf(worth, bet).replace(/\.00$/, ''),
      )
      showCoins(coins, bet)
    }
  }
  if (hold.isFull) say(t('fullBoard'))
  await motion.wait(700)
}

export async function tellCascade(
  reels: ReelStage,
  { showTimes, showCoins, rest }: Telling,
  outcome: CascadeOutcome,
  bet: Amount,
): Promise<void> {
  let coins = 0
  let before: readonly string[] | null = null
  let gone: ReadonlySet<string> = new Set()
  for (const step of outcome.steps) {
    await reels.fall(before, gone, step.grid)
    rest(step.grid)
    showTimes(step.times > 1 ? step.times : null)
    gone = new Set(step.wins.map(({ symbol }) => symbol))
    before = step.grid
    if (step.wins.length === 0) break
    const cells = step.grid.flatMap((symbols, column) =>
      [...symbols].flatMap((symbol, row) => (gone.has(symbol) ? [{ column, row }] : [])),
    )
    sound.play('good')
    await reels.glow(cells, [])
    coins += step.coins
    showCoins(coins, bet)
  }
}
