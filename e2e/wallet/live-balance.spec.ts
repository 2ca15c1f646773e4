import { formatAmount } from '@perya/money'
import type { Page } from '@playwright/test'
import { expect, test } from './wallet.ts'

const pesos = (units: bigint) => {
  const [whole = '', fraction] = formatAmount(units).split('.')
  return `₱${whole.replace(/\B(?=(\d{3})+$)/g, ',')}.${fraction}`
}

/** Hears when the page opens a stream, and with what. */
const nextStream = (page: Page) => page.waitForRequest('**/wps/member/events')

/** How many streams the server holds, which is what counts: a browser may say nothing of one that a page left behind. */
const streamsHeld = async (baseURL: string | undefined) => {
  const metrics = await (await fetch(`${baseURL}/metrics`)).text()
  return Number(/^live_listeners (\d+)$/m.exec(metrics)?.[1])
}

test('HEAD-2 the balance in the header follows the money without asking, with the token in a header', async ({
  page,
  site,
  wallet,
}) => {
  const stream = nextStream(page)
  await site.openAs('tala', '/m/home', 'EN')
  const header = page.getByRole('banner')
  const before = await wallet.cashOf('tala')
  await expect(header.getByText(pesos(before))).toBeVisible()
  const opened = await stream
  expect(opened.url()).toMatch(/\/events$/)
  expect((await opened.allHeaders()).token).toMatch(/.{20}/)

  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await wallet.move('tala', { kind: 'payout', pesos: 250.5 })
  await expect(header.getByText(pesos(before + 2_505_000n))).toBeVisible()
  await wallet.move('tala', { kind: 'stake', pesos: -1.25 })
  await expect(header.getByText(pesos(before + 2_492_500n))).toBeVisible()
  expect(asked).not.toContain('/wps/wallets/balance')
})

test('HEAD-2 a stream that breaks is opened again where it was left, and misses nothing', async ({
  page,
  site,
  wallet,
  context,
}) => {
  // What the page still fetches when the connection goes is missing too.
  site.expectComplaint(/ERR_INTERNET_DISCONNECTED|fetching the script|could not be loaded|^$/)
  await site.openAs('tala', '/m/home', 'EN')
  const header = page.getByRole('banner')
  const before = await wallet.cashOf('tala')
  await expect(header.getByText(pesos(before))).toBeVisible()
  await wallet.move('tala', { kind: 'payout', pesos: 10 })
  await expect(header.getByText(pesos(before + 100_000n))).toBeVisible()

  await context.setOffline(true)
  // A connection that is back before the page has missed it breaks nothing.
  await expect(page.getByText('No internet')).toBeVisible()
  await wallet.move('tala', { kind: 'payout', pesos: 5 })
  const again = nextStream(page)
  await context.setOffline(false)
  expect((await (await again).allHeaders())['last-event-id']).toMatch(/^\d+$/)
  await expect(header.getByText(pesos(before + 150_000n))).toBeVisible()
})

test('HEAD-2 a page nobody looks at holds no stream, and catches up when it is seen again', async ({
  page,
  site,
  wallet,
  baseURL,
}) => {
  // Chromium without a window shows every page, so the page is told that it is covered.
  await page.addInitScript(() => {
    let state = 'visible'
    Object.defineProperty(document, 'visibilityState', { get: () => state })
    Object.assign(window, {
      show(next: string) {
        state = next
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  const show = (state: 'visible' | 'hidden') =>
    page.evaluate((next) => (window as unknown as { show: (state: string) => void }).show(next), state)

  await site.openAs('tala', '/m/home', 'EN')
  const header = page.getByRole('banner')
  const before = await wallet.cashOf('tala')
  await expect(header.getByText(pesos(before))).toBeVisible()
  await wallet.move('tala', { kind: 'payout', pesos: 1 })
  await expect(header.getByText(pesos(before + 10_000n))).toBeVisible()

  await expect.poll(() => streamsHeld(baseURL)).toBe(1)
  await show('hidden')
  await expect.poll(() => streamsHeld(baseURL)).toBe(0)
  await wallet.move('tala', { kind: 'payout', pesos: 2 })
  const again = nextStream(page)
  await show('visible')
  await again
  await expect(header.getByText(pesos(before + 30_000n))).toBeVisible()
})

test('HEAD-2 SESS-1 logging out closes the stream', async ({ page, site, baseURL }) => {
  await site.openAs('tala', '/m/home', 'EN')
  await expect.poll(() => streamsHeld(baseURL)).toBe(1)
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('dialog', { name: 'Log out now?' })
  await question.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect.poll(() => streamsHeld(baseURL)).toBe(0)
})

test('HEAD-2 without a stream the balance is still there', async ({ page, site, wallet }) => {
  site.expectComplaint(/503/)
  await page.route('**/wps/member/events', (route) => route.fulfill({ status: 503, body: '' }))
  await site.openAs('tala', '/m/home', 'EN')
  await expect(page.getByRole('banner').getByText(pesos(await wallet.cashOf('tala')))).toBeVisible()
})
