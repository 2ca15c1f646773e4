import type { Page } from '@playwright/test'
import { defaultSettings } from '../../apps/server/src/features/merchants/default-settings.ts'
import { expectAccessible, expectSaid } from '../site.ts'
import { codeIn, expect, passCaptchaByWork, session, submit, test } from './account.ts'

const refused = /status of 4\d\d/
const password = 'Tala sa gabi 2026'
const adult = '1990-05-17'
let count = 0

/** A name nobody has yet. */
const newName = () => `bago${Date.now().toString(36)}${count++}`
/** A number nobody has yet, of a range that mobile phones have. */
const newMobile = () => `0927${String(Date.now() + count++).slice(-7)}`

async function fillByName(page: Page, userName: string): Promise<void> {
  await page.locator('input[name="username"]').fill(userName)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="confirmPassword"]').fill(password)
  await page.locator('input[name="birthDate"]').fill(adult)
}

test('REG-1 both ways to register have a tab, one way has none, mobile comes first only when it is alone', async ({
  page,
  site,
  account,
}) => {
  await site.open('/m/register')
  await expect(page.getByRole('radio')).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Username' })).toBeChecked()
  await account.set('MOBILENUMREG3', false)
  await site.open('/m/register')
  await expect(page.locator('input[name="username"]')).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await account.set('MOBILENUMREG3', true)
  await account.set('USERNAMEREG3', false)
  await site.open('/m/register')
  await expect(page.locator('input[name="mobiles.mobileNum"]')).toBeVisible()
  await expect(page.locator('input[name="username"]')).toHaveCount(0)
})

test('REG-2 the mobile number follows to the other tab after 150 ms', async ({ page, site }) => {
  await site.open('/m/register', 'EN')
  await page.locator('input[name="mobiles.username"]').fill('0917 123 4567')
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByText('Mobile number', { exact: true }).first().click()
  const other = page.locator('input[name="mobiles.mobileNum"]')
  await expect(other).toHaveValue('')
  await page.clock.runFor(149)
  await expect(other).toHaveValue('')
  await page.clock.runFor(1)
  await expect(other).toHaveValue('0917 123 4567')
})

test('REG-3 REG-6 R-73 mistakes and who is too young are told beside their fields, the first has the focus, and a right form registers', async ({
  page,
  site,
  account,
}) => {
  await site.open('/m/register', 'EN')
  await expect(page.locator('form img')).toBeVisible()
  await expectAccessible(page)
  await submit(page).click()
  await expect(page.locator('input[name="username"]')).toBeFocused()
  for (const text of [
    '4 to 16 letters, numbers or underscores, starting with a letter.',
    'Type the password again.',
    'Enter your date of birth.',
    'Please enter the code.',
  ]) {
    await expect(page.getByText(text)).toBeVisible()
  }
  const userName = newName()
  await fillByName(page, userName)
  await page.locator('input[name="confirmPassword"]').fill('something else')
  await submit(page).click()
  await expect(page.getByText('Confirmation password not matched. Type it again.')).toBeVisible()
  await page.locator('input[name="confirmPassword"]').fill(password)
  site.expectComplaint(refused)
  const birthDate = page.locator('input[name="birthDate"]')
  await birthDate.fill(`${new Date().getFullYear() - 19}-01-01`)
  await passCaptchaByWork(page)
  await submit(page).click()
  await expect(page.getByText('You must be 21 or older to play here.')).toBeVisible()
  await expect(birthDate).toBeFocused()
  await birthDate.fill(adult)
  await submit(page).click()
  await expectSaid(page, 'Registered successfully!')
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => session(page)).toMatchObject({ userName, type: 0, merchantCode: 'PERYA' })
  const [member] = await account.query(
    'select type, register_method, register_host from member where user_name = $1',
    [userName],
  )
  expect(member).toMatchObject({ type: 0, register_method: 'H5', register_host: '127.0.0.1' })
  const agreed = await account.query(
    'select kind, version from consent join member on id = member_id where user_name = $1 order by kind',
    [userName],
  )
  expect(agreed).toEqual([
    { kind: 'age', version: 21 },
    { kind: 'agreement', version: 1 },
    { kind: 'privacy', version: 1 },
  ])
})

