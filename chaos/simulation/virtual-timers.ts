/** Short waits, such as those between two tries, end when the simulation says so; longer ones stay the clock's. */

const shortMs = 1_000

export type VirtualTimers = {
  /** Ends the wait that is over first; false when nobody waits. */
  advance: () => boolean
  restore: () => void
}

export function takeShortTimers(): VirtualTimers {
  const real = globalThis.setTimeout
  const waits: { at: number; run: () => void }[] = []
  let now = 0
  const take = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
    if (ms >= shortMs) return real(run, ms, ...args)
    waits.push({ at: now + ms, run: () => run(...args) })
    return undefined
  }
  globalThis.setTimeout = take as typeof globalThis.setTimeout
  return {
    advance() {
      const next = waits.toSorted((a, b) => a.at - b.at)[0]
      if (!next) return false
      waits.splice(waits.indexOf(next), 1)
      now = next.at
      next.run()
      return true
    },
    restore() {
      globalThis.setTimeout = real
    },
  }
}
