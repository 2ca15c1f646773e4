// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import tokens from '../theme/tokens.css?raw'
import { noteEntered, shouldFade, watchBackSwipe } from './page-fade.ts'
import css from './shell.css?raw'

let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  stop = watchBackSwipe()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

const touch = (kind: string, clientX: number) =>
  document.dispatchEvent(Object.assign(new Event(kind), { touches: [{ clientX }] }))
function swipe(px: number) {
  touch('touchstart', 10)
  touch('touchmove', 10 + px)
}

it('SHELL-6 the first page is there without fading, the next ones fade', () => {
  expect(shouldFade()).toBe(false)
  noteEntered()
  expect(shouldFade()).toBe(true)
})

it('SHELL-6 after a back swipe of more than 100 px pages do not fade for half a second, and then do again', () => {
  noteEntered()
  swipe(100)
  expect(shouldFade()).toBe(true)
  swipe(101)
  expect(shouldFade()).toBe(false)
  vi.advanceTimersByTime(499)
  expect(shouldFade()).toBe(false)
  vi.advanceTimersByTime(1)
  expect(shouldFade()).toBe(true)
})

it('SHELL-6 a page fades in within 300 ms', () => {
  expect(css).toMatch(/\.fading-in \{\s*animation: page-in var\(--t-page\) /)
  expect(tokens).toMatch(/--t-page: 300ms;/)
})
