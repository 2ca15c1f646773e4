import './limbo.css'
import { highestTarget, lowestTarget, originals } from '@perya/game-rules'
import { type GameMaker, timesText } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { easeIn, motion, tween } from '../motion.ts'
import { parol } from '../shell/parol.ts'
import { segmented, setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { returnsOf } from './returns.ts'

const quick = [150, 200, 500, 1_000, 10_000] as const

const limbo: GameMaker = (desk) => {
  const { t, changed } = desk
  let target = 200
  const point = h('bdi', { class: 'limbo__point' }, '×1.00')
  const aim = h('span', { class: 'limbo__aim' })
  const lantern = parol('limbo__parol')
  const stage = h('div', { class: 'limbo' }, lantern, h('div', { class: 'limbo__sky' }, point, aim))
  const field = h('input', {
    class: 'input limbo__field',
    inputmode: 'decimal',
    id: 'limbo-target',
    autocomplete: 'off',
    value: '2.00',
  })
  const set = (value: number) => {
    target = Math.min(highestTarget, Math.max(lowestTarget, value))
    setText(aim, `${t('target')} ${timesText(target)} · ${t('chance')} ${(9_900 / target).toFixed(2)}%`)
    changed()
  }
  field.addEventListener('change', () => {
    const typed = Math.round(Number(field.value) * 100)
    set(Number.isFinite(typed) ? typed : target)
    field.value = (target / 100).toFixed(2)
  })
  const controls = h(
    'div',
    { class: 'controls' },
    h(
      'div',
      { class: 'field field--row' },
      h('label', { class: 'field__label', for: 'limbo-target' }, t('target')),
      field,
    ),
    segmented(
      t('target'),
      quick.map((value) => ({ value: value as number, text: `×${value / 100}` })),
      200,
      (value) => {
        field.value = (value / 100).toFixed(2)
        set(value)
      },
    ),
  )
  setText(aim, `${t('target')} ${timesText(target)} · ${t('chance')} 49.50%`)

  return {
    stage,
    controls,
    button: 'placeBet',
    hasAuto: true,
    choose: () => ({ bet: desk.stake(), choice: { target } }),
    returns: () => returnsOf(originals.LIMBO.rtp({ target })),
    lock: (isLocked) => setLocked(controls, isLocked),
    begin: () => {
      stage.dataset.state = 'flying'
    },
    stop: () => {
      delete stage.dataset.state
    },
    async show({ outcome, win }) {
      if (outcome?.kind !== 'limbo') return
      const end = outcome.point
      sound.play('tick')
      await tween(
        motion.ms(900),
        (part) => setText(point, timesText(Math.round(100 * (end / 100) ** part))),
        easeIn,
      )
      setText(point, timesText(end))
      stage.dataset.state = Number(win) > 0 ? 'won' : 'missed'
    },
    label: ({ outcome }) => (outcome?.kind === 'limbo' ? timesText(outcome.point) : ''),
    rules: () => [h('p', { class: 'sheet__text' }, t('rulesLimbo'))],
  }
}

export default limbo
