import type { FastifyReply } from 'fastify'
import type { PageSources } from '../web/site.ts'

const year = 31_536_000

/** Headers of every answer. */
const everywhere = {
  'strict-transport-security': `max-age=${year}`,
  'x-content-type-options': 'nosniff',
}

/** Headers of answers that browsers read. */
const inBrowsers = {
  // Signing in with Google or Facebook opens a window that has to answer back.
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
}

/** The policy of an answer that is no page: it may do nothing. */
const dataPolicy = "default-src 'none';object-src 'none';base-uri 'none';frame-ancestors 'self'"

// These go out with every call, so each byte of them counts.
export const machineHeaders = {
  ...everywhere,
  'content-security-policy': dataPolicy,
  'cache-control': 'no-store',
}
export const dataHeaders = { ...machineHeaders, ...inBrowsers }

export function addSecurityHeaders(reply: FastifyReply): void {
  reply.headers(dataHeaders)
}

/** What the app's page may do: run the scripts that carry this answer's nonce, and what those load. */
export function pagePolicy(nonce: string, { images, connections, frames }: PageSources): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src ${["'self'", 'data:', 'blob:', ...images].join(' ')}`,
    `connect-src ${["'self'", ...connections].join(' ')}`,
    `frame-src ${["'self'", ...frames].join(' ')}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    'trusted-types perya default dompurify',
  ].join('; ')
}
