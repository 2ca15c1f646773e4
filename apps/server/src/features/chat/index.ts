import type { Feature } from '#platform/feature.ts'
import { chatRoutes } from './chat.routes.ts'

export { followChat, readChat, sayByOperator, waitingChats } from './chat-by-operator.ts'
export { chatTopic } from './chat-topic.ts'

export const chatFeature: Feature = { name: 'chat', routes: chatRoutes }
