import './canvas.css'
import './crash.css'
import { highestTarget, lowestTarget, originals } from '@perya/game-rules'
import { parseAmount } from '@perya/money'
import type { FlightEvent, Round } from '@perya/studio-contract'
import type { GameMaker, LiveView } from '../desk.ts'
import { h } from '../dom.ts'
import { motion } from '../motion.ts'
import { setLocked } from '../shell/segmented.ts'
import { sound } from '../sound.ts'
import { autoCashOutField } from './auto-cash-out.ts'
import { type FlightPhase, flightClock } from './crash-clock.ts'
import { crashFace, multiplierNow } from './crash-face.ts'
import { flightProof } from './flight-proof.ts'
import { watchFlights } from './flight-stream.ts'
import { returnsOf } from './returns.ts'

/** How often what is read changes, and all there is for those who asked for less motion. */
const readMs = 50
const calmMs = 200

const crash: GameMaker = (desk) => {
  const { t, info } = desk
  const clock = flightClock()
  const autoCashOut = autoCashOutField(t, desk.changed)
  let phase: FlightPhase = 'away'
  let drawnAt = 0
  const face = crashFace(desk, clock, () => phase)

  /** Once a frame what moves, and no oftener than needed what is read. */
  function frame(at: number) {
    const before = phase
    phase = clock.phase()
    if (phase !== before) turnTo(before)
    const isDue = phase !== before || at - drawnAt >= (motion.isReduced ? calmMs : readMs)
    if (isDue || !motion.isReduced) face.paint()
    if (isDue) {
      drawnAt = at
      face.write()
      desk.changed()
    }
    requestAnimationFrame(frame)
  }

  function turnTo(before: FlightPhase) {
    face.stage.dataset.phase = phase
    if (phase === 'flying') desk.clear()
    if (phase === 'flying' && before === 'boarding') sound.play('good')
    if (phase === 'crashed' && before === 'flying') sound.play('bad')
  }

  function onEvent(event: FlightEvent) {
    if (!clock.hasLine()) desk.say(null)
    const isNewFlight = clock.hear(event)
    face.show(event)
    desk.told({ round: event.mine, seeds: event.chain, isNewFlight })
  }

  function onLost() {
    if (clock.hasLine()) desk.say(t('lineLost'))
    clock.loseLine()
  }

  const live: LiveView = {
    start() {
      watchFlights(desk.session, { onEvent, onLost })
      requestAnimationFrame(frame)
    },
    closed: () => (phase === 'betting' ? null : t(phase === 'away' ? 'reconnecting' : 'nextFlight')),
    worth({ bet, choice }) {
      const flight = clock.flight()
      if (!flight || phase !== 'flying') return null
      const at = multiplierNow(clock, flight)
      if (at < lowestTarget) return null
      const left = Math.min(at, Number(choice.autoCashOut ?? highestTarget))
      return (parseAmount(bet) / 100n) * BigInt(left)
    },
    waiting: () => t(phase === 'away' ? 'reconnecting' : 'onBoard'),
  }

  return {
    stage: face.stage,
    strip: face.strip,
    controls: autoCashOut.element,
    button: 'placeBet',
    hasAuto: false,
    hasQuick: false,
    choose: () => {
      const flight = clock.flight()
      if (!flight) return null
      const leaveAt = autoCashOut.value()
      return {
        bet: desk.stake(),
        choice: leaveAt === null ? { flight: flight.id } : { flight: flight.id, autoCashOut: leaveAt },
      }
    },
    returns: () => {
      const leaveAt = autoCashOut.value()
      if (leaveAt === null) return { rtp: info.returnToPlayer, edge: info.edge }
      return returnsOf(originals.CRASH.rtp(leaveAt))
    },
    lock: (isLocked) => setLocked(autoCashOut.element, isLocked),
    async show({ choice }: Round, isBack) {
      if (isBack) autoCashOut.set(choice.autoCashOut === undefined ? null : Number(choice.autoCashOut))
    },
    rules: () => [h('p', { class: 'sheet__text' }, t('rulesCrash'))],
    fairness: () => flightProof(t, info.code, clock.flight()),
    live,
  }
}

export default crash
