import { expect, it, vi } from 'vitest'
import { rememberToken } from './remember-token.ts'
import { countdownText, idle, secondsLeft, waitSeconds } from './sms-code.rules.ts'

it('SMS-1 a code counts down its minutes of life, one from Firebase a minute', () => {
  expect(waitSeconds({ expiredMinutes: 5 })).toBe(300)
  expect(waitSeconds({ expiredMinutes: 0 })).toBe(60)
  expect(waitSeconds('firebase')).toBe(60)
})

it('SMS-1 the seconds left end at zero, also when the page slept past the end', () => {
  const sent = { step: 'sent', until: 60_000 } as const
  expect(secondsLeft(sent, 0)).toBe(60)
  expect(secondsLeft(sent, 59_001)).toBe(1)
  expect(secondsLeft(sent, 60_000)).toBe(0)
  expect(secondsLeft(sent, 600_000)).toBe(0)
  expect(secondsLeft(idle, 0)).toBe(0)
  expect(secondsLeft({ step: 'sending' }, 0)).toBe(0)
})

it.each([
  [300, '5:00'],
  [67, '1:07'],
  [60, '1:00'],
  [59, '59'],
  [0, '0'],
])('SMS-1 %i seconds read %s', (seconds, text) => {
  expect(countdownText(seconds)).toBe(text)
})

it('R-96 a code Firebase took goes on proving the number when a passkey was not shown with it; another is asked about', async () => {
  const confirm = vi.fn(async (code: string) => {
    if (code === '000000') throw new Error('wrong')
    return `token of ${code}`
  })
  const proof = rememberToken({ confirm })
  await expect(proof.confirm('000000')).rejects.toThrow('wrong')
  expect(await proof.confirm('123456')).toBe('token of 123456')
  expect(await proof.confirm('123456')).toBe('token of 123456')
  expect(await proof.confirm('654321')).toBe('token of 654321')
  expect(confirm).toHaveBeenCalledTimes(3)
})
