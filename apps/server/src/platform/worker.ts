import type { Context } from './context.ts'
import type { Close } from './feature.ts'
import { troubleWith } from './trouble.ts'

export type Worker = { wake: () => void; stop: Close }

/** A failed run is repeated after this long, then after twice as long and so on, unless the worker is woken before. */
const pauseMs = 500
const longestPauseMs = 30_000

/** Runs when woken: one run at a time, one more if it was woken during a run, and again after a failed run. */
export function openWorker({ log }: Pick<Context, 'log'>, name: string, work: () => Promise<void>): Worker {
  let isWanted = false
  let isStopped = false
  let working: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  const trouble = troubleWith(log, 'work failed and is tried again', { worker: name })

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false
      clearTimeout(retry)
      try {
        await work()
        failures = 0
        trouble.isOver()
      } catch (error) {
        trouble.goesOn(error)
        if (!isStopped) retry = setTimeout(wake, Math.min(pauseMs * 2 ** failures, longestPauseMs))
        failures += 1
      }
    }
    working = undefined
  }

  function wake(): void {
    isWanted = true
    working ??= run()
  }

  return {
    wake,
    async stop() {
      isStopped = true
      clearTimeout(retry)
      await working
    },
  }
}
