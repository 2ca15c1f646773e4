/**
 * Short waits, such as those between two tries, end when the simulation says so; longer ones stay the clock's.
 * How long a wait is, where chance decides, is the seed's to say.
 */
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { Chance } from '../../conformance/chance.ts'

const shortMs = 1_000

export type VirtualTimers = {
  /** Ends the wait that is over first; false when nobody waits. */
  advance: () => boolean
  restore: () => void
}

type Wait = { at: number; run: () => void }

export function takeShortTimers(chance: Chance): VirtualTimers {
  const { setTimeout, clearTimeout } = globalThis
  const { randomInt } = crypto
  const waits: Wait[] = []
  let now = 0

  const drop = (wait: unknown): boolean => {
    const index = waits.indexOf(wait as Wait)
    if (index >= 0) waits.splice(index, 1)
    return index >= 0
  }
  globalThis.setTimeout = ((run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (ms >= shortMs) return setTimeout(run, ms, ...args)
    const wait: Wait = { at: now + ms, run: () => run(...args) }
    waits.push(wait)
    return wait
  }) as typeof setTimeout
  globalThis.clearTimeout = ((wait: NodeJS.Timeout | undefined) => {
    if (!drop(wait)) clearTimeout(wait)
  }) as typeof clearTimeout
  crypto.randomInt = ((below: number) => chance.below(below)) as typeof randomInt
  syncBuiltinESMExports()

  return {
    advance() {
      const next = waits.toSorted((a, b) => a.at - b.at)[0]
      if (!next) return false
      drop(next)
      now = next.at
      next.run()
      return true
    },
    restore() {
      Object.assign(globalThis, { setTimeout, clearTimeout })
      crypto.randomInt = randomInt
      syncBuiltinESMExports()
    },
  }
}
