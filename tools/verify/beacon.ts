/** The public beacon as anyone can look it up: drand's `quicknet`, and whether the league signed a round of it. */
import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'

const chain = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
const publicKey =
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a'
const signingDomain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const firstRoundAt = Date.parse('2023-08-23T15:09:27Z')
const everyMs = 3_000

export const publicBeacon = `drand:${chain}`

/** The first round that speaks at or after an instant: it follows from the hour of the draw, so nobody chose it. */
export const roundAt = (at: number): number => Math.ceil((at - firstRoundAt) / everyMs) + 1

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest()

export const randomnessOf = (signature: string): string =>
  sha256(Buffer.from(signature, 'hex')).toString('hex')

/** Whether the league's key signed this round and no other. */
export function isSigned(round: number, signature: string): boolean {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const { hash, verify } = bls12_381.shortSignatures
  try {
    return verify(
      Buffer.from(signature, 'hex'),
      hash(sha256(number), signingDomain),
      Buffer.from(publicKey, 'hex'),
    )
  } catch {
    // Not every row of bytes is a point of the curve.
    return false
  }
}
