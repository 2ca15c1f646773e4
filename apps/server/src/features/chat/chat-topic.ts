import type { ChatState } from '@perya/contract/chat'
import type { LiveTopic } from '#platform/live-topic.ts'
import { chatChannel, readStates } from './chat.store.ts'

export const chatTopic: LiveTopic = {
  event: 'chat',
  channel: chatChannel,
  async read(db, memberIds) {
    const states = await readStates(db, memberIds)
    return states.map(({ memberId, lastId, unread }) => {
      const data: ChatState = { lastId: String(lastId), unread }
      return { memberId, data }
    })
  },
}