test('REG-3 every field of the payload follows the merchant’s rule: shown, starred, judged, skipped when empty', async ({
  page,
  site,
  account,
}) => {
  const open = (name: keyof typeof defaultSettings.register, required: boolean) => ({
    ...defaultSettings.register[name],
    enabled: true,
    required,
  })
  const names = Object.keys(defaultSettings.register) as (keyof typeof defaultSettings.register)[]
  // Play without a check of identity is judged by the birth date, so a site like the demo's has to ask for it.
  const needed = ['birthDate', 'email', 'nickname', 'payeeName']
  await account.set(
    'register',
    Object.fromEntries(names.map((name) => [name, open(name, needed.includes(name))])),
  )
  await site.open('/m/register', 'EN')
  const shown = names.filter((name) => !['verificationCode', 'mobileNum'].includes(name))
  for (const name of shown) await expect(page.locator(`input[name="${name}"]`)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Full name (required)' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Zalo', exact: true })).toBeVisible()

  const userName = newName()
  await fillByName(page, userName)
  await page.locator('input[name="email"]').fill('not an address')
  await page.locator('input[name="nickname"]').fill('Bituin')
  await page.locator('input[name="payeeName"]').fill('Bituin Reyes')
  await page.locator('input[name="qqNum"]').fill('abc')
  await passCaptchaByWork(page)
  await submit(page).click()
  await expect(page.locator('input[name="email"]')).toBeFocused()
  await expect(page.getByText('Enter a valid e-mail address.')).toBeVisible()
  await expect(page.getByText('Your QQ number needs 5 to 12 digits.')).toBeVisible()
  await page.locator('input[name="email"]').fill(`${userName}@perya.example`)
  await page.locator('input[name="qqNum"]').fill('')
  await page.locator('input[name="paymentPassword"]').fill('202611')
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => session(page)).toMatchObject({ userName })
})

test('REG-3 a user name somebody has is told before the form is sent', async ({ page, site }) => {
  await site.open('/m/register', 'EN')
  await page.locator('input[name="username"]').fill('juan')
  await page.locator('input[name="password"]').focus()
  await expect(page.getByText('This username already exists. Try another.')).toBeVisible()

  let isSent = false
  page.on('request', (request) => {
    isSent ||= request.url().includes('/member/register')
  })
  await fillByName(page, 'juan')
  await passCaptchaByWork(page)
  await submit(page).click()
  await expect(page.locator('input[name="username"]')).toBeFocused()
  await expect(page.getByText('This username already exists. Try another.')).toBeVisible()
  expect(isSent).toBe(false)
  await page.locator('input[name="username"]').fill(newName())
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('REG-3 LOGIN-6 whoever looks away, loses the page or the connection finds the form as it was left, except for the password, and goes on to where they were going', async ({
    page,
    site,
    account,
  }) => {
    await account.set('REGMOBVERF3', true)
    await site.open('/m/login?returnTo=/m/mine', 'EN')
    await page.getByRole('link', { name: 'Register now' }).click()
    // The log-in stays until the registration has come, and has fields of the same names.
    await expect(page.locator('input[name="confirmPassword"]')).toBeVisible()
    const userName = newName()
    const mobile = newMobile()
    const international = `+63${mobile.slice(1)}`
    await fillByName(page, userName)
    await page.locator('input[type="tel"]').fill(international)
    await page.getByRole('link', { name: 'terms' }).first().click()
    await expect(page).toHaveURL(/\/m\/useragreement$/)
    await page.goBack()
    await expect(page.locator('input[name="username"]')).toHaveValue(userName)
    // From the next page on, the worker waits for code that is out of reach.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    await page.reload()
    await expect(page.locator('input[name="username"]')).toHaveValue(userName)
    await expect(page.locator('input[type="tel"]')).toHaveValue(international)

    site.expectComplaint(/net::ERR_|could not be loaded/)
    const picture = page.getByRole('img', { name: 'Picture of the code' })
    await expect(picture).toBeVisible()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(page.locator('input[name="verificationCode"]')).toBeFocused()
    await expect(page.locator('form').getByText('No connection. Check your internet')).toBeVisible()
    await picture.click()
    await expect(page.getByText('We couldn’t load the picture.')).toBeVisible()
    await page.context().setOffline(false)
    await expect(picture).toBeVisible()

    await page.getByRole('button', { name: 'Get code' }).click()
    await page.locator('input[name="verificationCode"]').fill(codeIn(await account.messageTo(international)))
    for (const name of ['password', 'confirmPassword']) {
      await expect(page.locator(`input[name="${name}"]`)).toHaveValue('')
      await page.locator(`input[name="${name}"]`).fill(password)
    }
    await passCaptchaByWork(page)
    await submit(page).click()
    await expect(page).toHaveURL(/\/m\/mine$/)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('registrationDraft'))).toBeNull()
  })
})

