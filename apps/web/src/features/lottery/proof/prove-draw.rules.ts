/** Draws an issue again in the browser, from what was published about it. */

import type { DrawProof } from '@perya/contract/lottery-draws'
import { belongsToChain, commitmentOf, openStream, sha256, toHex } from '@perya/fairness'
import { drawResult, type Family } from '@perya/lottery-rules'

const utf8 = new TextEncoder()
const hashText = (text: string) => toHex(sha256(utf8.encode(text)))

export type ProvenDraw = {
  /** The seed hashes to what was committed, and on to the end of the chain published before the first sale. */
  isCommitted: boolean
  /** The bets were sealed before the beacon spoke. */
  isSealedFirst: boolean
  saltText: string
  salt: string
  words: readonly string[]
  result: readonly string[]
  isResult: boolean
  isProved: boolean
}

/** `null` for an issue that is not drawn yet, or was drawn elsewhere. */
export function proveDraw(proof: DrawProof): ProvenDraw | null {
  const { code, family, issueNo, chain, place, commitment, betsRoot, sealedAt, seed, result } = proof
  const randomness = proof.beacon?.randomness ?? null
  if (!chain || place === null || !betsRoot || !seed || !result || randomness === null) return null
  const saltText = `${code}|${issueNo}|${betsRoot}|${randomness}`
  const salt = hashText(saltText)
  const seeds = { serverSeed: seed, clientSeed: salt, nonce: 0 }
  const drawn = drawResult(family as Family, openStream(seeds))
  const words = openStream(seeds)
  const isCommitted =
    commitmentOf(seed) === commitment &&
    belongsToChain({ commitment: chain.terminal, length: chain.length }, seed, place)
  const isSealedFirst = sealedAt !== null && Date.parse(sealedAt) <= Date.parse(proof.drawsAt)
  const isResult = drawn.length === result.length && drawn.every((pick, index) => pick === result[index])
  return {
    isCommitted,
    isSealedFirst,
    saltText,
    salt,
    words: Array.from({ length: 8 }, () => words.next().toString(16).padStart(8, '0')),
    result: drawn,
    isResult,
    isProved: isCommitted && isSealedFirst && isResult,
  }
}

export type BetPath = {
  text: string
  path: readonly { side: 'left' | 'right'; hash: string }[]
  betsRoot: string
}

/** Whether a bet is among those under the root: leaf and nodes begin with different bytes. */
export function isUnderRoot({ text, path, betsRoot }: BetPath): boolean {
  let node = sha256(joined([0], utf8.encode(text)))
  for (const { side, hash } of path) {
    const other = bytesOf(hash)
    node = sha256(side === 'left' ? joined([1], other, node) : joined([1], node, other))
  }
  return toHex(node) === betsRoot
}

function joined(...parts: readonly ArrayLike<number>[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => Array.from(part)))
}

const bytesOf = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
