import type { Context } from '#platform/context.ts'
import type { Feature } from '#platform/feature.ts'
import { openCarriers } from './carriers.ts'
import { deliverMessages, followMessages } from './deliver-messages.ts'
import { deleteMessagesBefore } from './message.store.ts'
import { outboxRoutes } from './outbox.routes.ts'

export { queueMessage } from './queue-message.ts'

const keptDays = 7

const carriersOf = (ctx: Context) => openCarriers(ctx.env.mode, process.env)

export const messagingFeature: Feature = {
  name: 'messaging',
  open: async (ctx) => followMessages(ctx, carriersOf(ctx)),
  routes: outboxRoutes,
  jobs: (ctx) => {
    const carriers = carriersOf(ctx)
    return [
      { name: 'messaging.retry', everySeconds: 15, run: () => deliverMessages(ctx, carriers) },
      {
        name: 'messaging.forget',
        cron: '20 18 * * *',
        run: () => deleteMessagesBefore(ctx.db, new Date(ctx.now().getTime() - keptDays * 86_400_000)),
      },
    ]
  },
}
