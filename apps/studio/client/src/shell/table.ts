/** The table a game is played at: one tap is one intent with one key, and nothing is decided here. */
import { type Amount, displayMoney, formatAmount, parseAmount } from '@perya/money'
import type { Round, StudioAnswer } from '@perya/studio-contract'
import type { Desk, GameMaker, GameView, News, Step } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { motion } from '../motion.ts'
import { sound } from '../sound.ts'
import { call, makeKey, NoAnswer, Refused } from '../studio.ts'
import { translator } from '../texts.ts'
import { type AutoPlan, openAutoSheet } from './auto-sheet.ts'
import { fairnessSheet } from './fairness-sheet.ts'
import { historyStrip } from './history.ts'
import { icon } from './icon.ts'
import { infoSheet } from './info-sheet.ts'
import { parol } from './parol.ts'
import { makeResult } from './result.ts'
import { setLocked } from './segmented.ts'
import { makeStake } from './stake.ts'

type Opened = StudioAnswer<'open'>
type Played = StudioAnswer<'play'>

/** What the player wants, with its key: sent again as it is until there is an answer. */
type Intent = { readonly isBet: boolean; readonly send: () => Promise<Played> }

/** `lost`: the last intent has no answer yet, and only the player sends it again. */
type Phase = 'ready' | 'waiting' | 'open' | 'lost'

