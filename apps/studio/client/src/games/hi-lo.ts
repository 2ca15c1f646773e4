import './hi-lo.css'
import { type HiLoMove, hiLoMultiplier, hiLoWays } from '@perya/game-rules'
import { type GameMaker, timesText } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { motion } from '../motion.ts'
import { icon } from '../shell/icon.ts'
import { sound } from '../sound.ts'
import { cardBack, cardFace, rankOf } from './card.ts'

type Guess = Exclude<HiLoMove, 'skip'>
const guesses = ['higher', 'lower', 'same'] as const satisfies readonly Guess[]

const hiLo: GameMaker = (desk) => {
  const { t, step } = desk
  const top = h('div', { class: 'hi-lo__top' }, cardBack('card--large'))
  const trail = h('div', { class: 'hi-lo__trail' })
  const stage = h('div', { class: 'hi-lo' }, top, trail)

  const names = new Map<Guess, HTMLElement>(guesses.map((move) => [move, h('span', {})]))
  const odds = new Map<Guess, HTMLElement>(guesses.map((move) => [move, h('small', {})]))
  const buttons = new Map<Guess, HTMLButtonElement>(
    guesses.map((move) => [
      move,
      h(
        'button',
        { class: 'move', onClick: () => step({ move }) },
        move !== 'same' && icon(move === 'higher' ? 'up' : 'down'),
        names.get(move),
        odds.get(move),
      ),
    ]),
  )
  const skip = h(
    'button',
    { class: 'move', onClick: () => step({ move: 'skip' }) },
    icon('shuffle'),
    h('span', {}, t('skip')),
  )
  const moves = h('div', { class: 'moves__row' }, ...buttons.values(), skip)

  function offer(card: number) {
    const rank = rankOf(card)
    const isEnd = rank === 1 || rank === 13
    for (const move of guesses) {
      const ways = hiLoWays(rank, move)
      const button = buttons.get(move)
      if (button) button.hidden = ways === 0
      const text = move === 'same' ? 'same' : isEnd ? (`${move}Only` as const) : move
      setText(names.get(move) as HTMLElement, t(text))
      if (ways > 0)
        setText(
          odds.get(move) as HTMLElement,
          `${((ways / 13) * 100).toFixed(1)}% · ${timesText(hiLoMultiplier([ways]))}`,
        )
    }
  }

  return {
    stage,
    moves,
    button: 'deal',
    hasAuto: false,
    choose: () => ({ bet: desk.stake(), choice: {} }),
    lock: () => {},
    async show({ outcome, state }, isBack) {
      if (outcome?.kind !== 'hi-lo') return
      const cards = outcome.cards
      const last = cards.at(-1) ?? 0
      if (!isBack && cards.length > 1) await motion.wait(150)
      const face = cardFace(last, 'card--large')
      if (outcome.isLost) face.dataset.lost = ''
      top.replaceChildren(face)
      trail.replaceChildren(
        ...cards
          .slice(0, -1)
          .slice(-7)
          .map((card) => cardFace(card, 'card--small')),
      )
      offer(last)
      sound.play(outcome.isLost ? 'bad' : cards.length > 1 ? 'good' : 'stop')
      if (state !== 'open') await motion.wait(300)
    },
    rules: () => [h('p', { class: 'sheet__text' }, t('rulesHiLo'))],
  }
}

export default hiLo
