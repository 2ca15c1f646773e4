/** Each server compares its own files, so each has a clock for it: a job would run on one of them. */
import type { Context } from '#platform/context.ts'
import type { Close } from '#platform/feature.ts'
import { projectRoot, readRelease } from './release.ts'
import type { Cause } from './self-check.store.ts'
import { selfCheck } from './self-check.ts'

/** Where operators ask every server to look now. */
export const selfCheckChannel = 'self-check'

const everyMs = 24 * 3_600_000

export function watchSelf(ctx: Context): Close {
  let looking: Promise<unknown> = Promise.resolve()
  const look = (cause: Cause) => {
    looking = looking
      .then(async () => selfCheck(ctx, cause, await readRelease(projectRoot)))
      .catch((error: Error) => ctx.log.error({ err: error }, 'the self-check failed'))
  }
  const timer = setInterval(() => look('daily'), everyMs)
  timer.unref()
  const stop = ctx.notifications.on(selfCheckChannel, () => look('command'))
  return async () => {
    clearInterval(timer)
    stop()
    await looking
  }
}
