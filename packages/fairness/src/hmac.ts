import { absorb, blockBytes, emptyMidstate, finish, sha256 } from './sha256.ts'

/** HMAC-SHA256 (RFC 2104) under one key, whose two blocks are hashed once and not once per message. */
export function hmacSha256(key: Uint8Array): (message: Uint8Array) => Uint8Array {
  const short = key.length > blockBytes ? sha256(key) : key
  const keyed = (mark: number) => {
    const block = new Uint8Array(blockBytes).fill(mark)
    short.forEach((byte, at) => {
      block[at] = byte ^ mark
    })
    return absorb(emptyMidstate, block)
  }
  const inner = keyed(0x36)
  const outer = keyed(0x5c)
  return (message) => finish(outer, finish(inner, message))
}
