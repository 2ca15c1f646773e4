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
  const text = signedText(parts)
  if (algorithm === 'hmac-sha256') return hmacSha256(key, text)
  return sign(digestOf(algorithm), text, key).toString('base64')
}

/** Ed25519 hashes for itself. */
const digestOf = (algorithm: KeyAlgorithm) => (algorithm === 'rsa-sha256' ? 'sha256' : null)

const blockBytes = 64
const hashBytes = 32

/** The two padded blocks of an HMAC key, made once per key; `outer` has room for the first hash. */
type Pads = { inner: Buffer; outer: Buffer }
const padsOf = new WeakMap<KeyObject, Pads>()

function makePads(key: KeyObject): Pads {
  const secret = key.export()
  const block = Buffer.alloc(blockBytes)
  block.set(secret.length > blockBytes ? hash('sha256', secret, 'buffer') : secret)
  const mix = (byte: number) => Buffer.from(block.map((keyByte) => keyByte ^ byte))
  return { inner: mix(0x36), outer: Buffer.concat([mix(0x5c), Buffer.alloc(hashBytes)]) }
}

/**
 * RFC 2104 with one-shot hashes, in base64. For such a short text Node's own `Hmac` object costs four times as much, and
 * a hash returned as a buffer costs twice as much as one returned as a string.
 */
function hmacSha256(key: KeyObject, text: Buffer): string {
  let pads = padsOf.get(key)
  if (!pads) {
    pads = makePads(key)
    padsOf.set(key, pads)
  }
  pads.outer.write(hash('sha256', Buffer.concat([pads.inner, text]), 'binary'), blockBytes, 'latin1')
  return hash('sha256', pads.outer, 'base64')
}

/** True only for exactly the right signature. */
export function verifyText({ algorithm, key }: VendorKey, text: Buffer, signature: string): boolean {
  if (algorithm === 'hmac-sha256') {
    const [given, expected] = [Buffer.from(signature), Buffer.from(hmacSha256(key, text))]
    return given.length === expected.length && timingSafeEqual(given, expected)
  }
  const given = Buffer.from(signature, 'base64')
  // Node's decoder skips characters that are not base64, so only the canonical spelling is accepted.
  if (given.length === 0 || given.toString('base64') !== signature) return false
  try {
    return verify(digestOf(algorithm), text, key, given)
  } catch {
    return false
  }
}
