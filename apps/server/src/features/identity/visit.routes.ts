import { randomBytes } from 'node:crypto'
import { AppError } from '#platform/app-error.ts'
import type { Context } from '#platform/context.ts'
import type { Caller } from '#platform/http/caller.ts'
import type { Http } from '#platform/http/route.ts'
import { deviceCookieName, deviceCookieOf, isSecure } from './device-cookie.ts'
import { sha256 } from './session/sessions.ts'
import type { Visit } from './visit.ts'

/** Browsers keep no cookie longer. */
const deviceCookieSeconds = 400 * 24 * 60 * 60

/** Where the call comes from; a device that has no cookie yet gets one. */
export function visitOf(ctx: Context, caller: Caller, http: Http): Visit {
  // Forms of other sites come without the cookie, and a new one would end the session of the old.
  if (http.request.headers['sec-fetch-site'] === 'cross-site') throw new AppError('permission.denied')
  return {
    // People log in and register at the site, whichever of its twins they happen to play on.
    merchant: caller.site,
    language: caller.language,
    ip: caller.ip,
    userAgent: caller.userAgent,
    device: sha256(deviceCookieOf(ctx.env, http.request) ?? setDeviceCookie(ctx, http)),
  }
}

function setDeviceCookie({ env }: Context, { request, reply }: Http): string {
  const device = randomBytes(32).toString('base64url')
  reply.setCookie(deviceCookieName(env, request), device, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(env, request),
    maxAge: deviceCookieSeconds,
  })
  return device
}

/** Says when to come back to whoever came too often. */
export async function withRetryAfter<T>({ reply }: Http, answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof AppError && error.details.seconds !== undefined) {
      reply.header('retry-after', error.details.seconds)
    }
    throw error
  }
}
