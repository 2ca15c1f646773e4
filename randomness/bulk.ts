/** The stream that decides rounds, before any game reads it, as fast as the programs that test generators can read. */
import { hash } from 'node:crypto'

const blockBytes = 32
const blocksPerRound = 8
export const chunkBytes = 64 * 1_024

/** Block after block of round after round: what `openStream` reads, in one buffer that is filled anew each time. */
export function* bulkOf(serverSeed: string): Generator<Buffer> {
  const block = hmacOf(serverSeed)
  const chunk = Buffer.alloc(chunkBytes)
  let at = 0
  for (let nonce = 0; ; nonce++) {
    for (let cursor = 0; cursor < blocksPerRound; cursor++) {
      chunk.write(block(`randomness:${nonce}:${cursor}`), at, 'latin1')
      at += blockBytes
    }
    if (at < chunkBytes) continue
    yield chunk
    at = 0
  }
}

/** HMAC-SHA256 as its two hashes: Node takes four times as long to set one up. A server seed is as long as a block. */
function hmacOf(key: string): (message: string) => string {
  const keyed = (mark: number) => Buffer.from(key).map((byte) => byte ^ mark)
  const inner = Buffer.from(keyed(0x36)).toString('latin1')
  const outer = Buffer.concat([keyed(0x5c), Buffer.alloc(blockBytes)])
  return (message) => {
    outer.write(hash('sha256', inner + message, 'binary'), key.length, 'latin1')
    return hash('sha256', outer, 'binary')
  }
}
