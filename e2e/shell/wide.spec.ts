import { paths } from '../../apps/web/src/lib/paths.ts'
import { deskOf, test } from '../lottery/lottery.ts'
import { expect, expectAccessible } from '../site.ts'
import { goTo, pastTheEdge } from './walk.ts'

test.use({ isMobile: false, hasTouch: false, viewport: { width: 1280, height: 800 } })

test.describe.configure({ mode: 'parallel' })

for (const { name, userName } of [
  { name: 'a guest', userName: null },
  { name: 'a member', userName: 'juan' },
]) {
  test(`SHELL-3 on a wide window every screen is accessible to ${name}, and none scrolls sideways`, async ({
    page,
    site,
  }) => {
    test.setTimeout(480_000)
    if (userName) await site.openAs(userName, paths.home, 'EN')
    else await site.open(paths.home, 'EN')
    await expect(page.locator('.side-rail')).toBeVisible()
    const seen = new Set<string>()
    for (const path of Object.values(paths)) {
      const isNotFound = (await page.request.get(path)).status() === 404
      if (isNotFound && seen.has('not found')) continue
      await page.setViewportSize({ width: 1280, height: 800 })
      await goTo(page, path)
      const screen = isNotFound ? 'not found' : new URL(page.url()).pathname
      if (seen.has(screen)) continue
      seen.add(screen)
      await expectAccessible(page)
      for (const width of [768, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        await expect.poll(() => pastTheEdge(page, width), `${path} at ${width}`).toEqual([])
        // They are fixed to the window, so they make no page wider.
        expect(await page.evaluate(sidesTooNarrow), `${path} at ${width}`).toEqual([])
      }
    }
  })
}

/** Which of the sides have more in them than their width. */
const sidesTooNarrow = () =>
  [...document.querySelectorAll('.side-nav, .side-rail')]
    .filter((side) => side.scrollWidth > side.clientWidth)
    .map(({ className }) => className)

test('NAV-1 the bottom bar gives way to a side navigation from 768 px, not before, and a rail joins it from 1280 px, not before', async ({
  page,
  site,
}) => {
  const bar = page.locator('.bottom-bar')
  const side = page.locator('.side-nav')
  const rail = page.locator('.side-rail')
  await site.openAs('juan', paths.home, 'EN')
  for (const [width, has] of [
    [767, { bar: true, side: false, rail: false }],
    [768, { bar: false, side: true, rail: false }],
    [1279, { bar: false, side: true, rail: false }],
    [1280, { bar: false, side: true, rail: true }],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(bar).toBeVisible({ visible: has.bar })
    await expect(side).toBeVisible({ visible: has.side })
    await expect(rail).toBeVisible({ visible: has.rail })
  }
  const columns = () =>
    page.evaluate(() => {
      const grid = document.querySelector('.game-grid')
      return grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 0
    })
  expect(await columns()).toBe(6)
  await page.setViewportSize({ width: 1279, height: 800 })
  await expect.poll(columns).toBe(5)
  await page.setViewportSize({ width: 767, height: 800 })
  await expect.poll(columns).toBe(3)
})

test('NAV-1 the side navigation leads to what is open, and marks where one is', async ({ page, site }) => {
  await site.open(paths.home, 'EN')
  const nav = page.getByRole('navigation', { name: 'Main menu' })
  await expect(nav.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page')
  await nav.getByRole('link', { name: /^Slots/ }).click()
  await expect(page).toHaveURL(/\/m\/gameList\?gameType=RNG$/)
  await expect(nav.getByRole('link', { name: /^Slots/ })).toHaveAttribute('aria-current', 'page')
  await expect(nav.locator('[aria-current]')).toHaveCount(1)
  await nav.getByRole('link', { name: /^E-Lotto/ }).click()
  await expect(page).toHaveURL(/\/m\/home\?tab=ELOTT$/)
  await expect(nav.getByRole('link', { name: /^E-Lotto/ })).toHaveAttribute('aria-current', 'page')
  await expect(nav.locator('[aria-current]')).toHaveCount(1)
})

test('LIST-1 a slash leads to the search of games, but not while one types', async ({ page, site }) => {
  await site.open(paths.home, 'EN')
  await expect(page.locator('.side-nav')).toBeVisible()
  await page.keyboard.press('/')
  await expect(page).toHaveURL(/\/m\/gameList$/)
  const field = page.getByRole('searchbox')
  await expect(field).toBeFocused()
  await page.keyboard.type('1/2')
  await expect(field).toHaveValue('1/2')
  await field.blur()
  await page.keyboard.press('/')
  await expect(field).toBeFocused()
})

test('SHELL-3 a sheet opens as a dialog in the middle, and Escape closes it', async ({ page, site }) => {
  await site.open(paths.home, 'EN')
  await page.getByRole('button', { name: 'Language: English' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const middle = async () => {
    const box = await dialog.boundingBox()
    return box && { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) }
  }
  await expect.poll(middle).toEqual({ x: 640, y: 400 })
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
})

test('LOTT-3 a bet that waits for its draw stands in the rail beside the balance', async ({
  page,
  site,
  lottery,
}) => {
  const userName = await lottery.player()
  await lottery.keepOpen('ssc-3', 250)
  await site.openAs(userName, paths.home, 'EN')
  const rail = page.getByRole('complementary', { name: 'What’s happening now' })
  await expect(rail).toContainText('₱1,000.00')
  await expect(rail.getByRole('heading', { name: 'Open bets' })).toHaveCount(0)

  await site.open(deskOf('ssc-3'), 'EN')
  await page.locator('.pad-row').first().getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('button', { name: 'Add to slip' }).click()
  await page.locator('.slip-pill').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Bet ₱20.00' }).click()
  await expect(page.getByRole('dialog').getByText('Bet placed!')).toBeVisible()

  await site.open(paths.home, 'EN')
  await expect(rail.getByRole('heading', { name: 'Open bets' })).toBeVisible()
  await rail.getByRole('link', { name: /₱20\.00/ }).click()
  await expect(page).toHaveURL(/\/m\/startLottery\?order=\d+$/)
})
