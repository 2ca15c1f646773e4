import { expectAccessible, letMove, shiftsOf, watchShifts } from '../site.ts'
import { calls, change, expect, queryOf, test } from './lobby.ts'

type Content = {
  banners: { id: string; title: string }[]
  notices: object[]
  hotMatches: object[]
}

const headings = { TY: 'Patok ngayon', EN: 'Hot right now' } as const

const banners = (...titles: string[]) =>
  titles.map((title, index) => ({
    id: String(9_000 + index),
    title,
    content: 'A line of text',
    imageUrl: '/art/banners/fiesta.avif',
    url: '/m/gameCenter',
  }))

for (const language of ['TY', 'EN'] as const) {
  test(`HOME-1 CAT-1 the lobby arrives drawn with its first games, and nothing moves (${language})`, async ({
    page,
    site,
  }) => {
    await letMove(page)
    await site.speak(language)
    const html = await (await page.request.get('/m/home')).text()
    expect(html).toContain(headings[language])
    expect(html.match(/class="game-card__art"/g)?.length).toBe(12)
    await watchShifts(page)
    await site.open('/m/home', language)
    await page.waitForLoadState('networkidle')
    await expect(page.getByRole('heading', { name: headings[language] })).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await expect(page.locator('.home-row .game-card').first()).toBeVisible()
    await expect(page.locator('.winner-board__line').first()).toBeAttached()
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toEqual([])
    await expectAccessible(page)
  })
}

test('HOME-4 news run through the ticker and lead to the notices; without any it says so', async ({
  page,
  site,
}) => {
  await site.open('/m/home', 'EN')
  const ticker = page.locator('.ticker__link')
  await expect(ticker.locator('.ticker__title').first()).not.toBeEmpty()
  await ticker.click()
  await expect(page).toHaveURL(/\/m\/notice$/)
  await change(page, calls.announcements, (value: Content) => ({ ...value, notices: [] }))
  await site.open('/m/home', 'EN')
  await expect(ticker).toHaveText('No announcements right now.')
})

test('HOME-2 announcements are asked for by type, group and platform', async ({ page, site }) => {
  const asked = page.waitForRequest(`**/${calls.announcements}*`)
  await site.open('/m/home', 'EN')
  expect(queryOf((await asked).url())).toMatchObject({
    types: 'B,PL,PU,H',
    groupName: 'm_home',
    platform: 'M',
    language: 'EN',
  })
})

