import type { Context } from './context.ts'
import type { Close } from './feature.ts'

/** Reads what a process keeps a copy of, and reads it again whenever its channel says that it changed. */
export async function follow(
  { notifications, log }: Context,
  channel: string,
  read: () => Promise<void>,
): Promise<Close> {
  await read()
  let isStale = false
  let reading: Promise<void> | undefined
  // One reading at a time, and one more for whatever changed during it.
  const readAgain = () => {
    isStale = true
    reading ??= (async () => {
      while (isStale) {
        isStale = false
        await read().catch((error: Error) => log.error({ err: error, channel }, 'a copy was not read again'))
      }
      reading = undefined
    })()
  }
  const stop = notifications.on(channel, readAgain, readAgain)
  return async () => {
    stop()
    await reading
  }
}
