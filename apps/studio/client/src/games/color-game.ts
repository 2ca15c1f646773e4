import './color-game.css'
import { colorPays, type DiceColor, diceColors, originals } from '@perya/game-rules'
import { type Amount, formatAmount } from '@perya/money'
import { type GameMaker, timesText } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { motion } from '../motion.ts'
import { setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { returnsOf } from './returns.ts'

const names: Record<DiceColor, { TY: string; EN: string }> = {
  red: { TY: 'Pula', EN: 'Red' },
  blue: { TY: 'Asul', EN: 'Blue' },
  yellow: { TY: 'Dilaw', EN: 'Yellow' },
  green: { TY: 'Berde', EN: 'Green' },
  white: { TY: 'Puti', EN: 'White' },
  pink: { TY: 'Pink', EN: 'Pink' },
}

const colorGame: GameMaker = (desk) => {
  const { t, money, changed } = desk
  const language = document.documentElement.lang.startsWith('fil') ? 'TY' : 'EN'
  const stakes = new Map<DiceColor, Amount>()
  const isColor = (text: string): text is DiceColor => (diceColors as readonly string[]).includes(text)

  const dice = [0, 1, 2].map((at) => h('div', { class: 'die', 'data-color': diceColors[at] as string }))
  const box = h('div', { class: 'dice-box', 'aria-hidden': 'true' }, ...dice)
  const said = h('p', { class: 'sr-only', role: 'status' })
  const amounts = new Map(diceColors.map((color) => [color, h('bdi', { class: 'pad__amount' })]))
  const pads = new Map(
    diceColors.map((color) => [
      color,
      h(
        'button',
        {
          class: 'pad',
          'data-color': color,
          onClick: () => {
            stakes.set(color, (stakes.get(color) ?? 0n) + desk.stake())
            sound.play('tap')
            draw()
            changed()
          },
        },
        h('span', { class: 'pad__name' }, names[color][language]),
        amounts.get(color),
      ),
    ]),
  )
  const clear = h(
    'button',
    {
      class: 'button button--small',
      onClick: () => {
        stakes.clear()
        draw()
        changed()
      },
    },
    t('clear'),
  )
  const board = h('div', { class: 'board' }, ...pads.values())
  const stage = h('div', { class: 'color' }, box, said, board, clear)

  function draw() {
    for (const color of diceColors) {
      const staked = stakes.get(color)
      setText(amounts.get(color) as HTMLElement, staked ? money(staked) : '')
      pads.get(color)?.toggleAttribute('data-staked', staked !== undefined)
    }
    clear.hidden = stakes.size === 0
  }
  draw()

  return {
    stage,
    button: 'roll',
    hasAuto: true,
    choose() {
      if (stakes.size === 0) return null
      const bet = [...stakes.values()].reduce((sum, each) => sum + each, 0n)
      const choice = Object.fromEntries([...stakes].map(([color, each]) => [color, formatAmount(each)]))
      return { bet, choice: { stakes: choice } }
    },
    returns: () => returnsOf(originals.COLOR_GAME.rtp()),
    lock: (isLocked) => setLocked(stage, isLocked),
    begin() {
      box.dataset.rolling = ''
      for (const pad of pads.values()) delete pad.dataset.hits
    },
    stop: () => delete box.dataset.rolling,
    async show({ outcome }) {
      if (outcome?.kind !== 'color') return
      await motion.wait(500)
      delete box.dataset.rolling
      for (const [at, color] of outcome.dice.entries()) {
        const die = dice[at]
        if (!die) continue
        die.dataset.color = color
        die.dataset.landed = ''
        sound.play('stop')
        await motion.wait(260)
        delete die.dataset.landed
      }
      for (const color of outcome.dice.filter(isColor)) {
        const pad = pads.get(color)
        if (pad) pad.dataset.hits = String(outcome.dice.filter((each) => each === color).length)
      }
      setText(
        said,
        outcome.dice
          .filter(isColor)
          .map((color) => names[color][language])
          .join(', '),
      )
    },
    rules: () => [
      h('p', { class: 'sheet__text' }, t('rulesColor')),
      h(
        'table',
        { class: 'pays' },
        h('thead', {}, h('tr', {}, h('th', {}, t('hits')), h('th', {}, t('pays')))),
        h(
          'tbody',
          {},
          ...[1, 2, 3].map((hits) =>
            h('tr', {}, h('td', {}, String(hits)), h('td', {}, timesText(colorPays[hits] ?? 0n))),
          ),
        ),
      ),
    ],
  }
}

export default colorGame
