import './keno.css'
import { kenoChance, kenoPays, originals, percentText } from '@perya/game-rules'
import { type GameMaker, timesText } from '../desk.ts'
import { h } from '../dom.ts'
import { motion } from '../motion.ts'
import { setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { returnsOf } from './returns.ts'

const numbers = 40
const mostPicks = 10

const keno: GameMaker = (desk) => {
  const { t, changed } = desk
  const picks = new Set<number>()
  const cells = Array.from({ length: numbers }, (_, at) =>
    h(
      'button',
      { class: 'keno__number', 'aria-pressed': 'false', onClick: () => toggle(at + 1) },
      String(at + 1),
    ),
  )
  const pays = h('ol', { class: 'keno__pays', 'aria-label': t('paytable') })
  const stage = h('div', { class: 'keno' }, h('div', { class: 'keno__board' }, ...cells), pays)
  const controls = h(
    'div',
    { class: 'controls controls--two' },
    h('button', { class: 'button button--small', onClick: () => pickForMe() }, t('lucky')),
    h(
      'button',
      {
        class: 'button button--small',
        onClick: () => {
          picks.clear()
          draw()
        },
      },
      t('clear'),
    ),
  )

  function toggle(number: number) {
    if (!picks.delete(number) && picks.size < mostPicks) picks.add(number)
    draw()
  }
  /** Which numbers never matters; this only saves the taps. */
  function pickForMe() {
    const wanted = picks.size > 0 && picks.size < mostPicks ? picks.size : 5
    picks.clear()
    for (const byte of crypto.getRandomValues(new Uint8Array(256))) {
      if (picks.size < wanted && byte < 6 * numbers) picks.add(1 + (byte % numbers))
    }
    draw()
  }
  function draw() {
    unmark()
    for (const [at, cell] of cells.entries()) cell.setAttribute('aria-pressed', String(picks.has(at + 1)))
    pays.replaceChildren(
      ...paying().map((hits) =>
        h('li', { 'data-hits': hits }, h('span', {}, `${hits}`), timesText(kenoPays(picks.size, hits))),
      ),
    )
    changed()
  }
  const paying = () =>
    Array.from({ length: picks.size + 1 }, (_, hits) => hits).filter(
      (hits) => kenoPays(picks.size, hits) > 0n,
    )
  function unmark() {
    for (const cell of cells) delete cell.dataset.drawn
    for (const item of pays.children) item.removeAttribute('data-won')
  }
  pickForMe()

  return {
    stage,
    controls,
    button: 'placeBet',
    hasAuto: true,
    choose: () =>
      picks.size === 0
        ? null
        : { bet: desk.stake(), choice: { picks: [...picks].toSorted((a, b) => a - b) } },
    returns: () => returnsOf(originals.KENO.rtp(Math.max(1, picks.size))),
    lock: (isLocked) => {
      setLocked(stage, isLocked)
      setLocked(controls, isLocked)
    },
    begin: unmark,
    async show({ outcome }) {
      if (outcome?.kind !== 'keno') return
      unmark()
      for (const number of outcome.drawn) {
        const cell = cells[number - 1]
        if (cell) cell.dataset.drawn = picks.has(number) ? 'hit' : 'miss'
        sound.play(picks.has(number) ? 'good' : 'tick')
        await motion.wait(110)
      }
      const hits = outcome.drawn.filter((number) => picks.has(number)).length
      pays.querySelector(`[data-hits="${hits}"]`)?.setAttribute('data-won', '')
      await motion.wait(200)
    },
    rules: () => [
      h('p', { class: 'sheet__text' }, t('rulesKeno')),
      h(
        'table',
        { class: 'pays' },
        h('thead', {}, h('tr', {}, h('th', {}, t('hits')), h('th', {}, t('chance')), h('th', {}, t('pays')))),
        h(
          'tbody',
          {},
          ...paying().map((hits) =>
            h(
              'tr',
              {},
              h('td', {}, String(hits)),
              h('td', {}, percentText(kenoChance(picks.size, hits))),
              h('td', {}, timesText(kenoPays(picks.size, hits))),
            ),
          ),
        ),
      ),
    ],
  }
}

export default keno
