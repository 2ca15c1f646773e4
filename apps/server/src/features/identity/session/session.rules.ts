import { isTrial, memberType } from '@perya/contract/member-type'

export const idleMs = 30 * 60_000
export const lifetimeMs = 12 * 60 * 60_000

/** How long a log-in counts as having just shown who one is. */
export const freshLoginMs = 10 * 60_000

export function isFreshLogin(openedAt: Date, now: Date): boolean {
  return now.getTime() - openedAt.getTime() < freshLoginMs
}

export type SessionEnd = 'idle' | 'expired'

/** Why a session that nobody ended is over all the same. */
export function overBy(session: { lastSeenAt: Date; expiresAt: Date }, now: Date): SessionEnd | null {
  if (session.expiresAt <= now) return 'expired'
  return now.getTime() - session.lastSeenAt.getTime() >= idleMs ? 'idle' : null
}

export type MemberRole = 'trial' | 'player' | 'agent' | 'topAgent'

/** Who a member is to the endpoints' access rules. */
export function roleOf(type: number): MemberRole {
  if (isTrial(type)) return 'trial'
  if (type === memberType.topAgent) return 'topAgent'
  return type === memberType.agent ? 'agent' : 'player'
}
