import type { Env } from '#platform/env.ts'

/** What the device cookie needs to know of a request. */
type Carried = { protocol: string; cookies: Record<string, string | undefined> }

/** Production takes no word for it: a proxy that forgets to say so does not turn the players' cookies plain. */
export function isSecure({ mode }: Pick<Env, 'mode'>, { protocol }: Carried): boolean {
  return mode === 'production' || protocol === 'https'
}

/** Browsers take a `__Host-` cookie from this very host over TLS only; plain HTTP is for a laptop. */
export function deviceCookieName(env: Pick<Env, 'mode'>, request: Carried): string {
  return isSecure(env, request) ? '__Host-device' : 'device'
}

export function deviceCookieOf(env: Pick<Env, 'mode'>, request: Carried): string | undefined {
  const value = request.cookies[deviceCookieName(env, request)]
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}
