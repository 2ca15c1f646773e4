import { expectAccessible, expectSaid, hydrated } from '../site.ts'
import { codeIn, expect, session, submit, test } from './account.ts'

const refused = /status of 4\d\d/
const oldPassword = 'Perya#2026'
/** How long the work of a device for one SMS may take on a busy machine. */
const workMs = 120_000

test('FORGOT-1 the form judges name and e-mail, and says when the mail is out', async ({
  page,
  site,
  account,
}) => {
  await account.set('FORGOTPHONE3', false)
  await page.clock.install()
  await site.open('/m/login')
  await page.getByRole('link', { name: 'Nakalimutan ang password' }).click()
  await expect(page).toHaveURL(/\/m\/forget$/)
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expectAccessible(page)
  await submit(page).click()
  await expect(page.getByText('Ilagay ang username mo.')).toBeVisible()
  await expect(page.getByText('Mali ang e-mail.')).toBeVisible()
  await expect(page.locator('input[name="username"]')).toBeFocused()
  const fill = async () => {
    // First what the log-in has not: it may still be on the screen.
    await page.locator('input[name="email"]').fill(' nobody@perya.example ')
    await page.locator('input[name="username"]').fill('  nobody  ')
  }
  await fill()
  const sent = page.waitForRequest('**/wps/member/password/email')
  await submit(page).click()
  expect((await sent).postData()).not.toMatch(/%20|\+| /)
  await expectSaid(page, 'Na-send na. I-check ang e-mail mo.')
  await expect(page).toHaveURL(/\/m\/login$/)

  // Again with the clock held, now that what shows messages is loaded.
  const send = async (at: number) => {
    await page.getByRole('link', { name: 'Nakalimutan ang password' }).click()
    await fill()
    await expect(page.getByText('Na-send na. I-check ang e-mail mo.')).toHaveCount(0)
    await page.clock.pauseAt(at)
    await submit(page).click()
    await expect(page.getByText('Na-send na. I-check ang e-mail mo.')).toBeVisible()
  }
  await send(Date.now() + 60_000)
  await page.clock.runFor(999)
  await expect(page).toHaveURL(/\/m\/forget$/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/m\/login$/)

  // Whoever has gone elsewhere by then stays there.
  await page.clock.resume()
  await send(Date.now() + 180_000)
  await page.evaluate(() => {
    history.pushState(null, '', '/m/register')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.locator('input[name="email"]')).toHaveCount(0)
  await page.clock.runFor(2_000)
  await expect(page).toHaveURL(/\/m\/register$/)
})

test('FORGOT-1 the mailed link opens a screen that sets a new password, once', async ({
  page,
  site,
  account,
}) => {
  site.expectComplaint(refused)
  await site.open('/m/forget', 'EN')
  await page.getByText('By e-mail').click()
  await page.locator('input[name="username"]').fill('crispin')
  await page.locator('input[name="email"]').fill('crispin@perya.example')
  await submit(page).click()
  const mail = await account.messageTo('crispin@perya.example', /#reset=/)
  const link = /\S+\/m\/forget#reset=\S+/.exec(mail)?.[0] ?? ''
  const { hash } = new URL(link)
  await site.open('/m/home', 'EN')
  await site.open(`/m/forget${hash}`, 'EN')
  await expect(page.locator('input[readonly]')).toHaveValue('crispin')
  await expectAccessible(page)
  await page.locator('input[name="newPassword"]').fill('Bagong gabi 2026')
  await page.locator('input[name="confirmNewPassword"]').fill('Bagong gabi 2026')
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/login$/)

  await site.open(`/m/forget${hash}`, 'EN')
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
  await expect(page.locator('input')).toHaveCount(0)
  await expectAccessible(page)
  await expect(
    page.getByText('This link was already used or has expired. Please ask for a new one.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Get a new link' }).click()

  // It asks for what it was: a mail. A look at the other way loses nothing.
  await page.locator('input[name="email"]').fill('crispin@perya.example')
  await page.getByText('By mobile').click()
  await page.locator('input[name="mobile"]').fill('0917 000 0008')
  await page.getByText('By e-mail').click()
  await expect(page.locator('input[name="email"]')).toHaveValue('crispin@perya.example')
  await page.getByText('By mobile').click()
  await expect(page.locator('input[name="mobile"]')).toHaveValue('0917 000 0008')
})

test('FORGOT-2 CAPT-1 by phone: an empty form says to get a code first, which costs the device work and the player no picture', async ({
  page,
  site,
}) => {
  await site.open('/m/forget', 'EN')
  await submit(page).click()
  await expect(page.locator('input[type="tel"]')).toBeFocused()
  await expect(page.getByText('Get the code first.')).toBeVisible()

  const sending = page.waitForRequest(/\/wps\/verification\/sms\/noLogin/, { timeout: workMs })
  await page.locator('input[type="tel"]').fill('917 000 0004')
  await page.getByRole('button', { name: 'Get code' }).click()
  expect((await sending).postDataJSON()).toMatchObject({
    captchaId: expect.any(String),
    captcha: expect.stringMatching(/^\d+$/),
  })
  await expect(page.locator('input[name="code"]')).toBeEnabled()
  await expect(page.locator('input[name="captcha"]')).toHaveCount(0)
  await expectAccessible(page)
})

test('FORGOT-2 by phone: a number of a country the site sends nothing to is told so beside the number', async ({
  page,
  site,
}) => {
  site.expectComplaint(/status of 400/)
  await site.open('/m/forget', 'EN')
  await page.locator('input[type="tel"]').fill('+44 7400 123456')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('We can’t send SMS to numbers in that country.')).toBeVisible({
    timeout: workMs,
  })
  await expect(page.locator('input[type="tel"]')).toBeFocused()
})

