import './lucky-nine.css'
import { luckyNineBestMove, luckyNinePays, luckyNineTotal, originals } from '@perya/game-rules'
import { formatAmount } from '@perya/money'
import { type GameMaker, timesText } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { motion } from '../motion.ts'
import { setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { cardBack, cardFace } from './card.ts'
import { returnsOf } from './returns.ts'

const luckyNine: GameMaker = (desk) => {
  const { t, step, money, changed } = desk
  let hasSide = false
  const seats = { banker: seat(t('banker')), you: seat(t('you')) }
  const stage = h(
    'div',
    { class: 'lucky' },
    seats.banker.element,
    h('p', { class: 'lucky__nine', 'aria-hidden': 'true' }, '9'),
    seats.you.element,
  )
  const hit = h('button', { class: 'move move--strong', onClick: () => step({ move: 'draw' }) }, t('hit'))
  const stand = h(
    'button',
    { class: 'move move--strong', onClick: () => step({ move: 'stand' }) },
    t('stand'),
  )
  const moves = h('div', { class: 'moves__row' }, hit, stand)
  const side = h(
    'button',
    {
      class: 'button button--small lucky__side',
      'aria-pressed': 'false',
      onClick: () => {
        hasSide = !hasSide
        side.setAttribute('aria-pressed', String(hasSide))
        changed()
      },
    },
    `${t('natural')} ${timesText(luckyNinePays.naturalBet)}`,
  )
  const controls = h('div', { class: 'controls' }, side)

  function seat(name: string) {
    const hand = h('div', { class: 'seat__hand' })
    const total = h('b', { class: 'seat__total' })
    const element = h('div', { class: 'seat' }, h('p', { class: 'seat__name' }, name, ' ', total), hand)
    return { element, hand, total }
  }

  return {
    stage,
    controls,
    moves,
    button: 'deal',
    hasAuto: false,
    hasCashOut: false,
    choose: () => ({
      bet: desk.stake() * (hasSide ? 2n : 1n),
      choice: hasSide ? { naturalStake: formatAmount(desk.stake()) } : {},
    }),
    returns: () => {
      const { hand, natural } = originals.LUCKY_9.rtp()
      return returnsOf(
        hasSide
          ? {
              numerator: hand.numerator * natural.denominator + natural.numerator * hand.denominator,
              denominator: 2n * hand.denominator * natural.denominator,
            }
          : hand,
      )
    },
    lock: (isLocked) => setLocked(controls, isLocked),
    async show({ outcome, state }, isBack) {
      if (outcome?.kind !== 'lucky-9') return
      const { player, banker } = outcome
      const held = isBack ? 0 : state === 'open' ? 0 : Math.min(2, seats.you.hand.children.length)
      if (held === 0) seats.you.hand.replaceChildren()
      for (const card of player.slice(held)) {
        seats.you.hand.append(cardFace(card))
        sound.play('stop')
        await motion.wait(220)
      }
      setText(seats.you.total, String(luckyNineTotal(player)))
      const isDraw = luckyNineBestMove(luckyNineTotal(player.slice(0, 2))) === 'draw'
      hit.classList.toggle('move--strong', isDraw)
      stand.classList.toggle('move--strong', !isDraw)
      if (banker.length === 0) {
        seats.banker.hand.replaceChildren(cardBack(), cardBack())
        setText(seats.banker.total, '')
        return
      }
      seats.banker.hand.replaceChildren()
      for (const card of banker) {
        seats.banker.hand.append(cardFace(card))
        sound.play('stop')
        await motion.wait(260)
      }
      setText(seats.banker.total, String(luckyNineTotal(banker)))
      await motion.wait(200)
    },
    label: ({ outcome }) =>
      outcome?.kind === 'lucky-9'
        ? `${luckyNineTotal(outcome.player)}–${luckyNineTotal(outcome.banker)}`
        : '',
    rules: () => [
      h('p', { class: 'sheet__text' }, t('rulesLucky')),
      h(
        'p',
        { class: 'sheet__text' },
        `${t('natural')}: ${timesText(luckyNinePays.naturalBet)} (${money(desk.stake())})`,
      ),
    ],
  }
}

export default luckyNine
