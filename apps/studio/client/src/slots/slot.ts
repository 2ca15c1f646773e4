import './slot.css'
import looks from 'virtual:slot-looks'
import { type ReelModel, type SlotModel, slotModels } from '@perya/game-rules'
import { type Amount, parseAmount } from '@perya/money'
import type { CascadeOutcome, ReelOutcome } from '@perya/studio-contract'
import type { GameMaker } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { motion } from '../motion.ts'
import { sound } from '../sound.ts'
import { dress } from './palette.ts'
import { payTable } from './pay-table.ts'
import type { ReelStage } from './reel-stage.ts'
import { drawSymbols } from './symbols.ts'
import { winningCells } from './winning-cells.ts'

type Spin = ReelOutcome['spins'][number]

/** The largest piece of a slot, on its way while the studio opens the table; nobody waits for it to bet. */
const reelStage = import('./reel-stage.ts')
reelStage.catch(() => undefined)

/** Any slot of the house: the model says what is on the reels, the look what it looks like. */
const slot: GameMaker = (desk) => {
  const { info, t, money } = desk
  const model = (slotModels as Readonly<Record<string, SlotModel>>)[info.model ?? '']
  if (!model) throw new Error(`no model ${info.model}`)
  const [theme = 'royal', palette = 'royal'] = (looks[info.nodeId] ?? '').split(' ')
  let pictures: ReadonlyMap<string, HTMLCanvasElement> = new Map()
  const { rows } = model
  const letters = lettersOf(model)
  const columns = model.kind === 'cascade' ? model.columns : model.reels.length

  const host = h('div', { class: 'slot__window' })
  const times = h('div', { class: 'slot__times' })
  const banner = h('p', { class: 'slot__banner' })
  const meter = h('bdi', { class: 'slot__meter' })
  const stage = h(
    'div',
    { class: 'slot' },
    h('p', { class: 'slot__title', 'aria-hidden': 'true' }, info.name),
    h('p', { class: 'slot__top' }, banner, times, meter),
    host,
  )
  dress(stage, palette)
  let grid = startGrid(model)
  let isTurning = false
  /** Without it a round is still told, only not shown. */
  const opening = openReels().catch(() => {
    desk.say(t('openAgain'))
    return null
  })
  showTimes(null)

  async function openReels(): Promise<ReelStage> {
    const [{ openReelStage }, drawn] = await Promise.all([reelStage, drawSymbols(theme, letters)])
    pictures = drawn
    const reels = await openReelStage({ host, columns, rows, pictures })
    reels.rest(grid)
    return reels
  }

  const coinsText = (coins: number, bet: Amount) => money((bet / BigInt(model.coins)) * BigInt(coins))
  const say = (text: string) => setText(banner, text)

  /** The multiplier that counts now; the fourth reel always shows one. */
  function showTimes(value: number | null) {
    const isReel = model?.kind !== 'cascade' && model?.multiplierReel
    times.hidden = value === null && !isReel
    setText(times, `×${value ?? '?'}`)
    times.dataset.big = String((value ?? 1) > 1)
  }

  async function showWins(reels: ReelStage, spin: Spin, reelModel: ReelModel) {
    if (spin.wins.length === 0 && spin.awarded === 0) return
    const { cells, paths } = winningCells(reelModel, spin.grid, spin.wins, spin.awarded > 0)
    if (spin.wins.length > 0) sound.play('good')
    await reels.glow(cells, paths)
  }

  async function showReels(reels: ReelStage, outcome: ReelOutcome, reelModel: ReelModel, bet: Amount) {
    let coins = 0
    const free = outcome.spins.filter(({ isFree }) => isFree).length
    for (const [at, spin] of outcome.spins.entries()) {
      const strips = spin.isFree ? (reelModel.freeSpins?.reels ?? reelModel.reels) : reelModel.reels
      if (spin.isFree) {
        say(t('freeSpin', { at, count: free }))
        reels.spin(strips)
        await motion.wait(180)
      }
      await reels.land(strips, spin.stops)
      grid = [...spin.grid]
      if (reelModel.multiplierReel || spin.times > 1) showTimes(spin.times)
      coins += spin.coins
      await showWins(reels, spin, reelModel)
      if (coins > 0) setText(meter, coinsText(coins, bet))
      if (spin.awarded > 0) {
        say(t('freeSpins', { count: spin.awarded }))
        sound.play('win')
        await motion.wait(900)
      } else if (spin.isFree) await motion.wait(spin.coins > 0 ? 350 : 120)
    }
    if (outcome.hold) await showHold(reels, outcome.hold, coins, bet)
  }

  async function showHold(
    reels: ReelStage,
    hold: NonNullable<ReelOutcome['hold']>,
    before: number,
    bet: Amount,
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
          coinsText(worth, bet).replace(/\.00$/, ''),
        )
        setText(meter, coinsText(coins, bet))
      }
    }
    if (hold.isFull) say(t('fullBoard'))
    await motion.wait(700)
  }

  async function showCascade(reels: ReelStage, outcome: CascadeOutcome, bet: Amount) {
    let coins = 0
    let before: readonly string[] | null = null
    let gone: ReadonlySet<string> = new Set()
    for (const step of outcome.steps) {
      await reels.fall(before, gone, step.grid)
      grid = [...step.grid]
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
      setText(meter, coinsText(coins, bet))
    }
  }

  return {
    stage,
    button: 'spin',
    hasAuto: true,
    choose: () => ({ bet: desk.stake(), choice: {} }),
    lock: () => {},
    begin() {
      say('')
      setText(meter, '')
      showTimes(null)
      isTurning = true
      void opening.then((reels) => {
        reels?.calm()
        if (isTurning && model.kind !== 'cascade') reels?.spin(model.reels)
      })
    },
    stop() {
      isTurning = false
      void opening.then((reels) => reels?.halt(grid))
    },
    async show({ outcome, bet }) {
      const reels = await opening
      isTurning = false
      if (!reels) return
      const staked = parseAmount(bet)
      if (outcome?.kind === 'reels' && model.kind !== 'cascade')
        await showReels(reels, outcome, model, staked)
      else if (outcome?.kind === 'cascade') await showCascade(reels, outcome, staked)
      else reels.halt(grid)
      say('')
    },
    rules: () => payTable(model, pictures, desk),
  }
}

/** Every symbol that can come into view. */
function lettersOf(model: SlotModel): readonly string[] {
  if (model.kind === 'cascade') return Object.keys(model.weights)
  return [...new Set([...model.reels, ...(model.freeSpins?.reels ?? [])].join(''))]
}

/** Before the first round: the start of every strip, or one symbol a row. */
function startGrid(model: SlotModel): string[] {
  if (model.kind !== 'cascade') return model.reels.map((strip) => strip.slice(0, model.rows))
  const symbols = Object.keys(model.weights)
  return Array.from({ length: model.columns }, (_, column) =>
    Array.from({ length: model.rows }, (_, row) => symbols[(column * 2 + row) % symbols.length]).join(''),
  )
}

export default slot
