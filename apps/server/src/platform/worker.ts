import type { Context } from './context.ts'
import type { Close } from './feature.ts'

export type Worker = { wake: () => void; stop: Close }

/** What could not be done is tried again after so long, then after twice that, unless someone wakes the worker before. */
const pauseMs = 500
const longestPauseMs = 30_000

/** Works whenever it is woken: one run at a time, one more for whatever came during it, and again where one failed. */
export function openWorker({ log }: Pick<Context, 'log'>, name: string, work: () => Promise<void>): Worker {
  let isWanted = false
  let isStopped = false
  let working: Promise<void> | undefined
  let retry: NodeJS.Timeout | undefined
  let failures = 0

  async function run(): Promise<void> {
    while (isWanted && !isStopped) {
      isWanted = false
      clearTimeout(retry)
      try {
        await work()
        failures = 0
      } catch (error) {
        log.error({ err: error, worker: name }, 'work failed and is tried again')
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
