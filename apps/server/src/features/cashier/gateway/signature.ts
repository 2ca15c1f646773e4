import { createHmac, timingSafeEqual } from 'node:crypto'

export const skewMs = 300_000

/** Hex of HMAC-SHA-256 over the time, a dot and the text. */
export function sign(secret: string | Buffer, time: string, text: string | Buffer): string {
  return createHmac('sha256', secret).update(`${time}.`).update(text).digest('hex')
}

/** Compares in constant time. */
export function isSigned(
  secret: string | Buffer,
  time: string,
  text: string | Buffer,
  signature: string,
): boolean {
  const right = Buffer.from(sign(secret, time, text))
  const shown = Buffer.from(signature)
  return right.length === shown.length && timingSafeEqual(right, shown)
}
