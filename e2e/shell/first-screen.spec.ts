import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { roomLeft } from '../../tools/budget.ts'
import { expect, expectAccessible, hydrated, letMove, shiftsOf, test, watchShifts } from '../site.ts'

const headlines = { TY: 'Gabi-gabi, may pista!', EN: 'Every night is a fiesta!' } as const

for (const language of ['TY', 'EN'] as const) {
  test(`SHELL-1 the first screen arrives drawn and is taken over without a change (${language})`, async ({
    page,
    site,
    baseURL,
    context,
  }) => {
    await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }])
    const html = await (await page.request.get('/m/home')).text()
    expect(html.replaceAll(/<[^>]+>/g, '')).toContain(headlines[language])
    expect(html).not.toMatch(/<[^>]+\sstyle=/)

    await letMove(page)
    await watchShifts(page)
    await site.open('/m/home', language)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headlines[language])
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toEqual([])
    // Taken away while the code is read, and given back: without it no failure would say where it happened.
    expect(await page.evaluate(() => new Error().stack)).toMatch(/\n\s+at /)
    await expectAccessible(page)
  })

  test(`SHELL-1 letters that arrive late move nothing (${language})`, async ({ page, site }) => {
    let arrive = () => {}
    const late = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await late
      await route.continue()
    })
    await letMove(page)
    await watchShifts(page)
    await site.speak(language)
    await page.goto('/m/home', { waitUntil: 'commit' })
    await hydrated(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    arrive()
    await page.evaluate(() => document.fonts.ready)
    await expect
      .poll(() => page.evaluate(() => document.fonts.check('800 38px "Bricolage Grotesque Variable"')))
      .toBe(true)
    expect(await shiftsOf(page)).toEqual([])
  })
}

for (const { language, width } of [
  { language: 'TY', width: 390 },
  { language: 'TY', width: 360 },
  { language: 'EN', width: 390 },
] as const) {
  test(`SHELL-1 what comes further down the page does not move its end (${language}, ${width})`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 640 })
    await site.open('/m/home', language)
    // On a busy machine a first page may have to do without its own letters, and others are wider; a second has them.
    await page.reload()
    await hydrated(page)
    const end = () =>
      page.evaluate(() => {
        const footer = document.querySelector('.site-footer')
        return Math.round((footer?.getBoundingClientRect().top ?? 0) + window.scrollY)
      })
    const before = await end()
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(page.locator('.winner-board:not([aria-busy])')).toBeVisible()
    await expect(page.locator('#new')).toBeAttached()
    await expect(page.locator('#providers')).toBeAttached()
    expect(await end()).toBe(before)
  })
}

test('HEAD-4 the page ends with age, licence, contact and copyright since 2025', async ({ page, site }) => {
  await site.open('/m/home')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText('21+')
  await expect(footer).toContainText(`© 2025–${new Date().getUTCFullYear()} Perya`)
  await expect(footer.getByRole('link')).toHaveCount(4)
})

