/**
 * Turns calls away before they are read when more come than can be answered, the least important first.
 *
 * Two signs say so: how long calls wait, and how many are under way. `docs/decisions/029*` says why both, and why here.
 */
import { type Importance, importances } from '@perya/contract/importance'
import type { Logger } from 'pino'
import { Counter, Gauge, type Registry } from 'prom-client'

/** From which wait and from how many calls on guests are turned away. */
export type LoadLimits = { waitMs: number; calls: number }

export type Admission = {
  /** False when a call has to come back later. */
  hasRoom: (importance: Importance) => boolean
  /** The same; a call that enters leaves once. */
  enter: (importance: Importance) => boolean
  leave: (importance: Importance) => void
}

/** How much longer than guests the others are taken in. */
const patience = { guest: 1, member: 4, money: 30, health: Number.POSITIVE_INFINITY }

/** When a caller who was turned away may come back; the wait is forgotten by then. */
export const retrySeconds = 2

/** A line of the log for so long, however many were turned away. */
const quietMs = 10_000

type Options = { limits: LoadLimits; waitMs: () => number; registry: Registry; log: Logger }

export function makeAdmission({ limits, waitMs, registry, log }: Options): Admission {
  const underWay = { health: 0, money: 0, member: 0, guest: 0 }
  const shed = new Counter({
    name: 'http_shed_calls_total',
    help: 'Calls turned away because of load.',
    labelNames: ['importance'],
    registers: [registry],
  })
  for (const importance of importances) shed.inc({ importance }, 0)
  new Gauge({
    name: 'http_wait_seconds',
    help: 'How long calls wait at present.',
    registers: [registry],
    collect() {
      this.set(waitMs() / 1_000)
    },
  })
  new Gauge({
    name: 'http_calls_under_way',
    help: 'Calls that have arrived and whose answer has not begun.',
    labelNames: ['importance'],
    registers: [registry],
    collect() {
      for (const importance of importances) this.set({ importance }, underWay[importance])
    },
  })

  /** Those a call has to queue with: guests wait for everybody, members never for guests. */
  function countAhead(importance: Importance): number {
    const { money, member, guest } = underWay
    if (importance === 'guest') return money + member + guest
    return importance === 'member' ? money + member : money
  }

  let toldAt = Number.NEGATIVE_INFINITY
  function tell(importance: Importance, calls: number): void {
    const now = performance.now()
    if (now - toldAt < quietMs) return
    toldAt = now
    log.warn({ importance, waitMs: Math.round(waitMs()), calls }, 'too busy, calls are turned away')
  }

  function hasRoom(importance: Importance): boolean {
    const calls = countAhead(importance)
    const times = patience[importance]
    if (waitMs() < limits.waitMs * times && calls < limits.calls * times) return true
    shed.inc({ importance })
    tell(importance, calls)
    return false
  }

  return {
    hasRoom,
    enter(importance) {
      if (!hasRoom(importance)) return false
      underWay[importance] += 1
      return true
    },
    leave(importance) {
      underWay[importance] -= 1
    },
  }
}
