/** The League of Entropy's public beacon, `quicknet`: one round every three seconds. */
import { hash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { z } from 'zod'
import type { Beacon } from './beacon.ts'

const chainHash = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971'
const publicKey = Buffer.from(
  '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  'hex',
)
const signingDomain = 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'
const genesisMs = 1_692_803_367_000
const periodMs = 3_000
const patienceMs = 5_000

const Round = z.object({
  round: z.int(),
  randomness: z.string().regex(/^[0-9a-f]{64}$/),
  signature: z.string().regex(/^[0-9a-f]{96}$/),
})

export function drandBeacon(url: string): Beacon {
  return {
    name: `drand:${chainHash}`,
    roundAt: (at) => Math.ceil((at.getTime() - genesisMs) / periodMs) + 1,
    async read(round) {
      const answer = await fetch(new URL(`/${chainHash}/public/${round}`, url), {
        signal: AbortSignal.timeout(patienceMs),
      })
      if (answer.status === 404 || answer.status === 425) return null
      if (!answer.ok) throw new Error(`the beacon answered ${answer.status}`)
      const spoken = Round.parse(await answer.json())
      const signature = Buffer.from(spoken.signature, 'hex')
      const isWhole = hash('sha256', signature, 'hex') === spoken.randomness
      if (spoken.round !== round || !isWhole || !isSigned(round, signature))
        throw new Error(`the beacon answered another round than ${round}`)
      return { randomness: spoken.randomness, signature: spoken.signature }
    },
  }
}

/** Whether the league signed this round: whoever carries the answer could otherwise choose it. */
function isSigned(round: number, signature: Uint8Array): boolean {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const { hash: toPoint, verify } = bls12_381.shortSignatures
  try {
    return verify(signature, toPoint(hash('sha256', number, 'buffer'), signingDomain), publicKey)
  } catch {
    // Not every row of bytes is a point of the curve.
    return false
  }
}
