// @vitest-environment jsdom
import type { Popup } from '@perya/contract/announcements'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { button, find, juan, mount, pass, settle, tap, unmount } from '../../testing/mount.tsx'
import { PopupOffer } from './PopupOffer.tsx'

beforeEach(() => localStorage.clear())
afterEach(unmount)

const popup = (id: string, differs: Partial<Popup> = {}): Popup => ({
  id,
  title: `News ${id}`,
  content: '<p>Words</p>',
  execution: 'B',
  promotionType: null,
  ...differs,
})
const isOpen = () => document.querySelector('.popup') !== null

it('POP-1 whether something is worth a pop-up is asked after half a second and not before', async () => {
  await mount(<PopupOffer popups={[popup('1')]} />)
  await pass(499)
  await settle()
  expect([isOpen(), localStorage.getItem('SHELL_PU_B')]).toEqual([false, null])
  await pass(1)
  await settle()
  expect(isOpen()).toBe(true)
})

it.each([
  ['a visitor', undefined, 'News B', 'SHELL_PU_B'],
  ['a member', juan, 'News A', 'SHELL_PU_A'],
] as const)(
  'POP-1 POP-2 %s is told their own news, remembered under their own key',
  async (_who, session, title, key) => {
    const popups = [popup('A', { execution: 'A' }), popup('B'), popup('F', { execution: 'F' })]
    await mount(<PopupOffer popups={popups} />, session ? { session } : {})
    await pass(500)
    await settle()
    expect(find('#popup-title').textContent).toBe(title)
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual({
      show: true,
      seen: [{ title, content: '<p>Words</p>' }],
      ids: { [title.slice(-1)]: 'EN' },
    })
  },
)

it('POP-3 pages turn between their ends, and a promotion leads a member to the reward centre', async () => {
  const popups = [popup('1', { execution: 'A' }), popup('2', { execution: 'A', promotionType: 'MISSION' })]
  await mount(<PopupOffer popups={popups} />, { session: juan })
  await pass(500)
  await settle()
  expect(find('#popup-title').textContent).toBe('News 1')
  expect(document.querySelector('a[href="/m/rewardCenter"]')).toBeNull()
  expect(button('Previous')).toHaveProperty('disabled', true)
  await tap(button('Next'))
  expect(find('#popup-title').textContent).toBe('News 2')
  expect(button('Next')).toHaveProperty('disabled', true)
  await tap(find('.popup__actions > a'))
  expect(location.pathname).toBe('/m/rewardCenter')
})

it('POP-3 a promotion leads a visitor nowhere', async () => {
  await mount(<PopupOffer popups={[popup('1', { promotionType: 'MISSION' })]} />)
  await pass(500)
  await settle()
  expect(find('#popup-title').textContent).toBe('News 1')
  expect(document.querySelector('.popup a')).toBeNull()
})