test('HOME-1 a member’s favourites, member info, wallet and merchant wallet are loaded, from the top', async ({
  page,
  site,
}) => {
  const asked = ['MCSFE_getFavoriteGames', 'member/info', 'wallets/(balance|events)', 'wallets/merchant'].map(
    (call) =>
      // The balance may come by its stream before anyone asks for it.
      page.waitForRequest(new RegExp(`${call}(\\?|$)`)),
  )
  await site.openAs('juan', '/m/home', 'EN')
  await Promise.all(asked)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('HOME-3 several banners advance every 5 s and begin again, others start from the first', async ({
  page,
  site,
}) => {
  let titles = ['One', 'Two', 'Three']
  await letMove(page)
  await change(page, calls.announcements, (value: Content) => ({ ...value, banners: banners(...titles) }))
  await page.clock.install()
  await site.open('/m/home', 'EN')
  const current = page.locator('.banners__dot[aria-current]')
  await expect(page.locator('.banner:not([inert]) .banner__title')).toHaveText('One')
  for (const next of ['2 of 3', '3 of 3', '1 of 3', '2 of 3']) {
    await page.clock.fastForward(5_000)
    await expect(current).toHaveAttribute('aria-label', next)
  }
  titles = ['Four', 'Five']
  await page.clock.fastForward(100)
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('dialog').getByText('Tagalog').click()
  await expect(page.locator('.banner:not([inert]) .banner__title')).toHaveText('Four')
  await expect(page.locator('.banners__dot')).toHaveCount(2)
})

test('HOME-3 a single banner stands still and has no dots', async ({ page, site }) => {
  await letMove(page)
  await change(page, calls.announcements, (value: Content) => ({ ...value, banners: banners('Alone') }))
  await page.clock.install()
  await site.open('/m/home', 'EN')
  await expect(page.locator('.banner__title')).toHaveText(['Alone'])
  await expect(page.locator('.banners__dot')).toHaveCount(0)
  await page.clock.fastForward(11_000)
  await expect.poll(() => page.locator('.banners__list').evaluate((list) => list.scrollLeft)).toBe(0)
})

test('HOME-3 one switch stops everything that moves by itself', async ({ page, site }) => {
  await letMove(page)
  await change(page, calls.announcements, (value: Content) => ({ ...value, banners: banners('One', 'Two') }))
  await page.clock.install()
  await site.open('/m/home', 'EN')
  await expect(page.locator('.banners__dot')).toHaveCount(2)
  await page.getByRole('button', { name: 'Pause motion' }).click()
  await expect(page.getByRole('button', { name: 'Resume motion' })).toBeVisible()
  // A banner that was on its way when the switch was tapped still arrives.
  let place = Number.NaN
  await expect
    .poll(
      async () => {
        const before = place
        place = await page.locator('.banners__list').evaluate((list) => list.scrollLeft)
        return place === before
      },
      { intervals: [500] },
    )
    .toBe(true)
  const amount = await page.locator('.jackpot__amount .sr-only').innerText()
  const current = page.locator('.banners__dot[aria-current]')
  // The second one, where it took long to get here.
  const stopped = (await current.getAttribute('aria-label')) ?? ''
  await page.clock.fastForward(16_000)
  await expect(current).toHaveAttribute('aria-label', stopped)
  await expect.poll(() => page.locator('.jackpot__amount .sr-only').innerText()).toBe(amount)
  await expect(page.locator('.ticker__run')).toHaveCSS('animation-play-state', 'paused')
  await page.getByRole('button', { name: 'Resume motion' }).click()
  await page.clock.fastForward(5_000)
  await expect(current).not.toHaveAttribute('aria-label', stopped)
})

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('HOME-3 WIN-1 nothing moves until it is asked to', async ({ page, site }) => {
    await page.clock.install()
    await site.open('/m/home', 'EN')
    await expect(page.getByRole('button', { name: 'Resume motion' })).toBeVisible()
    await page.clock.fastForward(11_000)
    await expect(page.locator('.banners__dot[aria-current]')).toHaveAttribute('aria-label', /^1 of/)
  })
})

test('CAT-1 the categories stand in the server’s order, HOT first', async ({ page, site }) => {
  await site.open('/m/home', 'EN')
  const shown = page.locator('.rail__item[data-category] .rail__name')
  const answer = await page.request.get('/wps/relay/GCSGAME_getVassalage?language=EN')
  const { value } = (await answer.json()) as {
    value: { sorting: { gameCategory: string; name: string }[] }
  }
  const names = value.sorting.map(({ name }) => name)
  await expect(shown).toHaveText(value.sorting[0]?.gameCategory === 'HOT' ? names : ['Hot', ...names])
})

test('CAT-2 HOT shows its first twelve games, and all of them on request', async ({ page, site }) => {
  await site.open('/m/home', 'EN')
  const cards = page.locator('.game-grid .game-card')
  await expect(cards).toHaveCount(12)
  const answer = await page.request.get(`/wps/relay/${calls.hotGames}?language=EN`)
  const { list } = (await answer.json()).value
  await page.getByRole('button', { name: 'All hot games' }).click()
  await expect(cards).toHaveCount(list.length)
  expect(list.length).toBeGreaterThan(12)
})

