import * as contract from '@perya/contract/identity'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import { memberRoute, type Route } from '#platform/http/route.ts'
import { idleMs } from './session.rules.ts'
import { listLiveSessions } from './session.store.ts'
import { endSessions, forget } from './sessions.ts'

export const sessionRoutes = (ctx: Context): Route[] => [
  memberRoute(contract.logoutMember, async (_input, { signedIn }) => {
    await endSessions(ctx, ctx.db, signedIn.memberId, 'logout', { only: signedIn.sessionId })
    forget(ctx, signedIn.memberId)
    return {}
  }),
  memberRoute(contract.listSessions, async (_input, { signedIn }) => {
    const now = ctx.now()
    const idleSince = new Date(now.getTime() - idleMs)
    const sessions = await listLiveSessions(ctx.db, signedIn.memberId, idleSince, now)
    return {
      sessions: sessions.map((session) => ({
        id: session.id.toString(),
        userAgent: session.user_agent,
        ip: session.ip,
        createdAt: session.created_at.toISOString(),
        lastSeenAt: session.last_seen_at.toISOString(),
        isCurrent: session.id === signedIn.sessionId,
      })),
    }
  }),
  memberRoute(contract.endSession, async ({ id }, { signedIn }) => {
    const ended = await endSessions(ctx, ctx.db, signedIn.memberId, 'ended', { only: BigInt(id) })
    if (ended === 0) throw new AppError('session.unknown')
    forget(ctx, signedIn.memberId)
    return {}
  }),
]
