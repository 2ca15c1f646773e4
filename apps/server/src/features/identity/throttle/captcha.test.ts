import { pbkdf2Sync } from 'node:crypto'
import { getCaptcha, getCaptchaWork } from '@perya/contract/captcha'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { openClient } from '../testing/client.ts'
import { answerLengths, checkCaptcha, makeChallenge } from './captcha.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let time = new Date('2026-11-15T04:00:00Z').getTime()
beforeAll(async () => {
  test = await openTestApp({ context: { now: () => new Date(time) } })
})
afterAll(() => test.close())

it('CAPT-1 comes as a PNG of a sum or of digits, never the same twice', async () => {
  const client = openClient(test)
  const pictures = await Promise.all(Array.from({ length: 12 }, () => client.call(getCaptcha, {})))
  for (const { value } of pictures) {
    const bytes = Buffer.from(value.image, 'base64')
    expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([280, 96])
  }
  expect(new Set(pictures.map(({ value }) => value.image)).size).toBe(12)
  expect(new Set(pictures.map(({ value }) => value.kind))).toEqual(new Set(['equation', 'digits']))
})

it('CAPT-1 says how many digits an answer has, and never draws one with more or fewer', async () => {
  const { value } = await openClient(test).call(getCaptcha, {})
  expect(value.answerLength).toEqual(answerLengths[value.kind])
  for (let count = 0; count < 2_000; count++) {
    const { kind, answer } = makeChallenge()
    expect(answer.length).toBeGreaterThanOrEqual(answerLengths[kind].min)
    expect(answer.length).toBeLessThanOrEqual(answerLengths[kind].max)
  }
})

it('CAPT-1 can be answered by work instead, for people who cannot read the picture', async () => {
  const { value } = await openClient(test).call(getCaptchaWork, {})
  const salt = Buffer.from(value.salt, 'base64')
  const number = Array.from({ length: value.limit }, (_, index) => index.toString()).find(
    (candidate) =>
      pbkdf2Sync(candidate, salt, value.iterations, 32, 'sha256').toString('base64') === value.target,
  )
  const answer = { captchaId: value.captchaId, captcha: number }
  expect(await checkCaptcha(test.ctx, answer)).toBeUndefined()
  expect(await checkCaptcha(test.ctx, answer), 'single use').toBe('captcha.wrong')
})

it('R-91 expires, is single use, and cannot be left out', async () => {
  const client = openClient(test)
  const late = await client.solveCaptcha()
  time += 60_000
  expect(await checkCaptcha(test.ctx, late)).toBe('captcha.wrong')

  const guessed = await client.solveCaptcha()
  expect(await checkCaptcha(test.ctx, { ...guessed, captcha: '1' })).toBe('captcha.wrong')
  expect(await checkCaptcha(test.ctx, guessed), 'spent by the wrong answer').toBe('captcha.wrong')

  const { captchaId } = await client.solveCaptcha()
  for (const answer of [{}, { captchaId }, { captchaId, captcha: '' }, { captcha: '7' }]) {
    expect(await checkCaptcha(test.ctx, answer)).toBe('captcha.required')
  }
  const twins = await client.solveCaptcha()
  const verdicts = await Promise.all([checkCaptcha(test.ctx, twins), checkCaptcha(test.ctx, twins)])
  expect(verdicts.filter((verdict) => verdict === undefined)).toHaveLength(1)
})
