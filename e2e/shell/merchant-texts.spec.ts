import { expect, test } from '../account/account.ts'
import { expectAccessible } from '../site.ts'

test('LANG-1 a merchant’s own words stand in the page as it is sent, after hydration, and in every language', async ({
  page,
  site,
  account,
  request,
}) => {
  await account.set('texts', {
    TY: { 'nav.home': 'Tahanan', 'login.title': 'Pasok na sa perya' },
    EN: { 'nav.home': 'Lobby' },
  })
  const sent = await (await request.get('/m/home', { headers: { cookie: 'language=TY' } })).text()
  expect(sent).toMatch(/>Tahanan</)

  // Texts of later screens come in a part of their own, and are replaced there too.
  await site.open('/m/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Pasok na sa perya' })).toBeVisible()

  await site.open('/m/home')
  const bar = page.getByRole('navigation')
  await expect(bar.getByRole('link', { name: 'Tahanan' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Wika: Tagalog' }).click()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(bar.getByRole('link', { name: 'Lobby' })).toBeVisible()
})
