import type { Feature } from '#platform/feature.ts'
import { chatRoutes } from './chat.routes.ts'
import { chatDeskRoutes } from './chat-desk.routes.ts'

export { followChat, readChat, sayByOperator, waitingChats } from './chat-by-operator.ts'
export { chatTopic } from './chat-topic.ts'

export const chatFeature: Feature = {
  name: 'chat',
  routes: (ctx) => [...chatRoutes(ctx), ...chatDeskRoutes(ctx)],
}
