import type { Page } from '@playwright/test'
import { expect, expectAccessible, letMove, nextStatusCall, test } from '../site.ts'

for (const path of ['/', '/m', '/m/', '/m/index', '/m/index.html']) {
  test(`SHELL-1 ${path} shows Home`, async ({ page, site }) => {
    await site.open(path)
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Gabi-gabi')
  })
}

for (const path of ['/register.html?affiliateCode=ABCD', '/m/register.html?affiliateCode=ABCD']) {
  test(`SHELL-2 ${path} shows Register and keeps the invitation`, async ({ page, site }) => {
    // Nobody has given this code out, and the form asks about it.
    site.expectComplaint(/400/)
    await site.open(path)
    await expect(page).toHaveURL(/\/m\/register\?affiliateCode=ABCD$/)
    await expect(page.locator('input[autocomplete="username"]')).toBeVisible()
  })
}

for (const path of ['/m/home', '/m/login', '/m/nowhere']) {
  test(`SHELL-4 in maintenance ${path} shows the maintenance page`, async ({ page, site }) => {
    await site.change('maintenance', 'on')
    await site.open(path, 'EN')
    await expect(page.getByRole('heading', { name: 'We’re under maintenance' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('SHELL-4 a page that is open when maintenance begins closes, and opens again by itself', async ({
  page,
  site,
}) => {
  // Whatever the page asks between the beginning and its next look is refused, and Chromium writes it down.
  site.expectComplaint(/status of 503/)
  await page.clock.install()
  await site.open('/m/home', 'EN')
  await site.change('maintenance', 'on')
  await nextStatusCall(page)
  await expect(page.getByRole('heading', { name: 'We’re under maintenance' })).toBeVisible()
  await site.change('maintenance', 'off')
  await page.clock.fastForward(11_000)
  await expect(page.getByRole('heading', { name: 'Every night is a fiesta!' })).toBeVisible()
})

test('SHELL-5 a restricted region sees the restricted page with a way to ask', async ({ page, site }) => {
  await site.change('region', 'on')
  await site.open('/m/home')
  await expect(page.getByRole('heading', { name: 'Hindi available sa lugar mo' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Telegram' })).toHaveAttribute(
    'href',
    'https://t.me/perya_demo',
  )
  await expectAccessible(page)
})

test('SHELL-5 with maintenance and restriction both on, maintenance is shown', async ({ page, site }) => {
  await site.change('region', 'on')
  await site.change('maintenance', 'on')
  await site.open('/m/home', 'EN')
  await expect(page.getByRole('heading', { name: 'We’re under maintenance' })).toBeVisible()
})

test('SHELL-4 the maintenance address says that the site is open when it is', async ({ page, site }) => {
  await site.open('/m/maintenance', 'EN')
  await page.getByRole('link', { name: 'Go to home' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('SHELL-9 an address that is no route leads home', async ({ page, site }) => {
  await site.open('/m/nowhere/at/all')
  await expect(page.getByRole('heading', { name: 'Wala ang page na ito', level: 2 })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Pumunta sa Home' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('SHELL-6 a page one goes to fades in within 300 ms; after a back swipe it does not', async ({
  page,
  site,
}) => {
  await letMove(page)
  await page.clock.install()
  await site.open('/m/nowhere', 'EN')
  await expect(page.locator('.fading-in')).toHaveCount(0)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  const fade = page.locator('.fading-in')
  await expect(fade).toHaveCount(1)
  const seconds = await fade.evaluate((element) =>
    Number.parseFloat(getComputedStyle(element).animationDuration),
  )
  expect(seconds).toBeLessThanOrEqual(0.3)

  // The mark of a swipe lasts half a second, which a busy machine may need to go back.
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await swipeBack(page)
  await page.evaluate(() => history.back())
  await expect(page.getByRole('heading', { level: 2, name: 'Page not found' })).toBeVisible()
  await expect(page.locator('.fading-in')).toHaveCount(0)
})

test('SHELL-6 the mark of a back swipe clears after 500 ms', async ({ page, site }) => {
  await letMove(page)
  await page.clock.install()
  await site.open('/m/nowhere', 'EN')
  await swipeBack(page)
  await page.clock.fastForward(501)
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.locator('.fading-in')).toHaveCount(1)
})

test('SHELL-7 a screen that cannot be fetched is logged and the loading view stays', async ({
  page,
  site,
}) => {
  site.expectComplaint(/could not be loaded|Failed to load resource|net::ERR_FAILED/)
  const logged = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'))
  await page.route('**/assets/LoginPage-*.js', (route) => route.abort())
  await site.open('/m/home', 'EN')
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  expect((await logged).text()).toContain('The screen "login" could not be loaded.')
  await expect(page).toHaveURL(/\/m\/login$/)
  await expect(page.getByRole('main').getByRole('status')).toHaveText('Please wait…')
})

test('SHELL-8 losing the internet is said for as long as it lasts', async ({ page, site, context }) => {
  // Without internet the browser itself complains about what it was still fetching.
  site.expectComplaint(/ERR_INTERNET_DISCONNECTED|fetching the script|could not be loaded|^$/)
  await site.open('/m/home', 'EN')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await expect(page.getByText('No internet')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No internet')).toHaveCount(0)
})

test('SHELL-8 a call that waits too long says that the connection is slow', async ({ page, site }) => {
  await page.clock.install()
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/wps/system/status', async (route) => {
    await isAnswered
    await route.continue()
  })
  await site.open('/m/home', 'EN')
  await nextStatusCall(page)
  await page.clock.fastForward(9_000)
  await expect(page.getByText('Your internet is slow.')).toBeVisible()
  answer()
  await expect(page.getByText('Your internet is slow.')).toHaveCount(0)
})

/** A finger that comes from the edge and goes further than a tap could. */
async function swipeBack(page: Page): Promise<void> {
  await page.evaluate(() => {
    const touch = (type: string, x: number) => {
      const point = new Touch({ identifier: 1, target: document.body, clientX: x, clientY: 300 })
      document.body.dispatchEvent(new TouchEvent(type, { bubbles: true, touches: [point] }))
    }
    touch('touchstart', 4)
    touch('touchmove', 140)
  })
}
