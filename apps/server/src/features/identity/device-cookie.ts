/** What the device cookie needs to know of a request. */
type Carried = { protocol: string; cookies: Record<string, string | undefined> }

export function isSecure({ protocol }: Carried): boolean {
  return protocol === 'https'
}

/** Browsers take a `__Host-` cookie from this very host over TLS only; plain HTTP is for a laptop. */
export function deviceCookieName(request: Carried): string {
  return isSecure(request) ? '__Host-device' : 'device'
}

export function deviceCookieOf(request: Carried): string | undefined {
  const value = request.cookies[deviceCookieName(request)]
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}
