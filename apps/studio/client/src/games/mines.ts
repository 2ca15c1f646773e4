import './mines.css'
import bomb from '@lobehub/fluent-emoji-3d/assets/1f4a3.webp'
import gem from '@lobehub/fluent-emoji-3d/assets/1f48e.webp'
import { mineCells, minesMultiplier, originals } from '@perya/game-rules'
import type { Round } from '@perya/studio-contract'
import { type GameMaker, timesText } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { motion } from '../motion.ts'
import { segmented, setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { returnsOf } from './returns.ts'

const counts = [1, 3, 5, 10, 15, 24] as const

const mines: GameMaker = (desk) => {
  const { t, changed, step } = desk
  let count: number = 3
  let isOpen = false

  const cells = Array.from({ length: mineCells }, (_, cell) =>
    h('button', {
      class: 'mine',
      'aria-label': t('cell', { number: cell + 1 }),
      onClick: () => {
        if (isOpen && !cells[cell]?.dataset.state) step({ cell })
      },
    }),
  )
  const now = h('b', {})
  const next = h('b', {})
  const stage = h(
    'div',
    { class: 'mines' },
    h('p', { class: 'mines__ladder' }, h('span', {}, `${t('pays')} `, now), h('span', {}, '→ ', next)),
    h('div', { class: 'mines__grid' }, ...cells),
  )
  const controls = h(
    'div',
    { class: 'controls' },
    segmented(
      t('mines'),
      counts.map((value) => ({ value: value as number, text: String(value) })),
      count,
      (value) => {
        count = value
        ladder(value, 0)
        changed()
      },
    ),
  )

  function ladder(bombs: number, safe: number) {
    setText(now, timesText(minesMultiplier(bombs, safe)))
    setText(next, safe < mineCells - bombs ? timesText(minesMultiplier(bombs, safe + 1)) : '—')
  }

  function mark(cell: number, state: 'gem' | 'bomb', isQuiet: boolean) {
    const button = cells[cell]
    if (!button || button.dataset.state) return
    button.dataset.state = state
    button.dataset.quiet = String(isQuiet)
    button.setAttribute('aria-label', t(state === 'gem' ? 'cellSafe' : 'cellMine', { number: cell + 1 }))
    button.replaceChildren(
      h('img', { src: state === 'gem' ? gem : bomb, alt: '', width: '64', height: '64' }),
    )
  }

  function clear() {
    for (const [cell, button] of cells.entries()) {
      delete button.dataset.state
      button.replaceChildren()
      button.setAttribute('aria-label', t('cell', { number: cell + 1 }))
    }
  }
  ladder(count, 0)

  return {
    stage,
    controls,
    button: 'placeBet',
    hasAuto: false,
    choose: () => ({ bet: desk.stake(), choice: { mines: count } }),
    returns: () => returnsOf(originals.MINES.rtp({ mines: count, safe: 1 })),
    lock: (isLocked) => {
      setLocked(controls, isLocked)
      stage.dataset.open = String(isOpen)
    },
    async show(round: Round, isBack) {
      const { outcome, state, choice } = round
      if (outcome?.kind !== 'mines') return
      if (isBack) count = Number(choice.mines)
      if (outcome.opened.length === 0 || isBack) clear()
      isOpen = state === 'open'
      stage.dataset.open = String(isOpen)
      const hit = outcome.mines && outcome.opened.find((cell) => outcome.mines?.includes(cell))
      for (const cell of outcome.opened) mark(cell, cell === hit ? 'bomb' : 'gem', false)
      const safe = outcome.opened.length - (hit === undefined || hit === null ? 0 : 1)
      ladder(Number(choice.mines), safe)
      if (outcome.opened.length > 0) sound.play(hit === undefined || hit === null ? 'good' : 'bad')
      if (!outcome.mines) return
      await motion.wait(350)
      for (const cell of outcome.mines) mark(cell, 'bomb', true)
    },
    rules: () => [h('p', { class: 'sheet__text' }, t('rulesMines')), ladderTable()],
  }

  function ladderTable() {
    const rows = Array.from({ length: Math.min(10, mineCells - count) }, (_, at) =>
      h('tr', {}, h('td', {}, String(at + 1)), h('td', {}, timesText(minesMultiplier(count, at + 1)))),
    )
    return h(
      'table',
      { class: 'pays' },
      h(
        'thead',
        {},
        h('tr', {}, h('th', {}, t('safeCells')), h('th', {}, `${t('pays')} (${t('mines')}: ${count})`)),
      ),
      h('tbody', {}, ...rows),
    )
  }
}

export default mines
