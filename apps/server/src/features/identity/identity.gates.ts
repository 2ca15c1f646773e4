import { siteOn } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { SignedIn } from '#platform/http/caller.ts'
import type { Gates } from '#platform/http/gates.ts'
import { deviceCookieOf } from './device-cookie.ts'
import { roleOf } from './session/session.rules.ts'
import type { LiveSession } from './session/session.store.ts'
import { findSession, recallSession } from './session/sessions.ts'

/** A token counts only in its header: neither a link nor a form of another site can send it. */
export function identityGates(ctx: Context): Pick<Gates, 'findSignedIn'> {
  return {
    findSignedIn(request, isSignOfLife) {
      const { token } = request.headers
      if (typeof token !== 'string' || token === '') return null
      const shown = { token, deviceCookie: deviceCookieOf(ctx.env, request), isSignOfLife }
      const { hostname } = request
      const known = recallSession(ctx, shown)
      if (known) return signIn(ctx, known, hostname)
      return findSession(ctx, shown).then((session) => signIn(ctx, session, hostname))
    },
  }
}

function signIn(ctx: Context, session: LiveSession, hostname: string): SignedIn {
  if (session.site !== siteOn(ctx, hostname).code) throw new AppError('session.expired')
  return {
    memberId: session.memberId,
    merchant: session.merchant,
    userName: session.userName,
    memberType: session.memberType,
    sessionId: session.id,
    role: roleOf(session.memberType),
  }
}
