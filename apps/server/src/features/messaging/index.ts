import assert from 'node:assert/strict'
import type { Context } from '#platform/context.ts'
import type { Feature } from '#platform/feature.ts'
import type { Carriers } from './carrier.ts'
import { openCarriers } from './carriers.ts'
import { deliverMessages, followMessages } from './deliver-messages.ts'
import { deleteMessagesBefore } from './message.store.ts'
import { outboxRoutes } from './outbox.routes.ts'

export { queueMessage } from './queue-message.ts'

const keptDays = 7

const opened = new WeakMap<Context, Carriers>()

function carriersOf(ctx: Context): Carriers {
  const carriers = opened.get(ctx)
  assert(carriers, 'the messaging feature is opened before its jobs run')
  return carriers
}

export const messagingFeature: Feature = {
  name: 'messaging',
  async open(ctx) {
    const carriers = openCarriers(ctx.env)
    opened.set(ctx, carriers)
    return followMessages(ctx, carriers)
  },
  routes: outboxRoutes,
  jobs: (ctx) => [
    { name: 'messaging.retry', everySeconds: 15, run: () => deliverMessages(ctx, carriersOf(ctx)) },
    {
      name: 'messaging.forget',
      cron: '20 18 * * *',
      run: () => deleteMessagesBefore(ctx.db, new Date(ctx.now().getTime() - keptDays * 86_400_000)),
    },
  ],
}
