import { expectAccessible, expectSaid, hydrated, letMove, shiftsOf, watchShifts } from '../site.ts'
import { test as testWithMembers } from '../wallet/wallet.ts'
import { calls, expect, gameAddress, openGames, playGame, queryOf, test } from './lobby.ts'

const cards = '.game-card'

test('LIST-1 LIST-2 the search follows every letter, Enter does not wait, another tab clears it', async ({
  page,
  site,
}) => {
  await site.open('/m/gameList?gameType=ALL', 'EN')
  const search = page.getByRole('searchbox', { name: 'Search games' })
  await expect(page.locator(cards).first()).toBeVisible()
  await search.pressSequentially('dragón')
  await expect(page).toHaveURL(/search=drag/)
  await expect(page.locator('.game-name__words').first()).toContainText(/dragon/i)
  await search.fill('mayon')
  await search.press('Enter')
  await expect(page).toHaveURL(/search=mayon/)
  await expect(page.locator('.game-name__words').first()).toContainText(/mayon/i)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hot', exact: true }).click()
  await expect(page).toHaveURL(/tab=hot$/)
  await expect(search).toHaveValue('')
  await search.fill('zzzz')
  await expect(page.getByRole('heading', { name: 'No games found' })).toBeVisible()
  await expectAccessible(page)
})

test('LIST-1 LIST-2 letters that still wait are dropped by a tab, and searched for among what was chosen meanwhile', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await site.open('/m/gameList?gameType=ALL', 'EN')
  const search = page.getByRole('searchbox', { name: 'Search games' })
  const vendor = page.locator('.vendor-chip').first()
  await expect(page.locator(cards).first()).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await search.fill('dragon')
  await vendor.click()
  await expect(page).toHaveURL(/vendor=\w+$/)
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL(/vendor=\w+&search=dragon$/)

  await search.fill('mayon')
  const hot = page.getByRole('button', { name: 'Hot', exact: true })
  await hot.click()
  await expect(search).toHaveValue('')
  await expect(hot).toHaveAttribute('aria-pressed', 'true')
  await page.clock.runFor(1_000)
  await expect(page).toHaveURL(/tab=hot$/)

  // A search made before the tap on a vendor is drawn.
  await search.fill('perya')
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('.vendor-chip')?.click()
    document.querySelector<HTMLFormElement>('.list-search')?.requestSubmit()
  })
  await expect(page).toHaveURL(/vendor=\w+&search=perya$/)
})

test('LIST-2 a guest’s own lists ask to log in', async ({ page, site }) => {
  await site.open('/m/gameList?gameType=ALL')
  for (const tab of ['Huling nilaro', 'Mga paborito']) {
    await page.getByRole('button', { name: tab }).click()
    await expect(page.getByRole('main').getByRole('button', { name: 'Mag-log in' })).toBeVisible()
  }
  await expectAccessible(page)
})

test('LIST-1 the header stays while the list scrolls', async ({ page, site }) => {
  await site.open('/m/gameList?gameType=RNG&classify=ALL', 'EN')
  await expect(page.locator(cards).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 1_200, behavior: 'instant' }))
  await expect(page.getByRole('searchbox')).toBeInViewport()
})

test('LIST-3 LIST-4 four vendors stand side by side, one takes the place of the tab and lets it go', async ({
  page,
  site,
}) => {
  await site.open('/m/gameList?gameType=RNG', 'EN')
  const strip = page.getByRole('group', { name: 'Providers' })
  const vendor = (index: number) => strip.getByRole('button').nth(index)
  await expect(vendor(0)).toBeInViewport({ ratio: 0.95 })
  await expect(vendor(3)).toBeInViewport({ ratio: 0.95 })
  await expect(vendor(4)).not.toBeInViewport()
  await expect(strip).toHaveCSS('column-gap', '5px')
  await page.getByRole('button', { name: 'More providers' }).click()
  await expect(vendor(4)).toBeInViewport({ ratio: 0.95 })
  await page.getByRole('button', { name: 'Previous providers' }).click()
  await strip.getByRole('button', { name: 'Lakan' }).click()
  await expect(page).toHaveURL(/vendor=LAKAN/)
  await expect(page.getByRole('button', { name: 'All', exact: true }).first()).toHaveAttribute(
    'aria-pressed',
    'false',
  )
  await expect(page.locator('.list-summary')).toContainText('Lakan')
  await strip.getByRole('button', { name: 'Lakan' }).click()
  await expect(page).not.toHaveURL(/vendor/)
})

