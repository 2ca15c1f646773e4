import { expect, hydrated, test } from '../site.ts'

test.use({ serviceWorkers: 'allow' })

/** The worker has installed and holds the page. */
async function isKept(page: import('@playwright/test').Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  await hydrated(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** A worker that has just woken is told a moment later than the page that it is offline. */
const workerReaches = (context: import('@playwright/test').BrowserContext) =>
  context
    .serviceWorkers()[0]
    ?.evaluate(() => fetch('/healthz', { cache: 'no-store' }).then(Boolean, () => false))

test('SHELL-8 a visitor whose connection is gone gets the offline page, and the page asked for once it is back', async ({
  page,
  context,
  site,
}) => {
  site.expectComplaint(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
  await site.open('/m/home')
  await isKept(page)
  await expect.poll(() => workerReaches(context)).toBe(true)
  await context.setOffline(true)
  await expect.poll(() => workerReaches(context)).toBe(false)
  await page.goto('/m/login')
  await expect(page.getByRole('heading', { name: 'Walang internet' })).toBeVisible()
  await expect(page.getByText('You are offline')).toBeVisible()
  await context.setOffline(false)
  await expect(page).toHaveTitle(/Mag-log in/)
})

test('no money or session call is ever kept on the device', async ({ page, site }) => {
  await site.openAs('juan', '/m/home')
  await isKept(page)
  const kept = await page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(new URL(url).pathname)
    }
    return addresses
  })
  expect(kept.length).toBeGreaterThan(8)
  expect(
    kept.filter(
      (address) => !/^\/(?:assets|art|fonts|icons)\/|^\/(?:offline\.(?:html|js)|plain\.css)$/.test(address),
    ),
  ).toEqual([])
})

/** The app that a player has had for a while: the worker of the first page is not the one the app starts. */
async function haveOlderApp(page: import('@playwright/test').Page) {
  await page.addInitScript(() => {
    if (!location.pathname.startsWith('/m/') || sessionStorage.getItem('older')) return
    sessionStorage.setItem('older', 'there')
    type Policies = {
      createPolicy: (name: string, rules: object) => { createScriptURL: (url: string) => string }
    }
    const { trustedTypes } = globalThis as unknown as { trustedTypes: Policies }
    const policy = trustedTypes.createPolicy('default', { createScriptURL: (url: string) => url })
    void navigator.serviceWorker.register(policy.createScriptURL('/sw.js?older'))
  })
}

test('a player is asked before a newer app takes over, and it does', async ({ page, site }) => {
  await haveOlderApp(page)
  await site.open('/m/home')
  await isKept(page)
  const worker = () =>
    page.evaluate(() => navigator.serviceWorker.controller?.scriptURL.replace(location.origin, ''))
  const update = page.getByRole('button', { name: 'I-update' })
  await expect(update).toBeVisible()
  expect(await worker()).toBe('/sw.js?older')
  // The page comes back by itself. Where the browser was slow to change workers, the player is asked once more.
  await expect(async () => {
    if (await update.isVisible()) await Promise.all([page.waitForEvent('load'), update.click()])
    expect(await worker()).toBe('/sw.js')
  }).toPass()
  await expect(update).toHaveCount(0)
})

test.describe('DL-3 in a browser too old for the app', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 12_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.0 Mobile/15E148 Safari/604.1',
  })

  test('an iPhone owner is told to update, or to install the profile, in both languages', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      CSS.supports = () => false
    })
    await page.goto('/m/home', { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { name: 'Luma na ang browser mo' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Your browser is too old' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Install the profile/ })).toHaveAttribute(
      'href',
      /\.mobileconfig$/,
    )
    await expect(page.locator('#root')).toHaveCount(0)
  })
})
