import { expect, it, vi } from 'vitest'
import { hasEnoughDigits, plainMobile } from './mobile.rules.ts'
import { readMobile } from './read-mobile.ts'

it.each([
  ['0917 123 4567', '09171234567'],
  ['0917-123-4567', '09171234567'],
  ['(0917) 123.4567', '09171234567'],
  [' +63 917 123 4567 ', '+639171234567'],
])('SMS-1 %j is sent as %s', (typed, plain) => {
  expect(plainMobile(typed)).toBe(plain)
})

it.each([
  ['', false],
  ['12 34 56', false],
  ['+12 34 56', false],
  ['1234567', true],
])('FORGOT-2 whether %j has enough digits: %s', (typed, isEnough) => {
  expect(hasEnoughDigits(typed)).toBe(isEnough)
})

it.each([
  ['0917 123 4567', '+63', '+639171234567'],
  ['917 123 4567', '+63', '+639171234567'],
  ['+63 917 123 4567', '+1', '+639171234567'],
  ['9000000', '+63', null],
  ['12', '+63', null],
])('SMS-1 %j with %s is the number %s', async (typed, dialingCode, number) => {
  expect(await readMobile(typed, dialingCode)).toBe(number)
})

it('SMS-1 a number that cannot be read because the connection is gone is no number that is wrong', async () => {
  vi.doMock('libphonenumber-js/mobile', () => {
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  await expect(readMobile('0917 123 4567', '+63')).rejects.toMatchObject({ code: 'network.offline' })
})
