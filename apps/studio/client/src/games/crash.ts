import './canvas.css'
import './crash.css'
import { crashMultiplierAt, highestTarget, lowestTarget, originals } from '@perya/game-rules'
import { parseAmount } from '@perya/money'
import type { FlightEvent, Round } from '@perya/studio-contract'
import { type GameMaker, timesText } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { motion } from '../motion.ts'
import { copyButton } from '../shell/copy-button.ts'
import { segmented, setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { makeCanvas } from './canvas.ts'
import { drawFlight, type Picture } from './flight-picture.ts'
import { watchFlights } from './flight-stream.ts'
import { returnsOf } from './returns.ts'
import { riderList } from './riders.ts'

type Flight = NonNullable<FlightEvent['flight']>
type Phase = 'away' | 'betting' | 'boarding' | 'flying' | 'crashed'

const quick = [0, 150, 200, 1_000] as const
/** How often what is read changes, and all there is for those who asked for less motion. */
const readMs = 50
const calmMs = 200

const crash: GameMaker = (desk) => {
  const { t, money, info } = desk
  let autoCashOut: number | null = null
  let flight: Flight | null = null
  let hasLine = false
  /** What the studio's clock is ahead of this page's. */
  let ahead = 0
  let phase: Phase = 'away'
  let drawnAt = 0

  const number = h('bdi', { class: 'crash__number' })
  const status = h('span', { class: 'crash__status' })
  const bar = h('div', { class: 'crash__bar' })
  const riders = riderList(t, money)
  const strip = h('ol', { class: 'history', 'aria-label': t('pastFlights') })
  const { canvas, paint } = makeCanvas('crash__canvas', info.name, (ink, width, height) =>
    drawFlight(ink, width, height, picture()),
  )
  const stage = h(
    'div',
    { class: 'crash' },
    h('div', { class: 'crash__sky' }, canvas, h('div', { class: 'crash__face' }, number, status), bar),
    riders.element,
  )

  const now = () => performance.now() + ahead
  const elapsed = ({ takesOffAt, endedAt }: Flight) => (endedAt ?? now()) - takesOffAt

  function picture(): Picture {
    if (!flight || phase === 'betting' || phase === 'boarding' || phase === 'away') {
      return { phase: 'boarding', elapsedMs: 0, sinceMs: 0 }
    }
    const elapsedMs = Math.max(0, elapsed(flight))
    return phase === 'crashed'
      ? { phase, elapsedMs, sinceMs: now() - (flight.endedAt ?? 0) }
      : { phase, elapsedMs, sinceMs: 0 }
  }

  function phaseNow(): Phase {
    if (!flight || !hasLine) return 'away'
    if (flight.endedAt !== null) return 'crashed'
    if (now() < flight.closesAt) return 'betting'
    return now() < flight.takesOffAt ? 'boarding' : 'flying'
  }

  const field = h('input', {
    class: 'input crash__field',
    inputmode: 'decimal',
    autocomplete: 'off',
    'aria-label': t('autoOut'),
    placeholder: t('autoOut'),
  })
  const set = (value: number | null) => {
    autoCashOut = value === null ? null : Math.min(highestTarget, Math.max(lowestTarget, value))
    field.value = autoCashOut === null ? '' : (autoCashOut / 100).toFixed(2)
    desk.changed()
  }
  field.addEventListener('change', () => {
    const typed = Math.round(Number(field.value.replace(/[×x,\s]/g, '')) * 100)
    set(Number.isFinite(typed) && typed > 0 ? typed : null)
  })
  const controls = h(
    'div',
    { class: 'controls crash__controls' },
    h(
      'div',
      { class: 'field' },
      h('span', { class: 'field__label', 'aria-hidden': 'true' }, t('autoOut')),
      field,
    ),
    segmented(
      t('autoOut'),
      quick.map((value) => ({
        value: value as number,
        text: value === 0 ? t('autoOutOff') : `×${value / 100}`,
      })),
      0,
      (value) => set(value === 0 ? null : value),
    ),
  )

  /** Once a frame what moves, and no oftener than needed what is read. */
  function frame(at: number) {
    const before = phase
    phase = phaseNow()
    if (phase !== before) turnTo(before)
    const isDue = phase !== before || at - drawnAt >= (motion.isReduced ? calmMs : readMs)
    if (isDue || !motion.isReduced) paint()
    if (isDue) {
      drawnAt = at
      write()
      desk.changed()
    }
    requestAnimationFrame(frame)
  }

  function turnTo(before: Phase) {
    stage.dataset.phase = phase
    if (phase === 'flying') desk.clear()
    if (phase === 'flying' && before === 'boarding') sound.play('good')
    if (phase === 'crashed' && before === 'flying') sound.play('bad')
  }

  function write() {
    if (!flight || phase === 'away') {
      setText(number, '')
      return setText(status, t('reconnecting'))
    }
    if (phase === 'betting' || phase === 'boarding') {
      const left = Math.max(0, flight.takesOffAt - now())
      setText(number, (left / 1_000).toFixed(1))
      setText(status, t(phase === 'betting' ? 'takesOffIn' : 'betsClosed'))
      bar.style.setProperty('--left', String(Math.min(1, left / 8_500)))
      return
    }
    const at = phase === 'crashed' ? Math.min(flight.point ?? 100, highestTarget) : multiplierNow(flight)
    setText(number, timesText(at))
    setText(status, phase === 'crashed' ? t('crashed') : '')
  }

  const multiplierNow = (flown: Flight) => crashMultiplierAt(Math.max(0, Math.floor(elapsed(flown))))

  function onEvent(event: FlightEvent) {
    const heard = event.now - performance.now()
    // The quickest word is the truest; one from another clock altogether starts anew.
    ahead = Math.abs(heard - ahead) > 1_000 ? heard : Math.max(ahead, heard)
    const isNewFlight = event.flight?.id !== flight?.id
    flight = event.flight
    if (!hasLine) desk.say(null)
    hasLine = true
    riders.show(event)
    strip.replaceChildren(
      ...event.past.map(({ point }) =>
        h(
          'li',
          { class: 'history__item', 'data-tone': point >= 200 ? 'win' : 'none' },
          timesText(Math.min(point, highestTarget)),
        ),
      ),
    )
    desk.told({ round: event.mine, seeds: event.chain, isNewFlight })
  }

  return {
    stage,
    strip,
    controls,
    button: 'placeBet',
    hasAuto: false,
    hasQuick: false,
    choose: () => {
      if (!flight) return null
      const { id } = flight
      return {
        bet: desk.stake(),
        choice: autoCashOut === null ? { flight: id } : { flight: id, autoCashOut },
      }
    },
    returns: () =>
      autoCashOut === null
        ? { rtp: info.returnToPlayer, edge: info.edge }
        : returnsOf(originals.CRASH.rtp(autoCashOut)),
    lock: (isLocked) => setLocked(controls, isLocked),
    async show({ choice }: Round, isBack) {
      if (isBack) set(choice.autoCashOut === undefined ? null : Number(choice.autoCashOut))
    },
    rules: () => [h('p', { class: 'sheet__text' }, t('rulesCrash'))],
    fairness() {
      if (!flight?.seed) return []
      const proof = {
        game: info.code,
        seeds: {
          serverSeed: flight.seed,
          clientSeed: flight.salt,
          nonce: flight.place,
          commitment: flight.commitment,
          isChain: true,
          committedAt: flight.committedAt,
          chosenAt: flight.chosenAt,
        },
        playedAt: flight.opensAt,
        bet: { stake: '1.00', autoCashOut: highestTarget },
        outcome: { point: flight.point },
        payout: (flight.point ?? 0) >= highestTarget ? '10000.00' : '0.00',
      }
      return [
        h(
          'h3',
          { class: 'sheet__sub' },
          `${t('lastFlight')} · ${timesText(Math.min(flight.point ?? 100, highestTarget))}`,
        ),
        h('code', { class: 'seed' }, flight.seed),
        copyButton(t, t('copyProof'), () => JSON.stringify(proof)),
      ]
    },
    live: {
      start() {
        watchFlights(desk.session, {
          onEvent,
          onLost() {
            if (hasLine) desk.say(t('lineLost'))
            hasLine = false
          },
        })
        requestAnimationFrame(frame)
      },
      closed: () => (phase === 'betting' ? null : t(phase === 'away' ? 'reconnecting' : 'nextFlight')),
      worth({ bet, choice }) {
        if (!flight || phase !== 'flying') return null
        const at = multiplierNow(flight)
        if (at < lowestTarget) return null
        const left = Math.min(at, Number(choice.autoCashOut ?? highestTarget))
        return (parseAmount(bet) / 100n) * BigInt(left)
      },
      waiting: () => t(phase === 'away' ? 'reconnecting' : 'onBoard'),
    },
  }
}

export default crash
