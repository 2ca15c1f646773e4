// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { button, find, juan, mount, settle, tap, unmount } from '../../testing/mount.tsx'
import { AccountPill } from './AccountPill.tsx'
import MenuSheet from './MenuSheet.tsx'

beforeEach(() => localStorage.clear())
afterEach(unmount)

const menu = <MenuSheet isOpen onClose={() => {}} onDoor={() => {}} />
const balance = { walletBalance: { sumBalance: '1234.5', version: '1' } }

it('HEAD-4 the menu leads to a deposit and a withdrawal, and says since when', async () => {
  vi.useFakeTimers({ now: new Date('2027-03-01') })
  await mount(menu)
  const ways = [...document.querySelectorAll('.menu a')].map((link) => link.getAttribute('href'))
  expect(ways).toEqual(['/m/voucherCenter', '/m/withdraw'])
  expect(find('.menu__licence').textContent).toContain('© 2025–2027 Perya')
})

it('HEAD-4 refreshing the balance sends a visitor to the log-in', async () => {
  await mount(menu)
  await tap(button('Refresh balance'))
  expect(location.pathname).toBe('/m/login')
})

it('HEAD-2 HEAD-4 the balance has two decimals, and six asterisks once it is hidden', async () => {
  await mount(<AccountPill userName="juan" onBalance={() => {}} />, { session: juan, answers: balance })
  await settle()
  expect(find('.account-pill__balance').textContent).toBe('₱1,234.50')
  await tap(button('Hide balance'))
  expect(find('.account-pill__balance [aria-hidden]').textContent).toBe('******')
  expect(find('.account-pill__deposit').getAttribute('href')).toBe('/m/voucherCenter')
})
