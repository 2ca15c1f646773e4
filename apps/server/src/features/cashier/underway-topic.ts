import type { MoneyUnderway } from '@perya/contract/live'
import type { LiveTopic } from '#platform/live-topic.ts'
import { readUnderway } from './underway.store.ts'

/** Triggers send it at every change of a deposit or withdrawal. */
export const underwayTopic: LiveTopic = {
  event: 'underway',
  channel: 'cashier.underway',
  async read(db, memberIds) {
    const rows = await readUnderway(db, memberIds)
    return rows.map(({ memberId, states }) => ({ memberId, data: { states } satisfies MoneyUnderway }))
  },
}
