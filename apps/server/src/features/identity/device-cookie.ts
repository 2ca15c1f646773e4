import type { FastifyRequest } from 'fastify'

export function isSecure(request: FastifyRequest): boolean {
  return request.protocol === 'https'
}

/** Browsers take a `__Host-` cookie from this very host over TLS only; plain HTTP is for a laptop. */
export function deviceCookieName(request: FastifyRequest): string {
  return isSecure(request) ? '__Host-device' : 'device'
}

export function deviceCookieOf(request: FastifyRequest): string | undefined {
  const value = request.cookies[deviceCookieName(request)]
  return value && /^[\w-]{43}$/.test(value) ? value : undefined
}
