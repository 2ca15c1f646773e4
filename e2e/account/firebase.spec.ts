import type { Page } from '@playwright/test'
import { newDataFolder, type RunningServer, startServer } from '../../tools/running-server.ts'
import { expect, passCaptchaByWork, session, submit, test } from './account.ts'
import { codeSentTo, type FirebaseEmulator, openFirebaseEmulator, projectId } from './firebase-emulator.ts'

const setupFor = (emulatorUrl: string | null) => ({
  apiKey: 'key',
  authDomain: `${projectId}.firebaseapp.com`,
  projectId,
  appId: '1:1:web:1',
  emulatorUrl,
})

test('LOGIN-5 Facebook and Google stand there only when enabled, with Firebase ready, beside the user name', async ({
  page,
  site,
  account,
}) => {
  // Firebase makes its window ready at once, from servers that are out of reach here on every machine.
  await page.route(/^https:/, (route) => route.abort())
  site.expectComplaint(/ERR_FAILED/)
  await account.set('FACEBOOKLOGIN3', true)
  await account.set('GOOGLELOGIN3', true)
  const facebook = page.getByRole('button', { name: 'Mag-log in gamit ang Facebook' })
  const google = page.getByRole('button', { name: 'Mag-log in gamit ang Google' })
  await site.open('/m/login')
  await expect(page.locator('input[name="username"]')).toBeVisible()
  await expect(facebook).toHaveCount(0)

  await account.set('firebase', setupFor(null))
  await account.set('FIREBASELOGIN3', true)
  await site.open('/m/login')
  await expect(facebook).toBeVisible()
  await expect(google).toBeVisible()
  await page.getByText('Mobile number', { exact: true }).first().click()
  await expect(page.locator('input[type="tel"]')).toBeVisible()
  await expect(facebook).toHaveCount(0)

  await account.set('FACEBOOKLOGIN3', false)
  await site.open('/m/login')
  await expect(google).toBeVisible()
  await expect(facebook).toHaveCount(0)
})

test.describe('with codes sent by Firebase', () => {
  let emulator: FirebaseEmulator
  let server: RunningServer
  const data = newDataFolder()
  let before: Record<string, string | undefined>

  test.beforeAll(async () => {
    // It may have to be installed first.
    test.setTimeout(300_000)
    before = { PERYA_URL: process.env.PERYA_URL, PERYA_E2E_DATA: process.env.PERYA_E2E_DATA }
    emulator = await openFirebaseEmulator()
    process.env.FIREBASE_PROJECT_ID = projectId
    process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator.host
    server = await startServer(data.path)
    process.env.PERYA_URL = server.url
    process.env.PERYA_E2E_DATA = data.path
  })
  test.afterAll(async () => {
    await server.stop()
    await emulator.stop()
    data.remove()
    delete process.env.FIREBASE_PROJECT_ID
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST
    Object.assign(process.env, before)
  })

  /** What the browser seals, seen before it is encrypted. */
  async function watchSealed(page: Page): Promise<() => Promise<Record<string, unknown>>> {
    await page.addInitScript(() => {
      const { encode } = TextEncoder.prototype
      TextEncoder.prototype.encode = function (text = '') {
        if (text.startsWith('{"nonce"')) (globalThis as { sealed?: string }).sealed = text
        return encode.call(this, text)
      }
    })
    return async () => {
      const text = await page.evaluate(() => (globalThis as { sealed?: string }).sealed ?? '{}')
      return (JSON.parse(text) as { body: Record<string, unknown> }).body
    }
  }

  // The emulator has no settings of reCAPTCHA to give.
  test.beforeEach(({ site }) => site.expectComplaint(/status of 501/))

  test('LOGIN-8 SMS-1 a phone proved to Firebase logs in, with its channel, token, number and dialling code', async ({
    page,
    site,
    account,
  }) => {
    await account.set('firebase', setupFor(`http://${emulator.host}`))
    await account.set('FIREBASELOGIN3', true)
    const sealed = await watchSealed(page)
    await site.open('/m/login', 'EN')
    await page.getByText('Mobile number', { exact: true }).first().click()
    await page.locator('input[type="tel"]').fill('917 000 0003')
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(page.getByRole('button', { name: 'Resend in' })).toHaveText(/Resend in (1:00|5\d)/)
    const code = await codeSentTo(emulator, '+639170000003')

    site.expectComplaint(/status of 400/)
    await page.locator('input[autocomplete="one-time-code"]').fill(code === '111111' ? '222222' : '111111')
    await submit(page).click()
    await expect(
      page.getByText('Verification code error: it’s wrong or expired. Get a new one.'),
    ).toBeVisible()
    await page.locator('input[autocomplete="one-time-code"]').fill(code)
    await submit(page).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect.poll(() => session(page)).toMatchObject({ userName: 'bayani' })
    await expect
      .poll(() => sealed())
      .toEqual({
        type: 'firebase',
        firebaseChannel: 'sms',
        firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/),
        firebaseMobileNo: '9170000003',
        countryDialingCode: '+63',
        side: 'member',
      })
  })

  test('REG-4 a registration by mobile carries the token of the code Firebase sent', async ({
    page,
    site,
    account,
  }) => {
    await account.set('firebase', setupFor(`http://${emulator.host}`))
    await account.set('FIREBASELOGIN3', true)
    await account.set('REGMOBVERF3', true)
    await account.set('MOBILENUMPASSREG3', false)
    const sealed = await watchSealed(page)
    await site.open('/m/register', 'EN')
    await page.getByText('Mobile number', { exact: true }).first().click()
    await page.locator('input[name="mobiles.mobileNum"]').fill('0927 555 1234')
    await page.getByRole('button', { name: 'Get code' }).click()
    await expect(page.getByRole('button', { name: 'Resend in' })).toBeVisible()
    await page.locator('input[name="verificationCode"]').fill(await codeSentTo(emulator, '+639275551234'))
    await page.locator('input[name="birthDate"]').fill('1990-05-17')
    await passCaptchaByWork(page)
    await submit(page).click()
    await expect(page).toHaveURL(/\/m\/home$/)
    await expect
      .poll(() => sealed())
      .toMatchObject({
        firebaseChannel: 'sms',
        firebaseIdToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.$/),
        mobileNum: '09275551234',
        countryDialingCode: '+63',
        registerMethod: 'H5',
        registerUrl: '127.0.0.1',
        type: 0,
      })
  })
})
