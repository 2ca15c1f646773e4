import { pbkdf2Sync } from 'node:crypto'
import { expect, it } from 'vitest'
import { findAnswer } from './proof-of-work.ts'

const workFor = (answer: string, limit: number) => {
  const salt = Buffer.from('a salt of the server')
  const target = pbkdf2Sync(answer, salt, 50, 32, 'sha256').toString('base64')
  return {
    captchaId: '1',
    salt: salt.toString('base64'),
    iterations: 50,
    limit,
    target,
    expiresInSeconds: 60,
  }
}

it.each(['0', '15', '16', '99'])(
  'CAPT-1 a player who cannot read the picture finds %s by work',
  async (n) => {
    expect(await findAnswer(workFor(n, 100))).toBe(n)
  },
)

it('CAPT-1 work without an answer inside its limit ends instead of running for ever', async () => {
  expect(await findAnswer(workFor('100', 100))).toBeNull()
})

it('CAPT-1 a player who goes away stops the work', async () => {
  expect(await findAnswer(workFor('99', 100), AbortSignal.abort())).toBeNull()
})
