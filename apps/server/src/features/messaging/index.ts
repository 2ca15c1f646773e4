import type { Feature } from '#platform/feature.ts'
import { service } from '#platform/service.ts'
import type { Carriers } from './carrier.ts'
import { openCarriers } from './carriers.ts'
import { deliverMessages, followMessages } from './deliver-messages.ts'
import { deleteMessagesBefore } from './message.store.ts'
import { outboxRoutes } from './outbox.routes.ts'

export { queueMessage } from './queue-message.ts'

const keptDays = 7

const carriers = service<Carriers>('carriers of messages')

export const messagingFeature: Feature = {
  name: 'messaging',
  async open(ctx) {
    carriers.open(ctx, openCarriers(ctx.env))
    return followMessages(ctx, carriers.of(ctx))
  },
  routes: outboxRoutes,
  jobs: (ctx) => [
    { name: 'messaging.retry', everySeconds: 15, run: () => deliverMessages(ctx, carriers.of(ctx)) },
    {
      name: 'messaging.forget',
      cron: '20 18 * * *',
      run: () => deleteMessagesBefore(ctx.db, new Date(ctx.now().getTime() - keptDays * 86_400_000)),
    },
  ],
}
