import { createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { signedText, signParts, verifyText } from './signature.ts'

const parts = {
  timestamp: '1763190000000',
  nonce: 'n-1',
  method: 'POST',
  path: '/vendor/v1/bet',
  body: Buffer.from('{}'),
}

describe('R-34 a shared secret', () => {
  it.each([1, 31, 32, 63, 64, 65, 200])('of %i bytes signs as every other HMAC-SHA256 does', (length) => {
    const secret = randomBytes(length)
    const key = { algorithm: 'hmac-sha256', key: createSecretKey(secret) } as const
    const expected = createHmac('sha256', secret).update(signedText(parts)).digest('base64')
    expect(signParts(key, parts)).toBe(expected)
    expect(verifyText(key, signedText(parts), expected)).toBe(true)
    expect(verifyText(key, signedText({ ...parts, nonce: 'n-2' }), expected)).toBe(false)
  })

  it('refuses a signature cut short, stretched, spelled otherwise, or missing', () => {
    const key = { algorithm: 'hmac-sha256', key: createSecretKey(randomBytes(32)) } as const
    const right = signParts(key, parts)
    const bytes = Buffer.from(right, 'base64')
    const wrong = [bytes.subarray(1), Buffer.concat([bytes, bytes]), Buffer.alloc(32)].map((b) =>
      b.toString('base64'),
    )
    for (const signature of [...wrong, right.slice(0, -1), `${right} `, '']) {
      expect(verifyText(key, signedText(parts), signature)).toBe(false)
    }
  })
})
