import './dice.css'
import { diceChances, diceMultiplier, originals } from '@perya/game-rules'
import { type GameMaker, timesText } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { motion, tween } from '../motion.ts'
import { segmented, setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { returnsOf } from './returns.ts'

const rollText = (roll: number) =>
  `${String(Math.floor(roll / 100)).padStart(2, '0')}.${String(roll % 100).padStart(2, '0')}`

const dice: GameMaker = (desk) => {
  const { t, changed } = desk
  let side: 'under' | 'over' = 'over'
  let chance = 4_950

  const number = h('bdi', { class: 'dice__number' }, '50.00')
  const target = h('span', { class: 'dice__target' })
  const track = h(
    'div',
    { class: 'dice__track' },
    h('div', { class: 'dice__win' }),
    h('div', { class: 'dice__mark' }),
  )
  const marks = ['0', '25', '50', '75', '100'].map((each) => h('span', {}, each))
  const stage = h(
    'div',
    { class: 'dice' },
    h('div', { class: 'dice__face' }, number, target),
    h(
      'div',
      { class: 'dice__scale' },
      h('div', { class: 'dice__marks', 'aria-hidden': 'true' }, ...marks),
      track,
    ),
  )
  const chanceText = h('b', {})
  const paysText = h('b', {})
  const range = h('input', {
    type: 'range',
    min: String(diceChances.low),
    max: String(diceChances.high),
    step: '10',
    value: String(chance),
    'aria-label': t('chance'),
  })
  range.addEventListener('input', () => {
    chance = Number(range.value)
    draw()
    changed()
  })
  const controls = h(
    'div',
    { class: 'controls' },
    segmented(
      t('roll'),
      [
        { value: 'under' as const, text: t('under') },
        { value: 'over' as const, text: t('over') },
      ],
      side,
      (value) => {
        side = value
        draw()
        changed()
      },
    ),
    h(
      'div',
      { class: 'dice__facts' },
      h('span', {}, `${t('chance')} `, chanceText),
      h('span', {}, `${t('pays')} `, paysText),
    ),
    range,
  )

  function draw() {
    setText(chanceText, `${(chance / 100).toFixed(2)}%`)
    setText(paysText, timesText(diceMultiplier(chance)))
    range.setAttribute('aria-valuetext', `${(chance / 100).toFixed(2)}%`)
    const edge = side === 'under' ? chance : 10_000 - chance
    setText(target, `${t(side)} ${rollText(Math.min(edge, 9_999))}`)
    track.style.setProperty('--edge', `${edge / 100}%`)
    track.dataset.side = side
  }
  draw()

  return {
    stage,
    controls,
    button: 'roll',
    hasAuto: true,
    choose: () => ({ bet: desk.stake(), choice: { side, chance } }),
    returns: () => returnsOf(originals.DICE.rtp({ side, chance })),
    lock: (isLocked) => setLocked(controls, isLocked),
    begin: () => {
      stage.dataset.state = 'rolling'
    },
    stop: () => {
      delete stage.dataset.state
    },
    async show({ outcome, win }) {
      if (outcome?.kind !== 'dice') return
      const from = Number(number.textContent?.replace('.', '') ?? 0)
      track.style.setProperty('--roll', `${outcome.roll / 100}%`)
      track.dataset.rolled = ''
      sound.play('tick')
      await tween(motion.ms(700), (part) => {
        setText(number, rollText(Math.round(from + (outcome.roll - from) * part)))
      })
      stage.dataset.state = Number(win) > 0 ? 'won' : 'missed'
    },
    label: ({ outcome }) => (outcome?.kind === 'dice' ? rollText(outcome.roll) : ''),
    rules: () => [h('p', { class: 'sheet__text' }, t('rulesDice'))],
  }
}

export default dice