test('LIST-3 a single vendor has no arrows', async ({ page, site }) => {
  await site.open('/m/gameList?gameType=COCKFIGHT', 'EN')
  await expect(page.getByRole('group', { name: 'Providers' }).getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'More providers' })).toHaveCount(0)
})

test('LIST-5 LIST-7 slots open on NEW with 26 a page, other games on ALL; a classification narrows them', async ({
  page,
  site,
}) => {
  const asked = page.waitForRequest(`**/${calls.games}*`)
  await site.open('/m/gameList?gameType=RNG', 'EN')
  expect(queryOf((await asked).url())).toMatchObject({
    gameType: 'RNG',
    gameClassify: 'NEW',
    pageNo: '1',
    pageSize: '26',
    platform: 'html5',
    clientType: '2',
    language: 'EN',
  })
  const classes = page.getByRole('navigation', { name: 'Game type' })
  await expect(classes.getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true')
  const narrowed = page.waitForRequest((request) => request.url().includes('gameClassify=JACKPOT'))
  await classes.getByRole('button', { name: 'Jackpot' }).click()
  await narrowed
  const live = page.waitForRequest(/GCSGAME_gameList.*gameType=LIVE/)
  await site.open('/m/gameList?gameType=LIVE', 'EN')
  expect(queryOf((await live).url()).gameClassify).toBe('ALL')
  await expect(classes.getByRole('button', { name: 'New' })).toHaveCount(0)
})

test('LIST-6 LIST-9 pages follow 500 px before the end, at most one a second; only rows near the screen exist', async ({
  page,
  site,
}) => {
  const pages: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(`${calls.games}?`)) pages.push(queryOf(request.url()).pageNo ?? '')
  })
  await site.open('/m/gameList?gameType=RNG&classify=ALL', 'EN')
  await expect(page.locator(cards).first()).toBeVisible()
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollBy({ top: 3_000, behavior: 'instant' }))
      return pages.length
    })
    .toBeGreaterThanOrEqual(4)
  expect(pages).toEqual(pages.map((_, index) => String(index + 1)))
  expect(await page.locator(cards).count()).toBeLessThan(40)
  await expect.poll(() => page.locator('.game-card img').count()).toBeGreaterThan(0)
})

test('LIST-6 a page that was long on its way is followed by no other until its own end is near', async ({
  page,
  site,
}) => {
  const pages: string[] = []
  await page.route(/GCSGAME_gameList/, async (route) => {
    const { pageNo = '' } = queryOf(route.request().url())
    pages.push(pageNo)
    // Longer than the second that must lie between two pages.
    if (pageNo !== '1') {
      const asked = await page.evaluate(() => performance.now())
      await page.waitForFunction((start) => performance.now() - start > 1_100, asked)
    }
    await route.continue()
  })
  await site.open('/m/gameList?gameType=RNG&classify=ALL', 'EN')
  await expect(page.locator(cards).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.locator('[aria-setsize="52"]').first()).toBeVisible()
  expect(pages).toEqual(['1', '2'])
})

test('LIST-6 a page that fails is no more asked for, without a message over the list', async ({
  page,
  site,
}) => {
  site.expectComplaint(/500/)
  await site.open('/m/gameList?gameType=RNG&classify=ALL', 'EN')
  await expect(page.locator(cards).first()).toBeVisible()
  await page.route(/GCSGAME_gameList.*pageNo=2/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(page.getByText('We couldn’t load more games.')).toBeVisible()
  await expect(page.locator('.toasts .toast')).toHaveCount(0)
  await page.unroute(/GCSGAME_gameList.*pageNo=2/)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('We couldn’t load more games.')).toHaveCount(0)
})

test('LIST-3 CAT-3 vendors with a category of their own stand in its strip, and not in that of all games', async ({
  page,
  site,
}) => {
  const strip = page.locator('.vendor-strip__list')
  await site.open('/m/gameList?gameType=ALL', 'EN')
  await expect(strip.getByRole('img').first()).toBeVisible()
  for (const name of ['Tagisan', 'Sultada 88']) {
    await expect(strip.getByRole('img', { name, exact: true })).toHaveCount(0)
  }
  await site.open('/m/gameList?gameType=ESPORTS', 'EN')
  await expect(strip.getByRole('img', { name: 'Tagisan', exact: true })).toHaveCount(1)
})