test('REG-4 SMS-1 a mobile registration proves its number with the code of the SMS', async ({
  page,
  site,
  account,
}) => {
  await account.set('REGMOBVERF3', true)
  await site.open('/m/register', 'EN')
  await page.getByText('Mobile number', { exact: true }).first().click()
  const mobile = newMobile()
  await page.locator('input[name="mobiles.mobileNum"]').fill(mobile)
  await page.getByRole('button', { name: 'Get code' }).click()
  await expectSaid(page, 'SMS sent.')
  const code = codeIn(await account.messageTo(`+63${mobile.slice(1)}`))
  await page.locator('input[name="verificationCode"]').fill(code)
  await page.locator('input[name="password"]').fill(password)
  await page.locator('input[name="confirmPassword"]').fill(password)
  await page.locator('input[name="birthDate"]').fill(adult)
  await passCaptchaByWork(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => session(page)).toMatchObject({ type: 0 })
})

test('REG-4 without MOBILENUMPASSREG3 a mobile registration asks for no password', async ({
  page,
  site,
  account,
}) => {
  await account.set('MOBILENUMPASSREG3', false)
  await site.open('/m/register', 'EN')
  await expect(page.locator('input[name="password"]')).toBeVisible()
  await page.getByText('Mobile number', { exact: true }).first().click()
  await expect(page.locator('input[name="mobiles.mobileNum"]')).toBeVisible()
  await expect(page.locator('input[name="password"]')).toHaveCount(0)
  await expect(page.locator('input[name="confirmPassword"]')).toHaveCount(0)
})

