import type { IdentityCheck } from '@perya/contract/identity-check'
import type { LiveTopic } from '#platform/live-topic.ts'
import { type CheckRow, identityCheckChannel, readChecks } from './identity-check.store.ts'

export const identityCheckTopic: LiveTopic = {
  event: 'identityCheck',
  channel: identityCheckChannel,
  async read(db, memberIds) {
    const rows = await readChecks(db, memberIds)
    return rows.map((row) => ({ memberId: row.memberId, data: checkAnswer(row) }))
  },
}

export function checkAnswer(row: CheckRow | undefined): IdentityCheck {
  return {
    state: row?.state ?? 'none',
    reason: row?.reason ?? null,
    sentAt: row?.sentAt.toISOString() ?? null,
    decidedAt: row?.decidedAt?.toISOString() ?? null,
  }
}