test.describe('with announcements', () => {
  test.use({ hasPopups: true })

  test('SHELL-1 the first view needs at most 130 KB of script, its pop-up included', async ({
    page,
    site,
  }) => {
    const scripts: Promise<Buffer>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await site.open('/m/home')
    await expect(page.locator('.popup')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const weights = (await Promise.all(scripts)).map((script) => gzipSync(script, { level: 9 }).length)
    const weight = weights.reduce((sum, each) => sum + each)
    expect(roomLeft('script of the first view', weight, 130 * 1024)).toBeGreaterThanOrEqual(0)
  })
})

for (const path of ['/m/gameCenter', '/m/help', '/m/lottery']) {
  test(`SHELL-1 ${path} opened by its address does not push the footer away when it comes`, async ({
    page,
    site,
  }) => {
    await watchShifts(page)
    await site.open(path, 'EN')
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeVisible()
    expect((await shiftsOf(page)).filter((shift) => shift.includes('site-footer'))).toEqual([])
  })
}

test('SHELL-1 a screen whose games do not come says so above the footer, and asks again on request', async ({
  page,
  site,
}) => {
  site.expectComplaint(/500/)
  const vendors = '**/GCSGAME_getVassalage*'
  await page.route(vendors, (route) => route.fulfill({ status: 500, json: {} }))
  await site.open('/m/gameCenter', 'EN')
  await expect(page.getByText('We couldn’t load the games')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.unroute(vendors)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Sports', exact: true })).toBeVisible()
})

test('HEAD-2 a member who returns sees the page without anything moving', async ({ page, site }) => {
  await site.openAs('juan', '/m/home', 'EN')
  await letMove(page)
  await watchShifts(page)
  await site.open('/m/home', 'EN')
  await expect(page.getByRole('banner').getByText('₱10,000.00')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hot right now' })).toBeVisible()
  expect(await shiftsOf(page)).toEqual([])
})

test('SHELL-1 a page that arrives in two pieces is drawn when both are there', async ({ page }) => {
  const html = await (await page.request.get('/m/home')).text()
  const middle = html.indexOf('class="banners__dots"')
  const { promise: isLookedAt, resolve: lookedAt } = Promise.withResolvers<void>()
  const server = createServer(async (_, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8').write(html.slice(0, middle))
    await isLookedAt
    answer.end(html.slice(middle))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/m/home`, {
    waitUntil: 'commit',
  })
  await expect(page.locator('.banner').first()).toBeAttached()
  const drawnAt = () => page.evaluate(() => performance.getEntriesByName('first-paint')[0]?.startTime ?? null)
  // Long enough to draw what is there, if that were wanted.
  await page.waitForFunction(() => performance.now() > 1_000, null, { polling: 100 })
  expect(await drawnAt()).toBeNull()
  lookedAt()
  await expect.poll(drawnAt).not.toBeNull()
  server.closeAllConnections()
  server.close()
})

test('SHELL-1 the notch of the bar stands in its place before the end of the page has arrived', async ({
  page,
  site,
}) => {
  await site.open('/m/home')
  const notch = page.locator('.bottom-bar__back svg')
  const whole = await notch.boundingBox()
  await notch.evaluate((svg) => svg.nextElementSibling?.remove())
  expect(await notch.boundingBox()).toEqual(whole)
})

test('SHELL-1 the header stands in its place before the page, or the letters of its name, have arrived', async ({
  page,
  site,
}) => {
  site.expectComplaint(/ERR_FAILED/)
  // On a busy machine the buttons' own letters miss the first of three pages and no other, and are narrower.
  await page.route('**/jakarta-latin*.woff2', (route) => route.abort())
  await site.open('/m/home')
  const ways = page.locator('.page-header__ways')
  const whole = await ways.boundingBox()

  await page.route('**/m/home', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const end = html.indexOf('</div>', html.indexOf('class="page-header__ways"'))
    await route.fulfill({ response, body: html.slice(0, end) })
  })
  await page.reload()
  expect(await ways.boundingBox()).toEqual(whole)

  await page.unroute('**/m/home')
  await page.route('**/bricolage-latin*.woff2', (route) => route.abort())
  await page.reload()
  await hydrated(page)
  expect(await ways.boundingBox()).toEqual(whole)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

for (const width of [320, 360, 390, 430]) {
  test(`SHELL-1 at ${width} px nothing is wider than the screen and every target is large enough`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 740 })
    await site.open('/m/home', 'TY')
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
    const small = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('a, button')]
          .filter((element) => element.checkVisibility() && !element.classList.contains('skip-link'))
          .map((element) => ({
            text: element.ariaLabel ?? element.textContent,
            box: element.getBoundingClientRect(),
          }))
          .filter(({ box }) => box.height < 44 || box.width < 40)
          .map(({ text, box }) => `${text} ${box.width}×${box.height}`),
      )
    await expect.poll(small).toEqual([])
  })
}
