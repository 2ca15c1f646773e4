/** What a table looks like: the bar, the stage, the slip, and the button that says what a tap does now. */
import { type Amount, parseAmount } from '@perya/money'
import type { StudioAnswer } from '@perya/studio-contract'
import type { GameView } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { motion } from '../motion.ts'
import { sound } from '../sound.ts'
import type { Translate } from '../texts.ts'
import { icon } from './icon.ts'
import { infoSheet } from './info-sheet.ts'
import { parol } from './parol.ts'
import { setLocked } from './segmented.ts'
import type { makeStake } from './stake.ts'
import type { TableState } from './table-state.ts'

type FaceParts = {
  opened: StudioAnswer<'open'>
  t: Translate
  money: (amount: Amount) => string
  view: GameView
  stake: ReturnType<typeof makeStake>
  /** What the last round came to, and the strip of the ones before. */
  result: HTMLElement
  history: HTMLElement
  onMain: () => void
  onAuto: () => void
  onFairness: () => void
}

export function makeFace(parts: FaceParts) {
  const { opened, t, money, view, stake } = parts
  const info = opened.game
  const balanceText = h('bdi', { class: 'slip__balance' })
  const returnText = h('span', { class: 'slip__return' })
  const notice = h('p', { class: 'notice', role: 'status', hidden: true })
  const main = makeMain(parts.onMain)
  const autoButton = h(
    'button',
    { class: 'side', onClick: parts.onAuto },
    icon('repeat'),
    h('span', {}, t('auto')),
  )
  const actionsRow = h(
    'div',
    { class: 'actions__row' },
    view.hasAuto && autoButton,
    main.element,
    view.hasQuick !== false && quickButton(t),
  )
  const movesArea = h('div', { class: 'moves', hidden: true }, view.moves)
  const elements = [
    bar(parts),
    h(
      'main',
      { class: 'middle' },
      h('div', { class: 'stage' }, view.stage, parts.result, notice),
      view.strip ?? parts.history,
    ),
    h(
      'section',
      { class: 'slip', 'aria-label': t('bet') },
      h(
        'div',
        { class: 'slip__facts' },
        h('span', { class: 'slip__fact' }, h('span', { class: 'slip__label' }, t('balance')), balanceText),
        h('span', { class: 'slip__fact slip__fact--end' }, returnText),
      ),
      view.controls,
      movesArea,
      h('div', { class: 'actions' }, stake.element, actionsRow),
    ),
  ]

  return {
    elements,
    say(text: string | null) {
      notice.hidden = text === null
      setText(notice, text ?? '')
    },
    draw(state: TableState) {
      const { phase, auto } = state
      const label = mainLabel(state, parts)
      setText(balanceText, money(state.balance))
      const { rtp, edge } = view.returns?.() ?? { rtp: info.returnToPlayer, edge: info.edge }
      setText(returnText, `${t('return')} ${rtp} · ${t('edgeShort')} ${edge}`)
      const isOpen = phase === 'open'
      view.lock(phase !== 'ready' || auto !== null)
      stake.lock(phase !== 'ready' || auto !== null)
      movesArea.hidden = !(view.moves && isOpen)
      // The moves stand where the stake was: it is placed.
      stake.element.hidden = !movesArea.hidden
      if (view.moves) setLocked(view.moves, !isOpen)
      autoButton.disabled = phase !== 'ready' && auto === null
      // A round that only its moves can end has nothing to take.
      actionsRow.hidden = isOpen && view.hasCashOut === false
      main.show(auto ? 'auto' : phase, phase === 'waiting', label)
    },
  }
}

type Label = { text: string; amount?: string; isEnabled: boolean }

function makeMain(onClick: () => void) {
  const text = h('span', { class: 'main__text' })
  const amount = h('bdi', { class: 'main__amount' })
  const element = h('button', { class: 'main', onClick }, text, amount)
  return {
    element,
    show(phase: TableState['phase'] | 'auto', isBusy: boolean, label: Label) {
      element.dataset.phase = phase
      element.setAttribute('aria-busy', String(isBusy))
      setText(text, label.text)
      setText(amount, label.amount ?? '')
      element.setAttribute('aria-disabled', String(!label.isEnabled))
    },
  }
}

/** What a tap on the main button does, and what it would cost or bring. */
function mainLabel({ phase, auto, round }: TableState, { t, money, view }: FaceParts): Label {
  const chosen = view.choose()
  if (auto) return { text: t('autoStop', { left: auto.left }), isEnabled: true }
  if (phase === 'lost') return { text: t('retry'), isEnabled: true }
  if (phase === 'waiting') return { text: t('waiting'), isEnabled: false }
  if (phase === 'open' && round && view.live) {
    const worth = view.live.worth(round)
    if (worth === null) return { text: view.live.waiting(), isEnabled: false }
    return { text: t('cashOut'), amount: money(worth), isEnabled: true }
  }
  if (phase === 'open') {
    const cash = round?.cashOut ?? null
    if (cash === null) return { text: t('cashOut'), isEnabled: false }
    return { text: t('cashOut'), amount: money(parseAmount(cash)), isEnabled: true }
  }
  const closed = view.live?.closed() ?? null
  if (closed !== null) return { text: closed, isEnabled: false }
  if (!chosen) return { text: t('pickFirst'), isEnabled: false }
  return { text: t(view.button), amount: money(chosen.bet), isEnabled: true }
}

function bar({ opened, t, money, view, onFairness }: FaceParts) {
  const { player, game: info } = opened
  return h(
    'header',
    { class: 'bar' },
    parol('bar__parol'),
    h('h1', { class: 'bar__name' }, info.name),
    player.isTrial && h('span', { class: 'practice', title: t('practiceWhy') }, t('practice')),
    iconButton('info', t('info'), () => infoSheet({ info, t, money, view })),
    iconButton('shield', t('fairness'), onFairness),
    soundButton(t),
  )
}

function iconButton(name: 'info' | 'shield', label: string, onClick: () => void) {
  return h('button', { class: 'icon-button', 'aria-label': label, onClick }, icon(name))
}

function soundButton(t: Translate) {
  const button = h('button', { class: 'icon-button', onClick: () => turn() })
  const show = () => {
    button.setAttribute('aria-label', t(sound.isOn ? 'soundOff' : 'soundOn'))
    button.replaceChildren(icon(sound.isOn ? 'sound' : 'mute'))
  }
  const turn = () => {
    sound.set(!sound.isOn)
    sound.play('tap')
    show()
  }
  show()
  return button
}

function quickButton(t: Translate) {
  const turn = () => {
    motion.isQuick = !motion.isQuick
    button.setAttribute('aria-pressed', String(motion.isQuick))
  }
  const button = h(
    'button',
    { class: 'side', 'aria-pressed': 'false', onClick: turn },
    icon('bolt'),
    h('span', {}, t('quick')),
  )
  return button
}
