import type { InboxState } from '@perya/contract/inbox'
import type { LiveTopic } from '#platform/live-topic.ts'
import { inboxChannel, readBoxes } from './letter.store.ts'

export const inboxTopic: LiveTopic = {
  event: 'inbox',
  channel: inboxChannel,
  async read(db, memberIds) {
    const boxes = await readBoxes(db, memberIds)
    return boxes.map(({ memberId, unread, lastAt }) => {
      const data: InboxState = { unread, lastAt: lastAt?.toISOString() ?? null }
      return { memberId, data }
    })
  },
}
