// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { useLocation } from '#lib/router.tsx'
import { Toasts } from '#ui/Toasts.tsx'
import { button, juan, mount, pass, said, tap, unmount } from '../testing/mount.tsx'
import { MainMenu } from './MainMenu.tsx'
import { Screen } from './Screen.tsx'

afterEach(unmount)

/** A page of members at its own address, and nothing at any other. */
function Deposit() {
  return useLocation().pathname === '/m/voucherCenter' ? <Screen name="deposit" /> : null
}

const menu = (
  <>
    <MainMenu current="home" />
    <Toasts />
  </>
)

/** For two seconds, and no longer. */
async function expectRefusal(words: string) {
  expect(said()).toEqual([words])
  await pass(1_999)
  expect(said()).toEqual([words])
  await pass(1)
  expect(said()).toEqual([])
}

it('NAV-1 the bar leads home, to the promotions, to a deposit and to the member centre', async () => {
  await mount(menu)
  const links = [...document.querySelectorAll('.bottom-bar a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual(['/m/home', '/m/activity', '/m/voucherCenter', '/m/mine'])
})

it('NAV-4 Invite tells a guest for two seconds to ask the customer service', async () => {
  await mount(menu)
  await tap(button('Invite'))
  await expectRefusal('Please contact customer service for this.')
})

it('NAV-4 Invite tells a member the same where the referral is off, and opens where it is on', async () => {
  await mount(menu, { session: juan })
  await tap(button('Invite'))
  await expectRefusal('Please contact customer service for this.')
})

it('NAV-4 Members turns the free trial away for two seconds, and leaves it where it is', async () => {
  await mount(menu, { session: { ...juan, type: 4 } })
  await tap(button('Account'))
  expect(location.pathname).toBe('/m/home')
  await expectRefusal('Please log in with an actual account to use this function.')
})

it('NAV-4 Members lets a member in', async () => {
  await mount(menu, { session: juan })
  await tap(button('Account'))
  expect([location.pathname, said()]).toEqual(['/m/mine', []])
})

it('NAV-4 TRIAL-1 a free trial that opens a page of members is told so for two seconds, and led home', async () => {
  await mount(
    <>
      <Deposit />
      <Toasts />
    </>,
    { at: '/m/voucherCenter', session: { ...juan, type: 4 } },
  )
  expect(location.pathname).toBe('/m/home')
  await expectRefusal('Please log in with an actual account to use this function.')
})

it('SHELL-3 a guest who opens a page of members logs in first, and goes on to it', async () => {
  await mount(<Deposit />, { at: '/m/voucherCenter?id=7' })
  expect(location.pathname + location.search).toBe('/m/login?returnTo=%2Fm%2FvoucherCenter%3Fid%3D7')
})
