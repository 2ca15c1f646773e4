import type { Context } from './context.ts'
import type { Close } from './feature.ts'

/** Reads what a process keeps a copy of, and reads it again whenever its channel says that it changed. */
export async function follow(
  ctx: Pick<Context, 'notifications' | 'log'>,
  channel: string,
  read: () => Promise<void>,
): Promise<Close> {
  await read()
  return workOn(ctx, channel, read)
}

/** Works now, and again whenever a channel says that there is more to do. */
export function workOn(
  { notifications, log }: Pick<Context, 'notifications' | 'log'>,
  channel: string,
  work: () => Promise<void>,
): Close {
  let isWanted = false
  let working: Promise<void> | undefined
  // One run at a time, and one more for whatever came during it.
  const wake = () => {
    isWanted = true
    working ??= (async () => {
      while (isWanted) {
        isWanted = false
        await work().catch((error: Error) =>
          log.error({ err: error, channel }, 'what a channel asked for failed'),
        )
      }
      working = undefined
    })()
  }
  const stop = notifications.on(channel, wake, wake)
  return async () => {
    stop()
    await working
  }
}
