import { deviceCookieOf, sha256 } from '#features/identity/index.ts'
import { siteOn } from '#features/merchants/index.ts'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { SignedInOperator } from '#platform/http/caller.ts'
import type { Gates } from '#platform/http/gates.ts'
import { tokenMark } from './log-in.ts'
import { noteAct } from './note-act.ts'
import { knownPermissions } from './permissions.rules.ts'
import { isOver } from './session.rules.ts'
import { findLiveSession, touchSession } from './session.store.ts'

type Shown = { token: string; deviceCookie: string | undefined; site: string; isSignOfLife: boolean }

export function operatorsGates(ctx: Context): Pick<Gates, 'findOperator' | 'noteAct'> {
  return {
    findOperator(request, isSignOfLife) {
      const { token } = request.headers
      if (typeof token !== 'string' || !token.startsWith(tokenMark)) return null
      const site = siteOn(ctx, request.hostname).code
      return findOperator(ctx, { token, deviceCookie: deviceCookieOf(ctx.env, request), site, isSignOfLife })
    },
    noteAct: ({ endpoint, caller, input }) =>
      noteAct(ctx, {
        merchant: caller.merchant,
        operatorId: caller.operator?.operatorId ?? null,
        call: `${endpoint.method} ${endpoint.path}`,
        input,
        ip: caller.ip,
        userAgent: caller.userAgent,
        requestId: caller.requestId,
      }),
  }
}

async function findOperator(
  ctx: Context,
  { token, deviceCookie, site, isSignOfLife }: Shown,
): Promise<SignedInOperator> {
  const hashes = { tokenHash: sha256(token), deviceHash: sha256(deviceCookie ?? '') }
  const session = await findLiveSession(ctx.db, hashes)
  const now = ctx.now()
  if (session?.merchant !== site || isOver(session, now)) throw new AppError('session.expired')
  if (isSignOfLife) await touchSession(ctx.db, session.id, now)
  return {
    operatorId: session.operatorId,
    name: session.name,
    permissions: new Set(knownPermissions(session.permissions)),
    sessionId: session.id,
    role: 'operator',
  }
}