export async function openTable(root: HTMLElement, opened: Opened, makeGame: GameMaker): Promise<void> {
  const { session, player, game: info } = opened
  const t = translator(player.language)
  const locale = player.language === 'TY' ? 'fil-PH' : 'en-PH'
  const money = (amount: Amount) => displayMoney(amount, { locale, currency: player.currency })

  let phase: Phase = 'ready'
  let balance = parseAmount(player.balance)
  let seeds = opened.seeds
  let round: Round | null = null
  let lost: Intent | null = null
  let isSet = false
  let auto: (AutoPlan & { left: number; lost: Amount }) | null = null

  const stake = makeStake({ info, t, money, onChange: () => draw() })
  const desk: Desk = {
    session,
    info,
    t,
    money,
    stake: stake.value,
    changed: () => isSet && draw(),
    step: (choice) => void step(choice),
    told: (news) => told(news),
    say: (text) => say(text),
    clear: () => result.clear(),
  }
  const view: GameView = await makeGame(desk)

  const result = makeResult(t, money)
  const history = historyStrip(t)
  const balanceText = h('bdi', { class: 'slip__balance' })
  const returnText = h('span', { class: 'slip__return' })
  const notice = h('p', { class: 'notice', role: 'status', hidden: true })
  const mainText = h('span', { class: 'main__text' })
  const mainAmount = h('bdi', { class: 'main__amount' })
  const main = h('button', { class: 'main', onClick: () => void tapMain() }, mainText, mainAmount)
  const autoButton = h(
    'button',
    { class: 'side', onClick: () => tapAuto() },
    icon('repeat'),
    h('span', {}, t('auto')),
  )
  const quickButton = h(
    'button',
    {
      class: 'side',
      'aria-pressed': 'false',
      onClick: () => {
        motion.isQuick = !motion.isQuick
        quickButton.setAttribute('aria-pressed', String(motion.isQuick))
      },
    },
    icon('bolt'),
    h('span', {}, t('quick')),
  )
  const actionsRow = h(
    'div',
    { class: 'actions__row' },
    view.hasAuto && autoButton,
    main,
    view.hasQuick !== false && quickButton,
  )
  const movesArea = h('div', { class: 'moves', hidden: true }, view.moves)

  root.replaceChildren(
    h(
      'header',
      { class: 'bar' },
      parol('bar__parol'),
      h('h1', { class: 'bar__name' }, info.name),
      player.isTrial && h('span', { class: 'practice', title: t('practiceWhy') }, t('practice')),
      iconButton('info', t('info'), () => infoSheet({ info, t, money, view })),
      iconButton('shield', t('fairness'), () =>
        fairnessSheet({
          session,
          t,
          money,
          seeds,
          extra: view.fairness?.() ?? [],
          onSeeds: (fresh) => {
            seeds = fresh
          },
        }),
      ),
      soundButton(),
    ),
    h(
      'main',
      { class: 'middle' },
      h('div', { class: 'stage' }, view.stage, result.element, notice),
      view.strip ?? history.element,
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
  )
  isSet = true
  root.dataset.game = info.kind === 'slot' ? 'SLOT' : info.code

  if (opened.openRound) {
    round = opened.openRound
    phase = round.state === 'open' ? 'open' : 'ready'
    stake.set(parseAmount(round.bet))
    say(t('resumed'))
    await view.show(round, true)
  }
  draw()
  view.live?.start()

  function iconButton(name: 'info' | 'shield', label: string, onClick: () => void) {
    return h('button', { class: 'icon-button', 'aria-label': label, onClick }, icon(name))
  }

  function soundButton() {
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

  function say(text: string | null) {
    notice.hidden = text === null
    setText(notice, text ?? '')
  }

  function draw() {
    const chosen = view.choose()
    setText(balanceText, money(balance))
    const { rtp, edge } = view.returns?.() ?? { rtp: info.returnToPlayer, edge: info.edge }
    setText(returnText, `${t('return')} ${rtp} · ${t('edgeShort')} ${edge}`)
    const isOpen = phase === 'open'
    const isBusy = phase === 'waiting'
    view.lock(phase !== 'ready' || auto !== null)
    stake.lock(phase !== 'ready' || auto !== null)
    movesArea.hidden = !(view.moves && isOpen)
    // The moves stand where the stake was: it is placed.
    stake.element.hidden = !movesArea.hidden
    if (view.moves) setLocked(view.moves, !isOpen)
    autoButton.disabled = phase !== 'ready' && auto === null
    main.dataset.phase = auto ? 'auto' : phase
    // A round that only its moves can end has nothing to take.
    actionsRow.hidden = isOpen && view.hasCashOut === false
    main.setAttribute('aria-busy', String(isBusy))
    if (auto) return label(t('autoStop', { left: auto.left }), '', true)
    if (phase === 'lost') return label(t('retry'), '', true)
    if (isBusy) return label(t('waiting'), '', false)
    if (isOpen && round && view.live) {
      const worth = view.live.worth(round)
      if (worth === null) return label(view.live.waiting(), '', false)
      return label(t('cashOut'), money(worth), true)
    }
    if (isOpen) {
      const cash = round?.cashOut ?? null
      return label(t('cashOut'), cash === null ? '' : money(parseAmount(cash)), cash !== null)
    }
    const closed = view.live?.closed() ?? null
    if (closed !== null) return label(closed, '', false)
    label(chosen ? t(view.button) : t('pickFirst'), chosen ? money(chosen.bet) : '', chosen !== null)
  }

  function label(text: string, amount: string, isEnabled: boolean) {
    setText(mainText, text)
    setText(mainAmount, amount)
    main.setAttribute('aria-disabled', String(!isEnabled))
  }

  async function tapMain() {
    if (auto) {
      auto = null
      draw()
    } else if (phase === 'lost' && lost) await act(lost)
    else if (phase === 'open') await cashOut()
    else if (phase === 'ready') await bet()
  }

  async function bet() {
    const chosen = view.choose()
    if (!chosen || (view.live?.closed() ?? null) !== null) return
    const input = { session, key: makeKey(), bet: formatAmount(chosen.bet), choice: chosen.choice }
    await act({ isBet: true, send: () => call('play', input) })
  }

  async function step(choice: Step) {
    if (phase !== 'open' || !round) return
    const input = { session, roundId: round.id, key: makeKey(), choice }
    await act({ isBet: false, send: () => call('step', input) })
  }

  async function cashOut() {
    if (!round) return
    if ((view.live ? view.live.worth(round) : round.cashOut) === null) return
    const input = { session, roundId: round.id, key: makeKey() }
    await act({ isBet: false, send: () => call('cashOut', input) })
  }

  /** Sends an intent and shows what came of it. The phase keeps a second tap from doing anything. */
  async function act(intent: Intent) {
    const before: Phase = intent.isBet ? 'ready' : 'open'
    phase = 'waiting'
    lost = null
    say(null)
    result.clear()
    sound.play('tap')
    draw()
    if (intent.isBet) view.begin?.()
    let played: Played
    try {
      played = await intent.send()
    } catch (error) {
      auto = null
      view.stop?.()
      if (error instanceof Refused) {
        phase = before
        if (error.code === 'studio.roundOpen' || error.code === 'studio.roundUnknown') await catchUp()
        say(error.message)
      } else if (error instanceof NoAnswer) {
        phase = 'lost'
        lost = intent
        say(error.message || t('lost'))
      } else throw error
      return draw()
    }
    await settle(played)
  }

  async function settle(played: Played) {
    round = played.round
    seeds = played.seeds
    const won = parseAmount(round.win)
    // What was won shows once the game has shown it.
    balance = parseAmount(played.balance) - (round.state === 'settled' ? won : 0n)
    draw()
    await view.show(round, false)
    balance = parseAmount(played.balance)
    phase = round.state === 'open' ? 'open' : 'ready'
    if (phase === 'ready') finish(round, won)
    draw()
    if (auto) await next(won, parseAmount(round.bet))
  }

  function finish(done: Round, won: Amount) {
    if (done.state === 'cancelled') return say(t('cancelled'))
    const staked = parseAmount(done.bet)
    result.show(staked, won, done.multiplier)
    history.add(done, view.label?.(done))
    sound.play(won > staked ? 'win' : won > 0n ? 'good' : 'stop')
  }

  /** The studio knows better what is open. */
  async function catchUp() {
    const now = await call('balance', { session }).catch(() => null)
    if (!now) return
    balance = parseAmount(now.balance)
    seeds = now.seeds
    round = now.openRound
    phase = round ? 'open' : 'ready'
    if (round) await view.show(round, true)
  }

  /** A flight has moved on: what the studio tells of the player's round on it counts, unless a call is under way. */
  function told({ round: news, seeds: fresh, isNewFlight }: News) {
    seeds = fresh
    if (isNewFlight && phase === 'ready') say(null)
    if (news && phase !== 'waiting') follow(news)
    if (isNewFlight && phase === 'open' && round && news?.id !== round.id) void findEnd(round.id)
    draw()
  }

  /** The flight of the open round went by while the line was broken. */
  async function findEnd(id: string) {
    const found = await call('rounds', { session, page: 1 }).catch(() => null)
    const ended = found?.rounds.find((each) => each.round.id === id)?.round
    if (!ended || ended.state === 'open' || round?.id !== id) return
    follow(ended)
    draw()
  }

  function follow(news: Round) {
    const isKnown = round?.id === news.id
    if (news.state === 'open') {
      // An older word than the answer that ended it.
      if ((isKnown && round?.state !== 'open') || phase === 'open') return
      lost = null
      phase = 'open'
      round = news
      return say(null)
    }
    const isNews = phase === 'lost' || (isKnown && phase === 'open')
    const isPaid = news.state === 'settled' && !(isKnown && round?.state === 'settled')
    round = news
    if (isNews) {
      lost = null
      phase = 'ready'
      say(null)
      finish(news, parseAmount(news.win))
    }
    if (isPaid) void readBalance()
  }

  async function readBalance() {
    const now = await call('balance', { session }).catch(() => null)
    if (!now || phase === 'waiting') return
    balance = parseAmount(now.balance)
    draw()
  }

  function tapAuto() {
    if (phase !== 'ready' || auto) return
    const chosen = view.choose()
    if (!chosen) return
    openAutoSheet({
      t,
      money,
      bet: chosen.bet,
      onStart: (plan) => {
        auto = { ...plan, left: plan.rounds, lost: 0n }
        void bet()
      },
    })
  }

  async function next(won: Amount, staked: Amount) {
    if (!auto) return
    auto.left -= 1
    auto.lost += staked - won
    const chosen = view.choose()
    const end =
      auto.winLimit !== null && won >= auto.winLimit
        ? 'autoWinHit'
        : auto.lossLimit !== null && auto.lost + (chosen?.bet ?? 0n) > auto.lossLimit
          ? 'autoLossHit'
          : auto.left === 0
            ? 'autoEnded'
            : null
    if (end) {
      auto = null
      say(t(end))
      return draw()
    }
    draw()
    await motion.wait(500)
    if (auto && phase === 'ready') await bet()
  }
}
