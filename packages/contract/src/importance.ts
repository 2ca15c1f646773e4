import type { Endpoint } from './endpoint.ts'

/**
 * Whom an overloaded server turns away, the last of these first and `health` never.
 *
 * `money` is what moves it or may stop it: calls of vendors and gateways, bets, and whatever members and operators do.
 * `member` is what members look at, and what visitors do. `guest` is what anybody may look at.
 */
export const importances = ['health', 'money', 'member', 'guest'] as const

export type Importance = (typeof importances)[number]

/** Follows from what an endpoint states already, so that a new one has its place by itself. */
export function importanceOf({
  access,
  method,
  needsConsent,
}: Pick<Endpoint, 'access' | 'method' | 'needsConsent'>): Importance {
  const isRead = method === 'GET'
  if (access === 'anyone') return isRead ? 'guest' : 'member'
  return needsConsent || access === 'operator' || !isRead ? 'money' : 'member'
}
