import { expectAccessible } from '../site.ts'
import { calls, change, expect, gameAddress, openGames, playGame, queryOf, test } from './lobby.ts'

/** No table of this vendor is connected, so its tiles stay closed. */
const closedAddress =
  '/m/launchGame?gameId=BACCARAT_CEBU&vendor=MARAHUYO&nodeId=marahuyo-baccarat-cebu&gameCategory=LIVE&pageBack=gameList'

test('LAUNCH-1 a guest who taps a game logs in over the page and plays it', async ({ page, site }) => {
  await openGames(page)
  await playGame(page)
  await site.open('/m/home')
  const card = page.locator('.game-card:not([data-closed]) .game-card__link').first()
  await card.click()
  const sheet = page.getByRole('dialog')
  await sheet.locator('input[autocomplete="username"]').fill('juan')
  await sheet.locator('input[autocomplete="current-password"]').fill('Perya#2026')
  const launched = page.waitForRequest(`**/${calls.launch}*`)
  await sheet.locator('form button[type="submit"]').click()
  expect(queryOf((await launched).url())).toMatchObject({
    vendor: 'LUNTIAN',
    gameId: 'DRAGON_OF_MAYON',
    nodeId: 'luntian-dragon-of-mayon',
    gameCategory: 'RNG',
  })
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The game' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Lumabas sa laro' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('LAUNCH-1 a closed game says so before it opens, and offers others', async ({ page, site }) => {
  await page.route(`**/${calls.hotGames}*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { value: { list: object[] } }
    const list = answer.value.list.map((game) => ({ ...game, state: 'maintenance' }))
    await route.fulfill({ json: { ...answer, value: { list } } })
  })
  await site.open('/m/home', 'EN')
  await expect(page.locator('.game-grid .game-card[data-closed]')).toHaveCount(12)
  await page.locator('.game-card[data-closed] .game-card__link').first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet).toContainText('This game is under maintenance')
  await expectAccessible(page)
  await sheet.getByRole('link', { name: 'Similar games' }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/)
})

test('LAUNCH-1 without a session the address of a game leads to /m/login and back', async ({
  page,
  site,
}) => {
  await site.open(gameAddress, 'EN')
  await expect(page).toHaveURL(/\/m\/login\?returnTo=%2Fm%2FlaunchGame/)
})

test('LAUNCH-3 over the game stand the ways out, the time played, the balance and the way to more', async ({
  page,
  site,
}) => {
  await playGame(page)
  await page.clock.install()
  await site.openAs('juan', gameAddress, 'EN')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The game' })).toBeVisible()
  const bar = page.locator('.launch-bar')
  await expect(bar).toContainText('₱10,000.00')
  await expect(bar.getByRole('link', { name: 'Home' })).toBeVisible()
  await page.clock.fastForward(65_000)
  await expect(bar.getByRole('timer')).toHaveText(/^1:\d\d$/)
  await bar.getByRole('button', { name: 'Deposit' }).click()
  const sheet = page.getByRole('dialog', { name: 'Deposit' })
  await expect(sheet).toContainText('Your game stays open.')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Keep playing' }).click()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The game' })).toBeVisible()
})

for (const language of ['TY', 'EN'] as const) {
  test(`LAUNCH-3 on a phone of 360 px millions stand whole over the game, after hours of play too (${language})`, async ({
    page,
    site,
  }) => {
    // On a slow first visit the page keeps the letters of the phone, which are wider than those of the site.
    site.expectComplaint(/Failed to load resource/)
    await page.route('**/*.woff2', (route) => route.abort())
    await page.setViewportSize({ width: 360, height: 640 })
    await playGame(page)
    await page.route('**/wps/member/events*', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: '' }),
    )
    await change(page, 'wps/wallets/balance', (value: object) => ({ ...value, sumBalance: '9999999.99' }))
    await change(page, 'wps/member/protection/reality', (value: object) => ({
      ...value,
      net: '-9999999.99',
    }))
    await page.addInitScript(() => {
      // The game's own frame has no storage.
      if (self === top) sessionStorage.setItem('playingSince', String(Date.now() - 36_000_000))
    })
    await site.openAs('juan', gameAddress, language)
    const money = page.locator('.launch-bar__money')
    await expect(page.locator('.launch-bar').getByRole('timer')).toHaveText(/^10:00:/)
    await expect(money.locator('.launch-bar__net')).toContainText('−₱9,999,999.99')
    await expect(money).toContainText('₱9,999,999.99')
    const cut = () =>
      money.evaluate((box) => {
        const { left, right } = box.getBoundingClientRect()
        const figures = [...box.querySelectorAll('bdi, .launch-bar__net > [aria-hidden]')].map((figure) =>
          figure.getBoundingClientRect(),
        )
        return figures.filter((figure) => figure.left < left - 0.5 || figure.right > right + 0.5).length
      })
    await expect.poll(cut).toBe(0)
  })
}

test('R-87 LAUNCH-3 what protects a player, with help from outside, is one tap away from every game', async ({
  page,
  site,
}) => {
  const protection = page.locator('.launch-bar').getByRole('link', { name: /^Player protection/ })
  const expectHelp = async () => {
    const help = page.getByRole('region', { name: 'Other places to get help' })
    await expect(help.getByRole('link', { name: /^Call 1553/ })).toHaveAttribute('href', 'tel:1553')
    for (const link of await help.locator('a[target]').all()) {
      await expect(link).toHaveAttribute('href', /^https:/)
      await expect(link).toHaveAttribute('rel', /noopener/)
    }
    await expectAccessible(page)
  }
  await playGame(page)
  for (const address of [
    '/m/launchGame?gameId=lobby&vendor=TCG_SEA&gameCategory=LOTT&pageBack=home',
    gameAddress,
  ]) {
    await site.openAs('juan', address, 'EN')
    await protection.click()
    await expect(page).toHaveURL(/\/m\/protection$/)
    await expectHelp()
  }
  await page.goBack()
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The game' })).toBeVisible()
  // Who has no account has nothing to set, and finds the same help in what the site states.
  await site.open('/m/useragreement?about=protection', 'EN')
  const article = page.getByRole('article')
  await expect(article.getByRole('link', { name: '1553' })).toHaveAttribute('href', 'tel:1553')
  await expect(article.getByRole('link', { name: /^Gambling Therapy/ })).toHaveAttribute('target', '_blank')
})

test('LAUNCH-3 a game that takes long offers to try again, with a fresh address', async ({ page, site }) => {
  await playGame(page)
  let isSlow = true
  await page.route('**/a-vendors-game', async (route) => {
    if (isSlow) return
    await route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>The game</h1>' })
  })
  await page.clock.install()
  await site.openAs('juan', gameAddress, 'EN')
  await expect(page.getByRole('status').filter({ hasText: 'Opening Luntian' })).toBeVisible()
  await page.clock.fastForward(15_000)
  await expect(page.getByText('The game is taking a while to load.')).toBeVisible()
  await expectAccessible(page)
  isSlow = false
  const again = page.waitForRequest(`**/${calls.launch}*`)
  await page.getByRole('button', { name: 'Try again' }).click()
  await again
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'The game' })).toBeVisible()
})

test('LAUNCH-3 a game under maintenance says so instead of a blank frame', async ({ page, site }) => {
  site.expectComplaint(/409/)
  await site.openAs('juan', closedAddress, 'EN')
  await expect(page.getByRole('heading', { name: 'This game is under maintenance' })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Similar games' }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=LIVE$/)
})

test('ERR-1 LAUNCH-3 a game whose address is empty says so instead of a blank frame', async ({
  page,
  site,
}) => {
  await playGame(page, { url: '' })
  await site.openAs('juan', gameAddress)
  await expect(
    page.getByText('Walang larong nabuksan sa link na ito. Bumalik sa lobby at piliin ulit ang laro.'),
  ).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expectAccessible(page)
})

test('LAUNCH-3 a round that was left open goes on, and the player is told', async ({ page, site }) => {
  await playGame(page, { openRound: { roundId: 'r1', openedAt: '2026-11-15T12:30:00.000Z' } })
  await site.openAs('juan', gameAddress, 'EN')
  await expect(page.getByText(/Resuming your round from 08:30/)).toBeVisible()
})

test('LAUNCH-3 whoever has put a hand on the game is asked once before leaving', async ({ page, site }) => {
  await playGame(page)
  await site.openAs('juan', gameAddress, 'EN')
  await page.frameLocator('iframe').getByRole('button', { name: 'Spin' }).click()
  // The page hears of it a moment later, by where the focus is.
  await expect(page.locator('iframe')).toBeFocused()
  await page.getByRole('button', { name: 'Leave the game' }).click()
  const question = page.getByRole('dialog', { name: 'Leave the game?' })
  await expect(question).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/m\/(home|gameList)/)
})

test('LAUNCH-1 LAUNCH-2 a lottery opens in the lottery launcher with its prize mode', async ({
  page,
  site,
}) => {
  await openGames(page)
  await site.open('/m/gameList?gameType=ELOTT', 'EN')
  const tileOf = (name: string) =>
    page.locator('.game-grid li', { hasText: name }).locator('.game-card__link')
  for (const [name, mode] of [
    ['E-Digits 1 Min', 'Elott'],
    ['Manila 1 Min', 'Lott'],
  ] as const) {
    await expect(tileOf(name)).toHaveAttribute(
      'href',
      new RegExp(`/m/launchGame\\?playType=trad&prize_mode=${mode}&code=\\w+`),
    )
  }
  await site.open('/m/gameList?gameType=LOTT&vendor=TCG_LOTTO_VN', 'EN')
  const link = page.locator('.game-card__link').first()
  await expect(link).toHaveAttribute('href', /\/m\/launchGame\?gameId=lobby&vendor=TCG_LOTTO_VN/)
})

test('LAUNCH-3 a visitor may try a game with free play', async ({ page, site }) => {
  await openGames(page)
  await playGame(page, { isPlayMoney: true })
  await site.open('/m/home', 'EN')
  await page.locator('.game-card:not([data-closed]) .game-card__link').first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Play for free' }).click()
  await expect(page).toHaveURL(/\/m\/launchGame/)
  await expect(page.locator('.launch-bar')).toContainText('Play money')
})

test('LAUNCH-3 a member with nothing who puts a hand on the stake is shown the way to deposit, once', async ({
  page,
  site,
}) => {
  await openGames(page)
  await playGame(page)
  // The stream would bring the true balance.
  await page.route('**/wps/member/events', (route) => route.fulfill({ status: 204 }))
  await change(page, 'wps/wallets/balance', (value: object) => ({ ...value, sumBalance: '0.00' }))
  await site.openAs('juan', gameAddress, 'EN')
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' })
  const way = page.getByRole('dialog', { name: 'Deposit' })
  await expect(page.locator('.launch-bar__money')).toContainText('₱0.00')
  await expect(spin).toBeVisible()
  await expect(way).toHaveCount(0)
  await spin.click()
  await expect(way.getByRole('link')).toHaveAttribute('href', '/m/voucherCenter')
  await way.getByRole('button', { name: 'Close' }).click()
  await expect(way).toHaveCount(0)
  await spin.click()
  await expect(way).toHaveCount(0)
})