test('FORGOT-2 by phone: the code waits for a sending, a known password is cleared, a wrong code too, and a right one signs in', async ({
  page,
  site,
  account,
}) => {
  site.expectComplaint(refused)
  await site.open('/m/login', 'EN')
  await page.locator('input[name="username"]').fill('crispin')
  await page.locator('input[name="password"]').fill(oldPassword)
  await page.getByText('Remember password').click()
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.removeItem('session'))

  await site.open('/m/forget', 'EN')
  await expect(page.getByRole('radio', { name: 'By mobile' })).toBeChecked()
  const code = page.locator('input[name="code"]')
  const mobile = page.locator('input[name="mobile"]')
  const secret = page.locator('input[name="password"]')
  await expect(code).toBeDisabled()
  await expectAccessible(page)
  await mobile.fill('91')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expect(page.getByText('Enter your mobile number, at least 7 digits.')).toBeVisible()
  await mobile.fill('917 000 0008')
  await page.getByRole('button', { name: 'Get code' }).click()
  await expectSaid(page, 'SMS sent.')
  await expect(code).toBeEnabled()
  const right = codeIn(await account.messageTo('+639170000008'))

  await code.fill(right === '111111' ? '222222' : '111111')
  await secret.fill('Ikatlong gabi 2026')
  await submit(page).click()
  await expect(page.getByText('Verification code error, or it has expired.')).toBeVisible()
  await expect(code).toHaveValue('')
  await expect(secret).toHaveValue('Ikatlong gabi 2026')

  await account.query(
    'update credential set password_hash = (select password_hash from credential where member_id = (select id from member where user_name = $1)) where member_id = (select id from member where user_name = $2)',
    ['juan', 'crispin'],
  )
  await code.fill(right)
  await secret.fill(oldPassword)
  await submit(page).click()
  await expect(page.getByText('The new password and the old password cannot be the same.')).toBeVisible()
  await expect(secret).toHaveValue('')
  await expect(code).toHaveValue(right)

  await secret.fill('Ikatlong gabi 2026')
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => session(page)).toMatchObject({ userName: 'crispin' })

  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.removeItem('session'))
  await site.open('/m/login', 'EN')
  await expect(page.locator('input[name="password"]')).toHaveValue('Ikatlong gabi 2026')
})

