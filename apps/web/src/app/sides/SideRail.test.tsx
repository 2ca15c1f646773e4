// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { juan, mount, pass, unmount } from '../../testing/mount.tsx'
import SideRail from './SideRail.tsx'

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers()
})
afterEach(unmount)

const bet = {
  id: '1',
  customerName: 'a***z',
  stake: '10',
  paid: '0',
  endedAt: '2027-01-01T00:00:00.000Z',
  game: { gameName: 'Dice', iconUrl: 'data:,' },
}
const answers = {
  walletBalance: { sumBalance: '500', version: '1' },
  listLatestBets: [bet],
  listWinners: [],
  listLotteryOrders: { orders: [] },
}
const linksTo = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
const rail = <SideRail current="protection" />

it('shows a member the balance, the ways to money, and what others play', async () => {
  await mount(rail, { session: juan, answers: { ...answers, getMemberInfo: { mayInvite: true } } })
  await pass(3_000)
  expect(document.querySelector('.rail-card__sum')?.textContent).toBe('₱500.00')
  expect(linksTo()).toEqual(expect.arrayContaining(['/m/voucherCenter', '/m/withdraw']))
  expect(document.querySelector('.latest-bet')).not.toBeNull()
})

it('R-82 shows a member on a break nothing that invites to play', async () => {
  await mount(rail, { session: juan, answers: { ...answers, getMemberInfo: { mayInvite: false } } })
  await pass(3_000)
  expect(document.querySelector('.rail-card__sum')?.textContent).toBe('₱500.00')
  expect(linksTo()).toEqual(['/m/withdraw'])
  expect(document.querySelector('.latest-bet, .winner-board')).toBeNull()
})

it('offers a guest only what the merchant has', async () => {
  await mount(rail, { answers, settings: { whitelabel: { DIRECTREG3: true } } } as Parameters<
    typeof mount
  >[1])
  await pass(3_000)
  expect(linksTo()).toEqual(expect.arrayContaining(['/m/register']))
  expect(linksTo()).not.toContain('/m/trail')
})
