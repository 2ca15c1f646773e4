import { siteOn } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { SignedIn } from '#platform/http/caller.ts'
import type { Gates } from '#platform/http/gates.ts'
import { deviceCookieOf } from './device-cookie.ts'
import { roleOf } from './session.rules.ts'
import { findSession, type ShownSession } from './sessions.ts'

/** A token counts only in its header: neither a link nor a form of another site can send it. */
export function identityGates(ctx: Context): Pick<Gates, 'findSignedIn'> {
  return {
    findSignedIn(request, isSignOfLife) {
      const { token } = request.headers
      if (typeof token !== 'string' || token === '') return null
      const deviceCookie = deviceCookieOf(ctx.env, request)
      return signIn(ctx, { token, deviceCookie, isSignOfLife }, request.hostname)
    },
  }
}

async function signIn(ctx: Context, shown: ShownSession, hostname: string): Promise<SignedIn> {
  const session = await findSession(ctx, shown)
  if (session.site !== siteOn(ctx, hostname).code) throw new AppError('session.expired')
  return {
    memberId: session.memberId,
    userName: session.userName,
    memberType: session.memberType,
    sessionId: session.id,
    role: roleOf(session.memberType),
  }
}
