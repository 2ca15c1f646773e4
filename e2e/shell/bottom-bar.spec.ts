import { paths } from '../../apps/web/src/lib/paths.ts'
import { userAgents } from '../../apps/web/src/lib/testing/user-agents.ts'
import { expect, expectSaid, test } from '../site.ts'

for (const [language, labels] of [
  ['TY', ['Home', 'Promo', 'Deposit', 'Invite', 'Account']],
  ['EN', ['Home', 'Promos', 'Deposit', 'Invite', 'Account']],
] as const) {
  test(`NAV-1 the bottom menu has its five places, Deposit in the middle (${language})`, async ({
    page,
    site,
  }) => {
    await site.open('/m/home', language)
    const bar = page.getByRole('navigation')
    await expect(bar.getByRole('listitem')).toHaveText(labels)
    await expect(bar.getByRole('link', { name: labels[0] })).toHaveAttribute('aria-current', 'page')
    await expect(bar.getByRole('link', { name: labels[1] })).toHaveAttribute('href', paths.activity)
    await expect(bar.getByRole('link', { name: labels[2] })).toHaveAttribute('href', paths.deposit)
    await expect(bar.getByRole('link', { name: labels[4] })).toHaveAttribute('href', paths.mine)
  })
}

for (const path of [paths.login, paths.register, paths.forget, paths.trial, paths.maintenance]) {
  test(`NAV-2 ${path} has no bottom menu`, async ({ page, site }) => {
    await site.open(path)
    await expect(page.locator('#root')).not.toBeEmpty()
    await expect(page.locator('.bottom-bar')).toHaveCount(0)
  })
}

test('NAV-3 in a browser tab the menu keeps its usual height', async ({ page, site }) => {
  await site.open('/m/home')
  expect((await page.locator('.bottom-bar').boundingBox())?.height).toBe(72)
})

test.describe('inside the app', () => {
  test.use({ userAgent: userAgents.androidApp, screen: { width: 390, height: 844 } })
  test('NAV-3 on a tall screen the menu is 1.7 rem of the design high', async ({ page, site }) => {
    await site.open('/m/home')
    await expect.poll(async () => (await page.locator('.bottom-bar').boundingBox())?.height).toBe(85)
  })
})

test('NAV-4 Invite tells a guest for two seconds to contact customer service', async ({ page, site }) => {
  await site.open('/m/home', 'EN')
  await page.getByRole('navigation').getByRole('button', { name: 'Invite' }).click()
  await expectSaid(page, 'Please contact customer service for this.')
  await expect(page.getByText('Please contact customer service for this.')).toHaveCount(0)
})

test('NAV-4 Members turns a free trial away for two seconds', async ({ page, site }) => {
  await site.open(paths.trial, 'EN')
  await page.getByRole('button', { name: 'Start playing' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await expectSaid(page, 'Please log in with an actual account to use this function.')
  await expect(page).toHaveURL(/\/m\/home$/)
})