test('CAT-1 what can be played stands first, what cannot is marked, and the chosen one is in sight', async ({
  page,
  site,
}) => {
  await site.open('/m/home?tab=LOTT', 'EN')
  const rail = page.locator('.rail__item[data-category]')
  await expect(page.locator('[data-category="LOTT"][aria-pressed="true"]')).toBeInViewport({ ratio: 1 })
  const closed = await rail.evaluateAll((items) =>
    items.map((item) => 'closed' in (item as HTMLElement).dataset),
  )
  expect(closed.indexOf(true)).toBeGreaterThan(0)
  expect(closed).toEqual(closed.toSorted((one, other) => Number(one) - Number(other)))
  await expect(rail.last()).toContainText('Soon')
  await expect(page.locator('.banner__go[href*="gameType=SPORTS"]')).toHaveCount(0)
})

test('LAUNCH-1 a long press on a game says what there is to know of it, a tap opens it', async ({
  page,
  site,
}) => {
  await site.open('/m/home', 'EN')
  const game = page.locator('.game-card__link[href*="vendor=PERYA"]').first()
  const name = (await game.getAttribute('aria-label')) ?? ''
  // The first touch brings the code that watches for a long one.
  const watching = page.waitForResponse(/GameSheets/)
  await page.locator('.rail').click({ position: { x: 1, y: 1 } })
  await watching
  const sheet = page.getByRole('dialog', { name })
  // The code that has arrived runs a moment later.
  await expect(async () => {
    await game.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
    await expect(sheet).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(sheet.getByText('RTP', { exact: true })).toBeVisible()
  await expect(sheet).toContainText(/9\d\.\d\d%/)
  await expect(sheet).toContainText('₱0.10')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  await game.click()
  await expect(page.getByRole('dialog').locator('input[autocomplete="username"]')).toBeVisible()
})

test('CAT-2 slots show their games, in-house the slots of the first in-house vendor, sports their vendors', async ({
  page,
  site,
}) => {
  await site.open('/m/home', 'EN')
  const rail = page.getByRole('navigation', { name: 'Game categories' })
  const slots = page.waitForRequest(`**/${calls.games}*`)
  await rail.getByRole('button', { name: 'Slots' }).click()
  expect(queryOf((await slots).url())).toMatchObject({ gameType: 'RNG', platform: 'html5', clientType: '2' })
  await expect(page.locator('.game-grid .game-card')).toHaveCount(12)
  await expect(page).toHaveURL(/tab=RNG$/)

  const inHouse = page.waitForRequest(`**/${calls.games}*`)
  await rail.getByRole('button', { name: 'Originals' }).click()
  expect(queryOf((await inHouse).url())).toMatchObject({ gameType: 'RNG', vassalage: 'PERYA' })

  await rail.getByRole('button', { name: /^Sports/ }).click()
  await expect(page.locator('.vendor-tile')).not.toHaveCount(0)
  // CAT-3: e-sports and cockfights stand apart.
  await expect(page.getByRole('link', { name: /Tagisan|Sultada/ })).toHaveCount(0)
  await rail.getByRole('button', { name: 'Cockfight' }).click()
  await expect(page.getByRole('link', { name: /Sultada/ })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: /Sultada/ })).toBeVisible()
  await expectAccessible(page)
})

test('CAT-1 LANG-1 the lists follow the language', async ({ page, site }) => {
  await site.open('/m/home', 'EN')
  await expect(page.getByRole('heading', { name: 'Hot right now' })).toBeVisible()
  const asked = page.waitForRequest(
    (request) => request.url().includes(`${calls.hotGames}?`) && request.url().includes('language=TY'),
  )
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('dialog').getByText('Tagalog').click()
  await asked
  await expect(page.getByRole('heading', { name: 'Patok ngayon' })).toBeVisible()
  await expect(page.locator('.rail__item').first()).toHaveText('Hot')
})

test('HOME-1 the lobby is walked through by keyboard alone', async ({ page, site }) => {
  await site.open('/m/home', 'EN')
  await page.locator('.rail__item').first().focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('.rail__item').nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('link', { name: /^All \(\d/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/m\/gameList/)
})