test('REG-5 the invitation of a link is checked, shown and used', async ({ page, site, account }) => {
  await site.open('/m/register?affiliateCode=LIGAYA26', 'EN')
  await expect(page.getByText('You were invited with code LIGAYA26.')).toBeVisible()
  await expect(page.locator('input[name="affiliateCode"]')).toHaveCount(0)
  const userName = newName()
  await fillByName(page, userName)
  await passCaptchaByWork(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  const [above] = await account.query(
    'select upline.user_name from member join member upline on upline.id = member.upline_id where member.user_name = $1',
    [userName],
  )
  expect(above).toEqual({ user_name: 'ligaya' })
})

test("REG-5 ERR-1 a link with a dead invitation says so, and stands in nobody's way", async ({
  page,
  site,
}) => {
  site.expectComplaint(refused)
  await site.open('/m/register?affiliateCode=NOBODY99')
  await expect(page.getByText(/^Hindi na gumagana ang invite code na NOBODY99/)).toBeVisible()
  await expect(page.locator('input[name="affiliateCode"]')).toHaveValue('')
  await expectAccessible(page)
  await fillByName(page, newName())
  await passCaptchaByWork(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
})

test('REG-5 a typed invitation is checked first: a wrong one is told for a second and has the focus', async ({
  page,
  site,
}) => {
  site.expectComplaint(refused)
  await page.clock.install()
  await site.open('/m/register', 'EN')
  await fillByName(page, newName())
  const code = page.locator('input[name="affiliateCode"]')
  await code.fill('NOBODY99')
  await passCaptchaByWork(page)
  let registered = false
  page.on('request', (request) => {
    registered ||= request.url().includes('/member/register')
  })
  await submit(page).click()
  await expectSaid(page, 'Invitation code error. Please check it.')
  await expect(code).toBeFocused()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)

  // Once more with the clock held, now that what shows messages is loaded.
  await code.fill('NOBODY98')
  await page.clock.pauseAt(Date.now() + 60_000)
  await submit(page).click()
  await expect(
    page.getByRole('alertdialog').getByText('Invitation code error. Please check it.'),
  ).toBeVisible()
  await page.clock.runFor(999)
  await expect(
    page.getByRole('alertdialog').getByText('Invitation code error. Please check it.'),
  ).toBeVisible()
  await page.clock.runFor(1)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  expect(registered).toBe(false)
})

test('REG-6 the button waits for the agreement, which stands at first', async ({ page, site }) => {
  await site.open('/m/register', 'EN')
  const agree = page.getByRole('checkbox', {
    name: 'I’m 21 or older and agree to the terms and privacy policy.',
  })
  await expect(agree).toBeChecked()
  await expect(submit(page)).toBeEnabled()
  await agree.uncheck({ force: true })
  await expect(submit(page)).toBeDisabled()
  await agree.check({ force: true })
  await expect(submit(page)).toBeEnabled()
})

test('REG-7 the captcha is new on opening and after a tap, which clears what was typed', async ({
  page,
  site,
}) => {
  await site.open('/m/register')
  const picture = page.locator('form img')
  const code = page.locator('input[name="captcha"]')
  const first = await picture.getAttribute('src')
  await code.fill('123')
  await picture.click()
  await expect(picture).not.toHaveAttribute('src', first ?? '')
  await expect(code).toHaveValue('')
  const second = await picture.getAttribute('src')
  await site.open('/m/register')
  await expect(picture).not.toHaveAttribute('src', second ?? '')
})

test('REG-7 CAPT-1 a captcha that too many asked for comes by itself once there is room, picture or work', async ({
  page,
  site,
}) => {
  site.expectComplaint(/status of 429/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const countOf = (path: string) => asked.filter((each) => each === path).length
  /** Refuses the next call as the server does. */
  const refuse = (path: string, seconds: number) =>
    page.route(
      `**${path}`,
      (route) =>
        route.fulfill({
          status: 429,
          headers: { 'retry-after': String(seconds) },
          json: { success: false, errorCode: 'rate.limited', message: '', value: { seconds } },
        }),
      { times: 1 },
    )
  // The next try comes as soon as it may.
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  await page.clock.install()
  await site.open('/m/register', 'EN')
  const picture = page.locator('form img')
  const isMissing = page.getByText('We couldn’t load the picture.')
  await expect(picture).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)

  const before = countOf('/wps/captcha')
  await refuse('/wps/captcha', 7)
  await picture.click()
  await expect(isMissing).toBeVisible()
  await page.clock.runFor(6_999)
  expect(countOf('/wps/captcha')).toBe(before + 1)
  await page.clock.runFor(1)
  await expect(picture).toBeVisible()
  expect(countOf('/wps/captcha')).toBe(before + 2)

  await refuse('/wps/captcha/work', 9)
  await page.getByRole('button', { name: 'Can’t read the picture?' }).click()
  await expect(isMissing).toBeVisible()
  await page.clock.runFor(8_999)
  expect(countOf('/wps/captcha/work')).toBe(1)
  await page.clock.runFor(1)
  await expect(page.getByText('All good.')).toBeVisible({ timeout: 120_000 })
  expect(countOf('/wps/captcha/work')).toBe(2)
})

test('REG-8 what the site announces to those who register stands under the form', async ({ page, site }) => {
  await site.open('/m/register')
  await expect(page.getByRole('heading', { name: 'Para lang sa 21 pataas' })).toBeVisible()
  await expectAccessible(page)
})