test('LIST-8 the drawer filters slots by vendor, kind and minimum bet, and leads to other games', async ({
  page,
  site,
}) => {
  await site.open('/m/gameList?gameType=RNG&classify=ALL', 'EN')
  await expect(page.locator(cards).first()).toBeVisible()
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
  await page.getByRole('button', { name: /^Filter games/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Category' })
  await expect(drawer).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  for (const amount of ['₱0.01', '₱0.05', '₱0.10', '₱0.50', '₱0.75']) {
    await expect(drawer.getByRole('button', { name: amount })).toBeVisible()
  }
  for (const kind of ['Video Slots', 'Jackpot', 'Bonus Buy']) {
    await expect(drawer.getByRole('button', { name: kind }).locator('svg')).toBeVisible()
  }
  await expectAccessible(page)
  await drawer.getByRole('button', { name: 'Jade Lantern' }).click()
  await drawer.getByRole('button', { name: '₱0.10' }).click()
  await expect(drawer.getByRole('link', { name: 'E-Lotto' })).toHaveCount(0)
  await expect(drawer.getByRole('link', { name: 'Lotto' })).toHaveAttribute('href', '/m/lottery')
  await expect(drawer.getByRole('link', { name: 'Live' })).toHaveAttribute(
    'href',
    '/m/gameList?gameType=LIVE',
  )
  const asked = page.waitForRequest((request) => /vassalage=JL.*minBet=0.1/.test(request.url()))
  await drawer.getByRole('button', { name: 'Show games' }).click()
  await asked
  await expect(page).toHaveURL(/vendor=JL/)
  await expect(page).toHaveURL(/minBet=0\.1/)
  await expect(page.locator('.list-summary')).toContainText('min. bet ₱0.10')
  await page.getByRole('button', { name: /^Filter games, 2 selected/ }).click()
  await drawer.getByRole('button', { name: 'Reset' }).click()
  await expect(page).not.toHaveURL(/vendor|minBet/)
})

test('LIST-4 vendors that come after the games move nothing; filters and place survive a game and the way back', async ({
  page,
  site,
}) => {
  const gamesShown = Promise.withResolvers<void>()
  await page.route(`**/${calls.vendors}*`, async (route) => {
    await gamesShown.promise
    await route.continue()
  })
  await openGames(page)
  await playGame(page)
  await letMove(page)
  await watchShifts(page)
  await site.openAs('juan', '/m/gameList?gameType=RNG&classify=ALL&minBet=0.1', 'EN')
  await expect(page.locator(cards).first()).toBeVisible()
  gamesShown.resolve()
  await expect(page.locator('.vendor-chip').first()).toBeVisible()
  expect((await shiftsOf(page)).filter((shift) => shift.includes('<section aria-label="Games"'))).toEqual([])
  const seen = page.locator(`${cards} a`).nth(12)
  // In the middle, where a click need not scroll to reach it.
  await seen.evaluate((card) => card.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(seen).toBeInViewport({ ratio: 1 })
  const name = await seen.getAttribute('aria-label')
  const top = await page.evaluate(() => window.scrollY)
  await seen.click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The game' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await expect(page).toHaveURL(/classify=ALL&minBet=0\.1$/)
  await expect(page.getByRole('link', { name: name ?? '', exact: true })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(top)
})

test('FAV-1 a heart is set at once, kept by the server, and dropped from the favourites when taken away', async ({
  page,
  site,
}) => {
  await site.openAs('juan', '/m/gameList?gameType=RNG&classify=ALL', 'EN')
  const heart = page.getByRole('button', { name: /^Favorite: / }).first()
  const name = ((await heart.getAttribute('aria-label')) ?? '').replace('Favorite: ', '')
  const added = page.waitForResponse('**/MCSFE_addFavoriteGameV2')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  expect((await added).ok()).toBe(true)
  await page.getByRole('button', { name: 'Favorites' }).click()
  const card = page.getByRole('link', { name: new RegExp(`^${name}`) })
  await expect(card).toBeVisible()
  await page.getByRole('button', { name: `Favorite: ${name}` }).click()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'No favorites yet' })).toBeVisible()
})

testWithMembers(
  'FAV-1 a heart tapped before the favourites have come waits for them, and none of them is lost',
  async ({ page, site, newMember }) => {
    await site.openAs(await newMember(), '/m/gameList?gameType=LIVE', 'EN')
    const hearts = page.getByRole('button', { name: /^Favorite: / })
    const added = page.waitForResponse('**/MCSFE_addFavoriteGameV2')
    await hearts.nth(0).click()
    expect((await added).ok()).toBe(true)

    let send = () => {}
    const sent = new Promise<void>((resolve) => {
      send = resolve
    })
    await page.route(/MCSFE_getFavoriteGames\b/, async (route) => {
      await sent
      await route.fallback()
    })
    await page.reload()
    await hydrated(page)
    await hearts.nth(1).click()
    send()
    await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
    await expect(hearts.nth(0)).toHaveAttribute('aria-pressed', 'true')
  },
)

test('FAV-1 a heart the server refuses goes back, and says so', async ({ page, site }) => {
  site.expectComplaint(/500/)
  await page.route('**/MCSFE_addFavoriteGameV2', (route) => route.fulfill({ status: 500, body: '' }))
  await site.openAs('juan', '/m/gameList?gameType=LIVE', 'EN')
  const heart = page.getByRole('button', { name: /^Favorite: / }).first()
  await heart.click()
  await expectSaid(page, 'We couldn’t change the favorite. Try again.')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('LIST-4 FAV-1 kinds of games that come after the games move nothing; a guest who taps a heart is sent to log in', async ({
  page,
  site,
}) => {
  const gamesShown = Promise.withResolvers<void>()
  await page.route(`**/${calls.vendors}*`, async (route) => {
    await gamesShown.promise
    await route.continue()
  })
  await watchShifts(page)
  await site.open('/m/gameList?gameType=LIVE', 'EN')
  const heart = page.getByRole('button', { name: /^Favorite: / }).first()
  await expect(heart).toBeVisible()
  gamesShown.resolve()
  await expect(page.getByRole('button', { name: 'Baccarat', exact: true })).toBeVisible()
  expect((await shiftsOf(page)).filter((shift) => shift.includes('<section aria-label="Games"'))).toEqual([])
  await heart.click()
  await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2FgameList/)
})

test('LIST-7 games played last are asked for 25 at a time and listed, the latest first', async ({
  page,
  site,
}) => {
  await playGame(page)
  await site.openAs('juan', gameAddress, 'EN')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The game' })).toBeVisible()
  const asked = page.waitForRequest('**/GCS_recentGame*')
  await site.open('/m/gameList?gameType=ALL&tab=recent', 'EN')
  expect(queryOf((await asked).url())).toMatchObject({ page: '1', pageSize: '25', clientType: '2' })
})

test('VENDOR-1 a vendor’s picture is its code and -WHITE.png', async ({ page, site }) => {
  await site.open('/m/gameList?gameType=RNG', 'EN')
  const logo = page.getByRole('group', { name: 'Providers' }).getByRole('img', { name: 'Jade Lantern' })
  await expect(logo).toHaveAttribute('src', /\/JL-WHITE\.png$/)
})

for (const path of [
  '/m/gameCenter',
  '/m/slotsCenter',
  '/m/gameLobby',
  '/m/gameLobby?vendor=BTI',
  '/m/credits',
]) {
  test(`SHELL-3 ${path} shows its screen`, async ({ page, site }) => {
    await site.open(path, 'EN')
    await expect(page.locator('.vendor-tile, .game-card, main a[target="_blank"]').first()).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectAccessible(page)
  })
}

test('LIST-5 LIST-8 the list says that it shows only new slots, and is sorted and narrowed by RTP and volatility', async ({
  page,
  site,
}) => {
  await site.open('/m/gameList?gameType=RNG', 'EN')
  const summary = page.locator('.list-summary')
  await expect(summary).toContainText('new ones only')
  await summary.getByRole('button', { name: 'Show all' }).click()
  await expect(page).toHaveURL(/classify=ALL/)
  await expect(summary).not.toContainText('new ones only')
  await page.getByRole('button', { name: 'Filter games' }).click()
  const sheet = page.getByRole('dialog', { name: 'Category' })
  await sheet.getByRole('button', { name: 'Highest RTP' }).click()
  await sheet.getByRole('button', { name: 'RTP 96% or more' }).click()
  await sheet.getByRole('group', { name: 'Volatility' }).getByRole('button', { name: 'Low' }).click()
  const asked = page.waitForRequest(/GCSGAME_gameList.*sort=return/)
  await sheet.getByRole('button', { name: 'Show games' }).click()
  expect(queryOf((await asked).url())).toMatchObject({ volatility: 'low', minReturn: '9600', sort: 'return' })
  await expect(summary).toContainText('Highest RTP')
  await page.locator('.game-name__info').first().click()
  const facts = page.getByRole('dialog').last()
  await expect(facts.locator('.game-info__facts')).toContainText(/RTP9[6-9]\.\d\d%/)
  await expect(facts.locator('.game-info__facts')).toContainText('VolatilityLow')
  await expect(facts.getByRole('link', { name: 'Play' })).toHaveAttribute('href', /launchGame/)
  await expectAccessible(page)
})
