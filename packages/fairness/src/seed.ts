/**
 * Seeds are text and are hashed as text, so a player can check a commitment by pasting the seed into any
 * SHA-256 tool, without converting hexadecimal to bytes first.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex } from '@noble/hashes/utils.js'

const utf8 = new TextEncoder()

export const textBytes = (text: string): Uint8Array => utf8.encode(text)

/** 256 bits from the kernel's generator, as 64 lower-case hexadecimal digits. */
export function isServerSeed(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** What a player may choose: up to 64 letters, digits, dashes and underscores. */
export function isClientSeed(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text)
}

/** The hash shown before the first bet; it proves afterwards that the server seed was not changed. */
export function commitmentOf(serverSeed: string): string {
  if (!isServerSeed(serverSeed)) throw new RangeError('a server seed is 64 hexadecimal digits')
  return bytesToHex(sha256(textBytes(serverSeed)))
}