test('PSW-1 SET-1 without a session both screens lead home', async ({ page, site }) => {
  await site.open('/m/changePsw')
  await expect(page).toHaveURL(/\/m\/home$/)
  await site.open('/m/set')
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('PSW-1 the rules of a new password, each in its words', async ({ page, site }) => {
  site.expectComplaint(refused)
  await site.openAs('tala', '/m/changePsw')
  const name = page.locator('input[readonly]')
  await expect(name).toHaveValue('tala')
  const old = page.locator('input[name="oldPassword"]')
  // The page was loaded anew, so no password is in memory.
  await expect(old).toBeVisible()
  await expectAccessible(page)
  const next = page.locator('input[name="newPassword"]')
  const again = page.locator('input[name="confirmNewPassword"]')
  await old.fill('Unang gabi')
  await next.fill('Ikaapat na gabi')
  await submit(page).click()
  await expect(page.getByText('Ilagay ang password.')).toBeVisible()
  await again.fill('Ikalimang gabi')
  await expect(page.getByText('Hindi magkapareho ang password. I-type ulit.')).toBeVisible()
  await old.fill('Ikaapat na gabi')
  await again.fill('Ikaapat na gabi')
  await submit(page).click()
  await expect(
    page.getByRole('dialog').getByText('Hindi puwedeng pareho ang bago at lumang password.'),
  ).toBeVisible()
  await page.getByRole('dialog').getByRole('button').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await old.fill('not my password')
  await submit(page).click()
  await expect(page.getByText('Mali ang login password.')).toBeVisible()
})

test('PSW-1 PSW-2 right after logging in no old password is asked; saving keeps the remembered log-in true and goes home', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await site.open('/m/login', 'EN')
  // In other letters than the name has: the record is still this member's.
  await page.locator('input[name="username"]').fill('Amihan')
  await page.locator('input[name="password"]').fill(oldPassword)
  await page.getByText('Remember password').click()
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Change password' }).click()
  await expect(page.locator('input[name="newPassword"]')).toBeVisible()
  await expect(page.locator('input[name="oldPassword"]')).toHaveCount(0)
  const fill = async (password: string) => {
    await page.locator('input[name="newPassword"]').fill(password)
    await page.locator('input[name="confirmNewPassword"]').fill(password)
  }
  await fill('Ikalimang gabi')
  await submit(page).click()
  await expectSaid(page, 'Change saved')
  await expect(page).toHaveURL(/\/m\/home$/)

  // Once more with the clock held, now that what shows messages is loaded.
  await page.getByRole('navigation').getByRole('link', { name: 'Account' }).click()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('link', { name: 'Change password' }).click()
  const next = 'Ikaanim na gabi'
  await fill(next)
  await expect(page.getByText('Change saved')).toHaveCount(0)
  await page.clock.pauseAt(Date.now() + 60_000)
  await submit(page).click()
  await expect(page.getByText('Change saved')).toBeVisible()
  await page.clock.runFor(999)
  await expect(page).toHaveURL(/\/m\/changePsw$/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/m\/home$/)
  await page.clock.resume()
  await expect.poll(() => session(page)).toMatchObject({ userName: 'amihan' })

  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.removeItem('session'))
  await site.open('/m/login', 'EN')
  await expect(page.locator('input[name="password"]')).toHaveValue(next)
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('PSW-1 whoever has no password yet and came long ago logs in again on a sheet, and the new one is saved', async ({
  page,
  site,
  account,
}) => {
  site.expectComplaint(refused)
  await account.query(
    "update credential set password_hash = null where member_id = (select id from member where user_name = 'crispin')",
  )
  const logInBySms = async () => {
    // As minutes later, when another SMS may go to the number and is the only one there.
    await account.query('delete from throttle')
    await account.query('delete from message')
    await page.locator('input[type="tel"]').fill('917 000 0008')
    await page.getByRole('button', { name: 'Get code' }).click()
    const code = codeIn(await account.messageTo('+639170000008'))
    await page.locator('input[autocomplete="one-time-code"]').fill(code)
    await page.locator('input[autocomplete="one-time-code"]').press('Enter')
  }
  await site.open('/m/login', 'EN')
  await page.getByText('Mobile number', { exact: true }).first().click()
  await logInBySms()
  await expect(page).toHaveURL(/\/m\/home$/)
  await account.query("update session set created_at = created_at - interval '10 minutes'")

  await site.open('/m/changePsw', 'EN')
  await expect(page.locator('input[name="newPassword"]')).toBeVisible()
  await expect(page.locator('input[name="oldPassword"]')).toHaveCount(0)
  await page.locator('input[name="newPassword"]').fill('Unang password ko')
  await page.locator('input[name="confirmNewPassword"]').fill('Unang password ko')
  await submit(page).click()
  await expect(page.getByRole('dialog', { name: 'Log in again' })).toBeVisible()
  await expectAccessible(page)
  await logInBySms()
  await expectSaid(page, 'Change saved')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => session(page)).toMatchObject({ userName: 'crispin', hasPassword: true })
})

test('SET-1 settings lead to a new password; signing out asks, then forgets everything and starts over', async ({
  page,
  site,
}) => {
  await site.openAs('malaya', '/m/set')
  await expect(page.getByRole('link', { name: 'Palitan ang password' })).toHaveAttribute(
    'href',
    '/m/changePsw',
  )
  await expectAccessible(page)
  await page.evaluate(() => {
    localStorage.setItem('bankList', '[]')
    localStorage.setItem('rememberedLogin', '{}')
    sessionStorage.setItem('anything', '1')
  })
  await page.getByRole('button', { name: 'Mag-log out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'I-cancel' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(() => session(page)).not.toBeNull()

  await page.getByRole('button', { name: 'Mag-log out' }).click()
  const loaded = page.waitForEvent('load')
  await page.getByRole('dialog').getByRole('button', { name: 'Mag-log out' }).click()
  await loaded
  await expect(page).toHaveURL(/\/m\/home$/)
  const left = await page.evaluate(() => ({ local: { ...localStorage }, tab: Object.keys(sessionStorage) }))
  expect(left.local).toMatchObject({ autoLogin: '0' })
  for (const key of ['session', 'bankList', 'rememberedLogin', 'rememberedLoginSalt', 'rememberPassword']) {
    expect(left.local).not.toHaveProperty(key)
  }
  expect(left.tab).not.toContain('anything')
})

test('SET-1 a member sees the devices they are logged in on and ends another one', async ({
  page,
  site,
  browser,
  baseURL,
}) => {
  const other = await browser.newContext({ baseURL: baseURL ?? '' })
  const elsewhere = await other.newPage()
  await elsewhere.goto('/m/login')
  await hydrated(elsewhere)
  await elsewhere.locator('input[name="username"]').fill('datu')
  await elsewhere.locator('input[name="password"]').fill(oldPassword)
  await submit(elsewhere).click()
  await expect(elsewhere).toHaveURL(/\/m\/home$/)
  // Left alone, the page there would notice by itself.
  await elsewhere.goto('/robots.txt')

  await site.openAs('datu', '/m/securityCenter', 'EN')
  await expect(page.getByText('This device')).toHaveCount(1)
  const others = page.getByRole('button', { name: /^Log out / })
  const question = page.getByRole('dialog')
  await others.first().click()
  await expect(question.getByText(/^You’ll have to log in again on Chrome · \w+\.$/)).toBeVisible()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(question).toHaveCount(0)
  for (let left = await others.count(); left > 0; left--) {
    await others.first().click()
    await question.getByRole('button', { name: 'Log out' }).click()
    // Behind the question there seem to be none.
    await expect(question).toHaveCount(0)
    await expect(others).toHaveCount(left - 1)
  }
  await expectSaid(page, 'The device was logged out.')
  await elsewhere.goto('/m/mine')
  await expect(elsewhere.getByText('Natapos na ang session mo. Mag-log in ulit.')).toBeVisible()
  await other.close()
})
