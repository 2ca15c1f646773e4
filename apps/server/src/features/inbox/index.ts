import type { Feature } from '#platform/feature.ts'
import { inboxRoutes } from './inbox.routes.ts'
import { inboxDeskRoutes } from './inbox-desk.routes.ts'
import { seedDemo } from './seed-demo.ts'

export { answerThread, readThread, waitingThreads } from './answer-thread.ts'
export { inboxTopic } from './inbox-topic.ts'
export { sendByOperator } from './send-by-operator.ts'
export { putIntoBox } from './write-letter.ts'

export const inboxFeature: Feature = {
  name: 'inbox',
  routes: (ctx) => [...inboxRoutes(ctx), ...inboxDeskRoutes(ctx)],
  seedDemo,
}
