/** How a call between a vendor and the wallet is signed: over the bytes as sent, never over parsed JSON. */
import { hash, type KeyObject, sign, timingSafeEqual, verify } from 'node:crypto'

export const keyAlgorithms = ['ed25519', 'rsa-sha256', 'hmac-sha256'] as const
export type KeyAlgorithm = (typeof keyAlgorithms)[number]

/** A private or public key, or for HMAC the shared secret as a secret `KeyObject`. */
export type VendorKey = { algorithm: KeyAlgorithm; key: KeyObject }

export type SignedParts = {
  /** Milliseconds since 1970, as in `X-Timestamp`. */
  timestamp: string
  nonce: string
  method: string
  path: string
  body: Buffer
}

export const vendorHeaders = {
  vendor: 'x-vendor',
  brand: 'x-brand',
  keyId: 'x-key-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const

export const sha256Hex = (bytes: Buffer): string => hash('sha256', bytes, 'hex')

export function signedText({ timestamp, nonce, method, path, body }: SignedParts): Buffer {
  return Buffer.from(`${timestamp}\n${nonce}\n${method}\n${path}\n${sha256Hex(body)}`)
}

export function signParts({ algorithm, key }: VendorKey, parts: SignedParts): string {
  return signText(algorithm, key, signedText(parts)).toString('base64')
}

function signText(algorithm: KeyAlgorithm, key: KeyObject, text: Buffer): Buffer {
  if (algorithm === 'hmac-sha256') return hmacSha256(key, text)
  return sign(algorithm === 'rsa-sha256' ? 'sha256' : null, text, key)
}

const blockBytes = 64

/** A key as HMAC mixes it in before (`inner`) and after (`outer`), made once for each key. */
type Pads = { inner: Buffer; outer: Buffer }
const padsOf = new WeakMap<KeyObject, Pads>()

function makePads(key: KeyObject): Pads {
  const secret = key.export()
  const block = Buffer.alloc(blockBytes)
  block.set(secret.length > blockBytes ? hash('sha256', secret, 'buffer') : secret)
  const mix = (byte: number) => Buffer.from(block.map((keyByte) => keyByte ^ byte))
  return { inner: mix(0x36), outer: mix(0x5c) }
}

/** RFC 2104 over one-shot hashes: node:crypto's own `Hmac` object costs three times as much for so short a text. */
function hmacSha256(key: KeyObject, text: Buffer): Buffer {
  let pads = padsOf.get(key)
  if (!pads) {
    pads = makePads(key)
    padsOf.set(key, pads)
  }
  const inner = hash('sha256', Buffer.concat([pads.inner, text]), 'buffer')
  return hash('sha256', Buffer.concat([pads.outer, inner]), 'buffer')
}

/** False for everything that is not exactly the signature, however it is broken. */
export function verifyText({ algorithm, key }: VendorKey, text: Buffer, signature: string): boolean {
  const given = Buffer.from(signature, 'base64')
  // Node skips what is not base64, so only the one spelling of these bytes counts.
  if (given.length === 0 || given.toString('base64') !== signature) return false
  if (algorithm === 'hmac-sha256') {
    const expected = signText(algorithm, key, text)
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  try {
    return verify(algorithm === 'rsa-sha256' ? 'sha256' : null, text, key, given)
  } catch {
    return false
  }
}
