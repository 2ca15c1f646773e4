import { expect, it } from 'vitest'
import { isBackSwipe, swipeMarkMs } from './page-fade.rules.ts'

it.each([
  [0, 101, 'ltr', true],
  [0, 100, 'ltr', false],
  [200, 90, 'ltr', false],
  [390, 280, 'rtl', true],
  [390, 290, 'rtl', false],
  [0, 300, 'rtl', false],
])(
  'SHELL-6 a finger from %i to %i in a page that reads %s is a back swipe: %s',
  (from, to, direction, is) => {
    expect(isBackSwipe(from, to, direction)).toBe(is)
  },
)

it('SHELL-6 a back swipe is remembered for half a second', () => {
  expect(swipeMarkMs).toBe(500)
})
