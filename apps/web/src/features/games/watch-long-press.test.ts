// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { shownGame } from './shown-game.ts'
import { watchLongPress } from './watch-long-press.ts'

let link: HTMLAnchorElement

beforeAll(() => {
  vi.useFakeTimers()
  watchLongPress()
})
afterAll(() => {
  vi.useRealTimers()
  document.body.replaceChildren()
})
beforeEach(() => {
  document.body.innerHTML = '<a class="game-card__link" href="/m/launchGame?nodeId=luntian-mayon">Mayon</a>'
  link = document.querySelector('a') as HTMLAnchorElement
  link.addEventListener('click', (event) => event.preventDefault())
  shownGame.set(null)
})

/** Whether the page kept the event from the link, or from the browser's own menu. */
const isTaken = (kind: string) => {
  let hasArrived = false
  const arrive = () => {
    hasArrived = true
  }
  link.addEventListener(kind, arrive, { once: true })
  const event = new Event(kind, { bubbles: true, cancelable: true })
  link.dispatchEvent(event)
  link.removeEventListener(kind, arrive)
  return kind === 'click' ? !hasArrived : event.defaultPrevented
}
const press = (pointerType: string) =>
  link.dispatchEvent(
    Object.assign(new Event('pointerdown', { bubbles: true }), { pointerType, clientX: 5, clientY: 5 }),
  )
const key = (name: string) => link.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))

it('LAUNCH-1 half a second of a finger on a game shows it, and the click that ends the press opens nothing', () => {
  press('touch')
  vi.advanceTimersByTime(499)
  expect(shownGame.get()).toBeNull()
  vi.advanceTimersByTime(1)
  expect(shownGame.get()).toBe('luntian-mayon')
  expect(isTaken('click')).toBe(true)
  expect(isTaken('click')).toBe(false)
})

it('LAUNCH-1 the menu key shows a game too, and the next Enter opens it', () => {
  key('ContextMenu')
  expect(isTaken('contextmenu')).toBe(true)
  expect(shownGame.get()).toBe('luntian-mayon')
  expect(isTaken('click')).toBe(false)
})

it('LAUNCH-1 after a long press a key opens the game', () => {
  press('touch')
  vi.advanceTimersByTime(500)
  key('Enter')
  expect(isTaken('click')).toBe(false)
})

it('LAUNCH-1 a mouse gets the browser’s own menu, one that does not say what opened it as well', () => {
  press('mouse')
  expect(isTaken('contextmenu')).toBe(false)
  expect(shownGame.get()).toBeNull()
  press('touch')
  expect(isTaken('contextmenu')).toBe(true)
})
