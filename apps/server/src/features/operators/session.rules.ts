/** Shorter than a member's: a desk that nobody sits at has to close by itself. */
export const idleMs = 15 * 60_000
export const lifetimeMs = 10 * 60 * 60_000

export function isOver(session: { lastSeenAt: Date; expiresAt: Date }, now: Date): boolean {
  return session.expiresAt <= now || now.getTime() - session.lastSeenAt.getTime() >= idleMs
}
