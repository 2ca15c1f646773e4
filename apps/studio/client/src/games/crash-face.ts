import { crashMultiplierAt, highestTarget } from '@perya/game-rules'
import type { FlightEvent } from '@perya/studio-contract'
import { type Desk, timesText } from '../desk.ts'
import { h, setText } from '../dom.ts'
import { makeCanvas } from './canvas.ts'
import type { Flight, FlightClock, FlightPhase } from './crash-clock.ts'
import { drawFlight, type Picture } from './flight-picture.ts'
import { riderList } from './riders.ts'

/** What stands at a flight now, in hundredths. */
export const multiplierNow = (clock: FlightClock, flight: Flight): number =>
  crashMultiplierAt(Math.max(0, Math.floor(clock.elapsed(flight))))

/** What a player sees of a flight: the sky, the number, who rides, and the flights before. */
export function crashFace({ t, money, info }: Desk, clock: FlightClock, phase: () => FlightPhase) {
  const number = h('bdi', { class: 'crash__number' })
  const status = h('span', { class: 'crash__status' })
  const bar = h('div', { class: 'crash__bar' })
  const riders = riderList(t, money)
  const strip = h('ol', { class: 'history', 'aria-label': t('pastFlights') })
  const { canvas, paint } = makeCanvas('crash__canvas', info.name, (ink, width, height) =>
    drawFlight(ink, width, height, picture(clock, phase())),
  )
  const stage = h(
    'div',
    { class: 'crash' },
    h('div', { class: 'crash__sky' }, canvas, h('div', { class: 'crash__face' }, number, status), bar),
    riders.element,
  )
  return {
    stage,
    strip,
    paint,
    /** What is read, which changes less often than what moves. */
    write() {
      const [flight, now] = [clock.flight(), phase()]
      if (!flight || now === 'away') {
        setText(number, '')
        return setText(status, t('reconnecting'))
      }
      if (now === 'betting' || now === 'boarding') {
        const left = Math.max(0, flight.takesOffAt - clock.now())
        setText(number, (left / 1_000).toFixed(1))
        setText(status, t(now === 'betting' ? 'takesOffIn' : 'betsClosed'))
        bar.style.setProperty('--left', String(Math.min(1, left / 8_500)))
        return
      }
      const at =
        now === 'crashed' ? Math.min(flight.point ?? 100, highestTarget) : multiplierNow(clock, flight)
      setText(number, timesText(at))
      setText(status, now === 'crashed' ? t('crashed') : '')
    },
    show(event: FlightEvent) {
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
    },
  }
}

function picture(clock: FlightClock, phase: FlightPhase): Picture {
  const flight = clock.flight()
  if (!flight || phase === 'betting' || phase === 'boarding' || phase === 'away') {
    return { phase: 'boarding', elapsedMs: 0, sinceMs: 0 }
  }
  const elapsedMs = Math.max(0, clock.elapsed(flight))
  return phase === 'crashed'
    ? { phase, elapsedMs, sinceMs: clock.now() - (flight.endedAt ?? 0) }
    : { phase, elapsedMs, sinceMs: 0 }
}
