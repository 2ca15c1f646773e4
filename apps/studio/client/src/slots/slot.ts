import './slot.css'
import looks from 'virtual:slot-looks'
import { type SlotModel, slotModels } from '@perya/game-rules'
import { type Amount, parseAmount } from '@perya/money'
import type { GameMaker } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { dress } from './palette.ts'
import { payTable } from './pay-table.ts'
import type { ReelStage } from './reel-stage.ts'
import { drawSymbols } from './symbols.ts'
import { type Telling, tellCascade, tellReels } from './tell-round.ts'

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
  let grid: readonly string[] = startGrid(model)
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

  const worthOf = (coins: number, bet: Amount) => money((bet / BigInt(model.coins)) * BigInt(coins))

  /** The multiplier that counts now; the fourth reel always shows one. */
  function showTimes(value: number | null) {
    const isReel = model?.kind !== 'cascade' && model?.multiplierReel
    times.hidden = value === null && !isReel
    setText(times, `×${value ?? '?'}`)
    times.dataset.big = String((value ?? 1) > 1)
  }

  const told: Telling = {
    t,
    say: (text) => setText(banner, text),
    showTimes,
    showCoins: (coins, bet) => setText(meter, worthOf(coins, bet)),
    worthOf,
    rest: (next) => {
      grid = [...next]
    },
  }

  return {
    stage,
    button: 'spin',
    hasAuto: true,
    choose: () => ({ bet: desk.stake(), choice: {} }),
    lock: () => {},
    begin() {
      told.say('')
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
        await tellReels(reels, told, outcome, model, staked)
      else if (outcome?.kind === 'cascade') await tellCascade(reels, told, outcome, staked)
      else reels.halt(grid)
      told.say('')
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
