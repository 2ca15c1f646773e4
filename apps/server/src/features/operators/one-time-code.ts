/** Codes an authenticator shows, as RFC 6238 counts them: six digits for each half minute. */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const stepMs = 30_000
const digits = 6
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The half minute before and after count too: clocks differ, and typing takes time. */
const tolerance = [0, -1, 1]

/** In Base32, as authenticators are told it. */
export function makeCodeSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte % alphabet.length]).join('')
}

export const stepAt = (at: Date): number => Math.floor(at.getTime() / stepMs)

export function codeOf(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = mac.readUInt8(mac.length - 1) & 0x0f
  const number = (mac.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** digits
  return String(number).padStart(digits, '0')
}

/** The half minute a typed code belongs to, near now; `undefined` for a wrong one. */
export function stepOfCode(secret: string, typed: string, now: Date): number | undefined {
  const near = tolerance.map((apart) => stepAt(now) + apart)
  return near.find((step) => timingSafeEqual(Buffer.from(codeOf(secret, step)), Buffer.from(typed)))
}

/** What an authenticator reads, typed or as a QR code. */
export function authenticatorLink(secret: string, { site, name }: { site: string; name: string }): string {
  const label = encodeURIComponent(`${site}:${name}`)
  return `otpauth://totp/${label}?${new URLSearchParams({ secret, issuer: site })}`
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)))
}
