import { paths } from '../../apps/web/src/lib/paths.ts'
import { expect, expectAccessible, expectSaid, letMove, test } from '../site.ts'

test('HEAD-1 a guest sees logo, login, register, language and menu', async ({ page, site }) => {
  await site.open('/m/home', 'EN')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Perya' })).toHaveAttribute('href', paths.home)
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', paths.login)
  await expect(header.getByRole('link', { name: 'Register' })).toHaveAttribute('href', paths.register)
  await expect(header.getByRole('button', { name: 'Language: English' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible()
})

test('HEAD-1 without direct registration there is no register link', async ({ page, site }) => {
  await site.change('DIRECTREG3', 'off')
  await site.open('/m/home', 'EN')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Register' })).toHaveCount(0)
})

test('HEAD-2 a member sees name, balance with two decimals, deposit, language and menu', async ({
  page,
  site,
}) => {
  await site.openAs('juan', '/m/home', 'EN')
  const header = page.getByRole('banner')
  await expect(header.getByText('juan')).toBeVisible()
  await expect(header.getByText('₱10,000.00')).toBeVisible()
  await expect(header.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', paths.deposit)
  await expect(header.getByRole('button', { name: 'Language: English' })).toBeVisible()
  await expect(header.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Log in' })).toHaveCount(0)
  await expectAccessible(page)
})

test('HEAD-2 HEAD-4 tapping the balance shows what it is made of, and covers it all on request', async ({
  page,
  site,
}) => {
  await site.openAs('juan', '/m/home')
  await page.getByRole('banner').getByRole('button', { name: /juan/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Ang pera ko' })
  await expect(sheet.getByText('₱10,000.00')).toHaveCount(2)
  for (const part of ['Puwedeng i-withdraw', 'Bonus', 'Naka-hold']) {
    await expect(sheet.getByRole('term').filter({ hasText: part })).toBeVisible()
  }
  await expect(sheet.getByText('₱0.00')).toHaveCount(2)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Itago ang balance' }).click()
  await expect(sheet.getByText('******')).toHaveCount(4)
})

test('HEAD-3 the arrow of a page opened by its address replaces it with Home', async ({ page, site }) => {
  await site.open('/m/nowhere', 'EN')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('HEAD-3 the arrow goes back in history, and to Home from the pages that say so', async ({
  page,
  site,
}) => {
  await site.open('/m/nowhere', 'EN')
  await page.getByRole('navigation').getByRole('link', { name: 'Promos' }).click()
  await expect(page).toHaveURL(/\/m\/activity$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)

  await site.open('/m/nowhere', 'EN')
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await expect(page).toHaveURL(/\/m\/mine$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/nowhere$/)

  await site.open('/m/nowhere', 'EN')
  await page.evaluate((path) => {
    history.pushState({ idx: 1 }, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: { idx: 1 } }))
  }, paths.forget)
  await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('HEAD-4 the menu offers money, the balance and the licence; refreshing sends a guest to log in', async ({
  page,
  site,
}) => {
  await site.open('/m/home', 'EN')
  await page.getByRole('button', { name: 'Menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Deposit' })).toHaveAttribute('href', paths.deposit)
  await expect(menu.getByRole('link', { name: 'Withdraw' })).toHaveAttribute('href', paths.withdraw)
  await expect(menu.getByText('This is a demo')).toBeVisible()
  await expect(menu.getByText(`© 2025–${new Date().getUTCFullYear()} Perya`)).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Log out' })).toHaveCount(0)
  await expectAccessible(page)
  await menu.getByRole('button', { name: 'Refresh balance' }).click()
  await expect(page).toHaveURL(/\/m\/login$/)
})

test('HEAD-4 a member hides the balance behind asterisks, and it stays hidden', async ({ page, site }) => {
  await site.openAs('juan', '/m/home', 'EN')
  await expect(page.getByRole('banner').getByText('₱10,000.00')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hide balance' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByText('******')).toBeVisible()
  await expect(page.getByText('₱10,000.00')).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('banner').getByText('******')).toBeVisible()
})

test('HEAD-4 a member refreshes the balance and is told so', async ({ page, site }) => {
  await site.openAs('juan', '/m/home', 'EN')
  await expect(page.getByRole('banner').getByText('₱10,000.00')).toBeVisible()
  await page.getByRole('button', { name: 'Menu' }).click()
  const asked = page.waitForRequest('**/wps/wallets/balance')
  await page.getByRole('dialog').getByRole('button', { name: 'Refresh balance' }).click()
  await asked
  await expectSaid(page, 'Balance refreshed')
})

test('HEAD-4 SESS-1 signing out asks first, then ends the session, forgets the member and starts afresh', async ({
  page,
  site,
}) => {
  await letMove(page)
  await site.openAs('juan', '/m/home', 'EN')
  await page.evaluate(() => {
    localStorage.setItem('trialName', 'left behind')
    sessionStorage.setItem('seen', '1')
    Object.assign(window, { isOldPage: true })
  })
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('juan')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click()
  const question = page.getByRole('dialog', { name: 'Log out now?' })
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: 'Log out' }).click()
  await page.waitForFunction(() => !('isOldPage' in window))
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  await expect
    .poll(() =>
      page.evaluate(() => ['session', 'autoLogin', 'trialName'].map((name) => localStorage.getItem(name))),
    )
    .toEqual([null, '0', null])
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
    .not.toMatch(/juan|"seen"/)
})

for (const path of [paths.login, paths.register, paths.mine, paths.help]) {
  test(`HEAD-5 ${path} has no header`, async ({ page, site }) => {
    await site.open(path)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.locator('.page-header')).toHaveCount(0)
  })
}

for (const [path, TY, EN] of [
  [paths.forget, 'Nakalimutan ang password', 'Forgot password'],
  [paths.trial, 'Subukan nang libre', 'Free play'],
  [paths.login, 'Mag-log in', 'Log in'],
] as const) {
  test(`HEAD-6 ${path} has its title in both languages`, async ({ page, site }) => {
    await site.open(path)
    await expect(page).toHaveTitle(`${TY} · Perya`)
    await site.open(path, 'EN')
    await expect(page).toHaveTitle(`${EN} · Perya`)
  })
}

for (const path of [paths.forget, paths.trial]) {
  test(`LANG-1 ${path} lets the player choose the language`, async ({ page, site }) => {
    await site.open(path)
    await page.getByRole('button', { name: 'Wika: Tagalog' }).click()
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('button', { name: 'Language: English' })).toBeVisible()
  })
}

test('MSG-1 a guest who taps the messages is asked to log in', async ({ page, site }) => {
  await site.open('/m/home', 'EN')
  await page.getByRole('link', { name: 'Messages' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('MSG-1 a member who taps the messages goes to them', async ({ page, site }) => {
  await site.openAs('juan', '/m/home', 'EN')
  await page.getByRole('link', { name: 'Messages' }).click()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
})

test('SESS-1 a session that has ended says so and asks to log in again', async ({ page, site }) => {
  site.expectComplaint(/401/)
  // Before the page starts: one that runs would end the session itself, and a page after it know of none.
  await page.addInitScript(() =>
    localStorage.setItem(
      'session',
      JSON.stringify({
        token: 'gone',
        merchantCode: 'PERYA',
        userName: 'juan',
        type: 0,
        firstTimeLogin: false,
      }),
    ),
  )
  await site.open('/m/home', 'EN')
  await expect(
    page.getByRole('dialog').getByText('Your account was logged out. Please log in again.'),
  ).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull()
})

test('HEAD-4 back closes what the menu opened, one after the other, and forward opens nothing', async ({
  page,
  site,
}) => {
  await site.open('/m/lottery', 'EN')
  await site.open('/m/home', 'EN')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  await settings.getByRole('button', { name: 'Language English' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(2)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await expect(settings).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goForward()
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // A link within it is a screen after the one below, and what was over that one is passed over.
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL(/\/m\/help/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goBack()
  await expect(page).toHaveURL(/\/m\/lottery/)
})

test('SET-1 sound, motion, language and theme are chosen in one place without an account, and stay on the device', async ({
  page,
  site,
}) => {
  await site.open('/m/home', 'EN')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click()
  const settings = page.getByRole('dialog', { name: 'Settings' })
  // A device that asks for less to move decides.
  await expect(settings.getByRole('switch', { name: 'Motion' })).toBeDisabled()
  await expect(settings.getByRole('switch', { name: 'Motion' })).not.toBeChecked()
  await letMove(page)
  await page.reload()
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click()
  await settings.getByRole('switch', { name: 'Sound' }).uncheck()
  await settings.getByRole('switch', { name: 'Motion' }).uncheck()
  await settings.getByLabel('Theme').selectOption('Dagat: sea blue')
  await expectAccessible(page)
  const html = page.locator('html')
  await page.reload()
  await expect(html).toHaveAttribute('data-theme', 'dagat')
  await expect(html).toHaveAttribute('data-motion', 'still')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click()
  await expect(settings.getByRole('switch', { name: 'Sound' })).not.toBeChecked()
  await settings.getByLabel('Theme').selectOption('Site default')
  await expect(html).toHaveAttribute('data-theme', 'tala')
})
