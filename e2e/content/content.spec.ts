import { operate } from '../operator.ts'
import { expect, expectAccessible, test } from '../site.ts'

test('CONT-3 the help centre has its titles on the left, the first item at first, and any by its number', async ({
  page,
  site,
}) => {
  await site.open('/m/help')
  const shown = page.getByRole('article').getByRole('heading')
  await expect(shown).toHaveText('Account at login')
  await expectAccessible(page)
  const title = page.getByRole('link', { name: 'Nakalimutan ang password' })
  const [left, right] = [await title.boundingBox(), await page.getByRole('article').boundingBox()]
  expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0)
  await title.click()
  await expect(page).toHaveURL(/\/m\/help\?i=1$/)
  await expect(shown).toHaveText('Nakalimutan ang password?')
  await site.open('/m/help?i=99')
  await expect(shown).toHaveText('Account at login')
  await site.open('/m/help?i=1')
  await page.getByRole('link', { name: 'Basahin nang buo' }).click()
  await expect(page).toHaveURL(/\/m\/helpDetail\?i=1$/)
  await expect(page.getByRole('article').getByRole('heading')).toHaveText('Nakalimutan ang password?')
  await expectAccessible(page)
})

test('CONT-3 a help centre without items says so, and one that cannot be had is asked again', async ({
  page,
  site,
}) => {
  await page.route('**/wps/system/helpCenter*', (route) =>
    route.fulfill({ json: { success: true, value: [] } }),
  )
  await site.open('/m/help', 'EN')
  await expect(page.getByRole('heading', { name: 'No topics yet' })).toBeVisible()
  await expect(page.getByText('No data', { exact: true })).toBeVisible()

  site.expectComplaint(/status of 500/)
  await page.unrouteAll()
  await page.route('**/wps/system/helpCenter*', (route) => route.fulfill({ status: 500, json: {} }))
  await site.open('/m/help', 'EN')
  await expect(
    page.getByRole('heading', { name: 'We can’t load this right now. Try again later.' }),
  ).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').getByRole('heading')).toHaveText('Account and login')
})

test('CONT-3 the footer leads to each thing the site states, which says its version', async ({
  page,
  site,
}) => {
  await site.open('/m/home', 'EN')
  const shown = page.getByRole('article').getByRole('heading', { level: 2 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(shown).toHaveText('Privacy')
  for (const title of ['User agreement', 'Player protection', 'License']) {
    await page.getByRole('link', { name: title, exact: true }).click()
    await expect(shown).toHaveText(title)
    await expect(page.getByRole('banner').getByRole('heading')).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Perya`)
    await expect(page.getByText(/^Version \d+ · /)).toBeVisible()
    await expectAccessible(page)
  }
})

test('CONT-3 an earlier version of a statement stays readable, and says that it no longer holds', async ({
  page,
  site,
}) => {
  const state = (word: string) => {
    const contents = { TY: `<p>${word}</p>`, EN: `<p>${word}</p>` }
    const titles = { TY: 'Lisensya', EN: 'License' }
    return operate('merchant', 'article', JSON.stringify({ kind: 'licence', titles, contents }))
  }
  await state('Said before')
  await state('Said today')
  const article = page.getByRole('article')
  // The server hears of it a moment after the command has ended.
  await expect(async () => {
    await site.open('/m/useragreement?about=licence', 'EN')
    await expect(article).toContainText('Said today', { timeout: 3_000 })
  }).toPass()
  await page.getByRole('navigation', { name: 'Earlier versions' }).getByRole('link').first().click()
  await expect(article).toContainText('Said before')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Read the current one' }).click()
  await expect(article).toContainText('Said today')
})

test('CONT-3 what protects a player can be read and set by everybody', async ({ page, site }) => {
  await site.openAs('juan', '/m/protection')
  await expect(page.locator('#main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await expectAccessible(page)
})

test('ERR-1 CONT-3 a site that states nothing has no data to show', async ({ page, site }) => {
  await page.route('**/wps/system/statements*', (route) =>
    route.fulfill({ json: { success: true, value: [] } }),
  )
  await site.open('/m/useragreement', 'EN')
  await expect(page.getByRole('heading', { name: 'No data' })).toBeVisible()
  await expectAccessible(page)
})

test('CONT-3 CS-1 customer service lists the ways to reach it, and what may answer alone', async ({
  page,
  site,
}) => {
  await site.open('/m/service', 'EN')
  const ways = page.getByRole('list', { name: 'Ways to reach us' })
  await expect(ways.getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Help Center' }).click()
  await expect(page).toHaveURL(/\/m\/help$/)
})

test('CONT-1 HOME-4 the ticker leads to the notices, and one opens to its words', async ({ page, site }) => {
  await site.open('/m/home')
  await page.locator('.ticker__link').click()
  await expect(page).toHaveURL(/\/m\/notice$/)
  // The home screen stays until the notices have come, and its ticker has the same words.
  await expect(page.locator('.notice').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByText('Welcome sa Perya!').click()
  await expect(page.getByText(/walang totoong pera/)).toBeVisible()
  await expect(page.getByText(/Bago/)).toHaveCount(0)
})

test('CONT-1 a member sees how many notices are unread, and one less after opening one', async ({
  page,
  site,
}) => {
  await site.openAs('bayani', '/m/notice', 'EN')
  const count = page.getByRole('status').filter({ hasText: 'unread' })
  await expect(count).toHaveText('3 unread')
  await page.getByText('Welcome to Perya!').click()
  await expect(count).toHaveText('2 unread')
  await site.open('/m/notice', 'EN')
  await expect(count).toHaveText('2 unread')
})

test('CONT-1 agents have notices of their own', async ({ page, site }) => {
  const asked = page.waitForRequest(/MCSFE_getListAnnouncements\?types=A&/)
  await site.openAs('datu', '/m/member/notice?types=A', 'EN')
  expect((await asked).headers().moduleid).toBe('AGEANNOUNCE3')
  await expect(page.getByText('Agents: the lobby is open!')).toBeVisible()
  await expect(page.getByText('Welcome to Perya!')).toHaveCount(0)
  await expectAccessible(page)
})
