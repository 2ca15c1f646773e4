import type { Context } from './context.ts'
import type { Close } from './feature.ts'
import { openWorker } from './worker.ts'

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
  ctx: Pick<Context, 'notifications' | 'log'>,
  channel: string,
  work: () => Promise<void>,
): Close {
  const worker = openWorker(ctx, channel, work)
  const stop = ctx.notifications.on(channel, worker.wake, worker.wake)
  return async () => {
    stop()
    await worker.stop()
  }
}
