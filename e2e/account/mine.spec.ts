import { expectAccessible, expectSaid } from '../site.ts'
import { expect, session, test } from './account.ts'

test('TRIAL-1 /m/trail makes a trial session on the trial merchant and goes home; the device finds it again', async ({
  page,
  site,
}) => {
  await site.open('/m/trail')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Maglaro nang libre' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  const first = await session(page)
  expect(first).toMatchObject({ merchantCode: 'PERYAT', type: 4 })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('trialName'))).toBe(first?.userName)
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.removeItem('session'))
  await site.open('/m/trail')
  await page.getByRole('button', { name: /^Ituloy bilang / }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => session(page)).toMatchObject({ userName: first?.userName })
})

test('TRIAL-1 LOGIN-6 a visitor starts test play from the log-in; who plays a trial is turned away from the members’ area', async ({
  page,
  site,
}) => {
  await site.open('/m/login', 'EN')
  await page.getByRole('button', { name: 'Play for free' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => session(page)).toMatchObject({ merchantCode: 'PERYAT', type: 4 })
  for (const path of ['/m/mine', '/m/changePsw', '/m/set']) {
    await site.open(path, 'EN')
    await expectSaid(page, 'Please log in with an actual account to use this function.')
    await expect(page).toHaveURL(/\/m\/home$/)
  }
})

test('TRIAL-1 a merchant without test play offers none', async ({ page, site, account }) => {
  await account.set('TRIALPLAY3', false)
  await site.open('/m/login', 'EN')
  await expect(page.locator('input[name="username"]')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Play for free' })).toHaveCount(0)
})

test('MINE-1 a guest sees the way in, the entries, and is asked to log in on every protected one', async ({
  page,
  site,
}) => {
  await site.open('/m/mine')
  for (const name of [
    'Deposit',
    'Mga taya ko',
    'Mga transaction',
    'Panalo at talo',
    'Mga deposit ko',
    'Mga withdrawal ko',
  ])
    await expect(page.getByRole('link', { name }).first()).toBeVisible()
  await expectAccessible(page)
  for (const name of ['Mga taya ko', 'Settings']) {
    await page.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('dialog').locator('input[name="username"]')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Isara' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(/\/m\/mine$/)
  }
  await expect(page.getByRole('link', { name: /Agent Center/ })).toHaveCount(0)
})

test('MINE-1 MINE-2 a member sees days joined, balance and own entries; the card opens the profile', async ({
  page,
  site,
  account,
}) => {
  await site.openAs('juan', '/m/mine', 'EN')
  const [row] = await account.query('select registered_at from member where user_name = $1', ['juan'])
  const days = Math.floor((Date.now() - Date.parse(String(row?.registered_at))) / 86_400_000)
  await expect(page.getByText(`${days} days with us`)).toBeVisible()
  await expect(page.getByText('₱10,000.00')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /juan/ }).click()
  await expect(page).toHaveURL(/\/m\/member\/home$/)
  await expect(page.getByText('ju***@perya.example')).toBeVisible()
  await expectAccessible(page)
})

test('MINE-1 no entry leads to a screen that is not built; an agent finds the contracts and the transfer to the upline, a top agent not the latter', async ({
  page,
  site,
}) => {
  await site.openAs('ligaya', '/m/mine', 'EN')
  await expect(page.getByRole('link', { name: 'Transfer to upline' })).toHaveAttribute(
    'href',
    '/m/upLine/transfer',
  )
  await page.getByRole('link', { name: 'Contracts' }).click()
  await expect(page.getByText('You have no contract yet')).toBeVisible()
  await page.getByText('Dividend', { exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Dividend contract' })).toBeVisible()
  await expect(page.getByText('You have no contract yet')).toBeVisible()
  await expectAccessible(page)
  // Off the agent's page first: what it still asks would come from nobody.
  await page.goto('/healthz')
  await page.evaluate(() => localStorage.clear())
  await site.openAs('datu', '/m/mine', 'EN')
  await expect(page.getByText(/days with us/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Transfer to upline' })).toHaveCount(0)
  // Their screens are not built yet, so nothing leads there.
  await expect(page.getByRole('link', { name: /Agent Center|Rewards/ })).toHaveCount(0)
})

test('MINE-1 a flag turned off takes its entry away', async ({ page, site, account }) => {
  await account.set('FEEDBACK3', false)
  await site.open('/m/mine', 'EN')
  await expect(page.getByRole('link', { name: 'Messages' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Feedback' })).toHaveCount(0)
})

test('MINE-2 mem_cen chooses between tiles and rows', async ({ page, site, account }) => {
  await site.open('/m/mine', 'EN')
  await expect(page.locator('.entry-tile').first()).toBeVisible()
  await account.set('mem_cen', '0')
  await site.open('/m/mine', 'EN')
  await expect(page.getByRole('link', { name: 'My bets' })).toBeVisible()
  await expect(page.locator('.entry-tile')).toHaveCount(0)
  await expectAccessible(page)
})

test('MINE-1 a member chooses a picture, and keeps it', async ({ page, site }) => {
  await site.openAs('malaya', '/m/mine', 'EN')
  await page.getByRole('button', { name: 'Change picture' }).click()
  await page.getByRole('button', { name: 'Moon' }).click()
  await expectSaid(page, 'Your picture was changed.')
  await site.open('/m/mine', 'EN')
  await page.getByRole('button', { name: 'Change picture' }).click()
  await expect(page.getByRole('button', { name: 'Moon' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page)
})

for (const path of ['/m/login', '/m/register', '/m/forget', '/m/trail', '/m/mine']) {
  for (const language of ['TY', 'EN'] as const) {
    test(`LOGIN-6 ${path} fits a phone of 360×640 and every target is a fingertip wide (${language})`, async ({
      page,
      site,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 })
      await site.open(path, language)
      await expect(page.locator('h1')).toBeVisible()
      const seen = () =>
        page.evaluate(() => {
          const small = [...document.querySelectorAll('#root a, #root button, #root input, #root select')]
            .filter((element) => element.checkVisibility() && !element.closest('p, label, .sr-only'))
            .map((element) => ({ element, box: element.getBoundingClientRect() }))
            .filter(({ element, box }) => !element.matches('.sr-only, .skip-link') && box.height < 44)
            .map(({ element, box }) => `${Math.round(box.height)} ${element.outerHTML.slice(0, 80)}`)
          return { small, overflow: document.documentElement.scrollWidth - innerWidth }
        })
      await expect.poll(seen).toEqual({ small: [], overflow: 0 })
    })
  }
}
