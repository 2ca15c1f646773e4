// @vitest-environment jsdom
import { act } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { ConnectionNotice } from '#features/connection/ConnectionNotice.tsx'
import { DownloadHelp } from '#features/download/DownloadHelp.tsx'
import { VendorStrip } from '#features/games/list/VendorStrip.tsx'
import { call } from '#lib/api/call.ts'
import LaunchGamePage from '#pages/launch-game/LaunchGamePage.tsx'
import MaintenancePage from '#pages/maintenance/MaintenancePage.tsx'
import RestrictedPage from '#pages/restricted/RestrictedPage.tsx'
import UserAgreementPage from '#pages/user-agreement/UserAgreementPage.tsx'
import { juan, mount, pass, refusal, settle, unmount } from '../testing/mount.tsx'

afterEach(async () => {
  await unmount()
  vi.restoreAllMocks()
})

const words = () => document.body.textContent

it('ERR-1 SHELL-4 a site in maintenance says that it is being upgraded', async () => {
  await mount(<MaintenancePage />, {
    settings: { status: { maintenance: true, regionRestricted: false } },
    answers: { getSiteStatus: { maintenance: true, regionRestricted: false } },
  })
  expect(words()).toMatch(/upgraded/)
})

it('ERR-1 SHELL-5 a restricted region is told so, and with whom to talk', async () => {
  await mount(<RestrictedPage />)
  expect(words()).toMatch(/IP address or location/)
})

it('ERR-1 SHELL-8 a call without an answer for eight seconds is a slow connection, and not before', async () => {
  await mount(<ConnectionNotice />, { answers: { getUnreadCount: new Promise(() => {}) } })
  void call('getUnreadCount', {})
  await pass(7_999)
  expect(words()).toBe('')
  await pass(1)
  expect(words()).toMatch(/slow/)
})

it('ERR-1 SHELL-8 a lost connection is said until it is back', async () => {
  await mount(<ConnectionNotice />)
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await act(async () => void dispatchEvent(new Event('offline')))
  expect(words()).toMatch(/no internet/i)
  isOnline.mockReturnValue(true)
  await act(async () => void dispatchEvent(new Event('online')))
  expect(words()).toBe('')
})

it.each([
  [
    'empty',
    { url: '', isFramed: true, vendorName: 'Jade Lantern', game: null, openRound: null },
    /address is empty/,
  ],
  ['under maintenance', refusal('game.maintenance', 'This game is under maintenance.'), /maintenance/],
])('ERR-1 LAUNCH-3 a game whose address is %s says so', async (_what, launchGame, says) => {
  await mount(<LaunchGamePage />, {
    at: '/m/launchGame?vendor=JL&gameId=SUPER_PAROL&pageBack=home',
    session: juan,
    answers: { launchGame, getReality: { isDue: false, dueAt: null } },
  })
  await settle()
  expect(words()).toMatch(says)
})

it('ERR-1 DL-4 outside Safari the profile asks for Safari', async () => {
  const links = { ios: null, android: null, profile: null }
  await mount(
    <DownloadHelp
      {...({ help: 'useSafari', links, closeHelp: () => {} } as Parameters<typeof DownloadHelp>[0])}
    />,
  )
  expect(words()).toContain('Please use Safari for download App.')
})

it('ERR-1 CONT-3 a site that states nothing has no data to show', async () => {
  await mount(<UserAgreementPage />, { at: '/m/useragreement', answers: { listStatements: [] } })
  await settle()
  expect(words()).toMatch(/no data/i)
})

it('VENDOR-1 LIST-3 each vendor of the strip shows the picture the server names, and one has no arrows', async () => {
  const vendor = (code: string) => ({
    vassalage: code,
    name: `Vendor ${code}`,
    mobileSmallIcon: `/art/vendors/${code}-WHITE.png`,
  })
  const strip = (codes: string[]) => (
    <VendorStrip vendors={codes.map(vendor) as never} isLoading={false} current="" onChoose={() => {}} />
  )
  await mount(strip(['JL', 'BTI']))
  const logos = [...document.querySelectorAll('img')].map(({ alt, src }) => [alt, new URL(src).pathname])
  expect(logos).toEqual([
    ['Vendor JL', '/art/vendors/JL-WHITE.png'],
    ['Vendor BTI', '/art/vendors/BTI-WHITE.png'],
  ])
  expect(document.querySelectorAll('.vendor-strip__turn')).toHaveLength(2)
  await mount(strip(['JL']))
  expect(document.querySelectorAll('.vendor-strip__turn')).toHaveLength(0)
})
