/** Does what is due when it is due. Every process has one; each step is taken by whoever comes first. */
import type { Context } from '#platform/context.ts'
import type { Close } from '#platform/feature.ts'
import { troubleWith, tryInLoop } from '#platform/trouble.ts'
import { makeIssues } from './calendar/make-issues.ts'
import { clockChannel } from './issues/announce.ts'
import { readNextDue } from './issues/step.store.ts'
import { makePass } from './pass.ts'
import { makeSleep } from './sleep.ts'

/** Looks again after this long even if nothing is planned: an operator may have decided something. */
const longestSleepMs = 15_000
/** While a beacon or another process is waited for. */
const shortSleepMs = 500
const makingEveryMs = 30 * 60_000
/** Later days are made at leisure: the server has just started, and has better things to do. */
const restMs = 1_000

export function startClock(ctx: Context): Close {
  let isStopped = false
  const { sleep, wake } = makeSleep()
  let madeAt = Number.NEGATIVE_INFINITY
  let making: Promise<void> | undefined

  async function turn(): Promise<number> {
    if (making === undefined && performance.now() - madeAt > makingEveryMs) {
      madeAt = performance.now()
      // Beside the draws, which do not wait for it.
      making = makeIssues(ctx, { isStopped: () => isStopped, restMs })
        .catch((error: Error) => ctx.log.error({ err: error }, 'issues were not made'))
        .finally(() => {
          making = undefined
          wake()
        })
    }
    if (!(await makePass(ctx))) return shortSleepMs
    const due = await readNextDue(ctx.db)
    return Math.min(Math.max(due ?? longestSleepMs, 0), longestSleepMs)
  }

  const trouble = troubleWith(ctx.log, 'the lottery clock stumbled')
  const running = (async () => {
    while (!isStopped) {
      const sleepMs = await tryInLoop(trouble, turn, shortSleepMs)
      await sleep(Math.ceil(sleepMs))
    }
  })()
  const unhear = ctx.notifications.on(clockChannel, wake, wake)
  return async () => {
    isStopped = true
    unhear()
    wake()
    await running
    await making
  }
}
