import type { Context } from '#platform/context.ts'
import type { Close } from '#platform/feature.ts'
import { workOn } from '#platform/follow.ts'
import { openText } from '#platform/personal-data.ts'
import type { Carriers } from './carrier.ts'
import * as store from './message.store.ts'
import { bodyPurpose, messageChannel, recipientPurpose } from './queue-message.ts'

const batch = 10
const mostTries = 6

/** Sends whatever waits. Several processes may do so at once: each takes messages the others have not. */
export async function deliverMessages(ctx: Context, carriers: Carriers): Promise<void> {
  await store.giveUpExpired(ctx.db, ctx.now())
  for (;;) {
    const waiting = await store.claimMessages(ctx.db, ctx.now(), batch)
    await Promise.all(waiting.map((message) => deliver(ctx, carriers, message)))
    if (waiting.length < batch) return
  }
}

async function deliver(ctx: Context, carriers: Carriers, message: store.WaitingMessage): Promise<void> {
  try {
    await carriers[message.kind].carry({
      id: message.id,
      to: openText(ctx.secrets, recipientPurpose, message.recipient),
      subject: message.subject,
      body: openText(ctx.secrets, bodyPurpose, message.body),
    })
    await store.markSent(ctx.db, message.id, ctx.now(), ctx.env.mode === 'demo')
  } catch (error) {
    const isLast = message.tries >= mostTries
    ctx.log.warn({ err: error, message: message.id.toString(), isLast }, 'message was not sent')
    if (isLast) await store.markFailed(ctx.db, message.id, ctx.now())
  }
}

/** Delivers as soon as a message is queued by any process. */
export function followMessages(ctx: Context, carriers: Carriers): Close {
  const stop = workOn(ctx, messageChannel, () => deliverMessages(ctx, carriers))
  return async () => {
    await stop()
    for (const carrier of Object.values(carriers)) carrier.close?.()
  }
}
