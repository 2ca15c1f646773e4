import type { Page } from '@playwright/test'
import { operate } from '../operator.ts'
import { expectAccessible, expectSaid, hydrated, type Language, saidOn } from '../site.ts'
import { expect, session, submit, test } from './account.ts'

const refused = /status of 4\d\d/

/** Passkeys belong to a host name, and the tests' usual address is only a number. */
async function openByName(page: Page, baseURL: string | undefined, path: string, language: Language) {
  const url = new URL(path, baseURL)
  url.hostname = 'localhost'
  await page.context().addCookies([{ name: 'language', value: language, url: url.origin }])
  await page.goto(url.href)
  await hydrated(page)
}

/** A phone whose owner always puts the finger on it. */
async function holdPhone(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return {
    /** As in a hand whose finger it does not know, or in its owner's again. */
    setOwner: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  }
}

async function logInByPassword(page: Page, baseURL: string | undefined, userName: string) {
  await page.evaluate(() => localStorage.removeItem('session'))
  await openByName(page, baseURL, '/m/login', 'TY')
  await page.locator('input[name="username"]').fill(userName)
  await page.locator('input[name="password"]').fill('Perya#2026')
  await submit(page).click()
}

test('R-96 a member adds a passkey, logs in with nothing else, and takes it away', async ({
  page,
  site,
  account,
  baseURL,
}) => {
  site.expectComplaint(refused)
  await holdPhone(page)
  const forgetSession = () => page.evaluate(() => localStorage.removeItem('session'))
  await openByName(page, baseURL, '/m/login', 'EN')
  await page.locator('input[name="username"]').fill('datu')
  await page.locator('input[name="password"]').fill('Perya#2026')
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)

  await openByName(page, baseURL, '/m/securityCenter', 'EN')
  // As ten minutes later: who they are has to be shown once more.
  await account.query("update session set created_at = created_at - interval '10 minutes'")
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const sheet = page.getByRole('dialog', { name: 'Log in again' })
  await sheet.locator('input[name="username"]').fill('datu')
  await sheet.locator('input[name="password"]').fill('Perya#2026')
  await sheet.locator('form button[type="submit"]').click()
  await expectSaid(page, 'The passkey was added.')
  const remove = page.getByRole('button', { name: /^Remove / })
  await expect(remove).toHaveCount(1)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expectSaid(page, 'You already have a passkey on this device.')

  await forgetSession()
  await openByName(page, baseURL, '/m/login', 'EN')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => session(page)).toMatchObject({ userName: 'datu' })

  await openByName(page, baseURL, '/m/securityCenter', 'EN')
  await remove.click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expectSaid(page, 'The passkey was removed.')
  await expect(remove).toHaveCount(0)
  await forgetSession()
  await openByName(page, baseURL, '/m/login', 'EN')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('The passkey was not accepted. Please try again.')).toBeVisible()
  await expect.poll(() => session(page)).toBeNull()
})

/** From the next page on, and until told otherwise, the browser is one without passkeys. */
async function loseSupport(page: Page) {
  await page.addInitScript(() => {
    if (localStorage.getItem('hasNoPasskeys')) Object.assign(window, { PublicKeyCredential: undefined })
  })
  return (isLost: boolean) =>
    page.evaluate(
      (lost) =>
        lost ? localStorage.setItem('hasNoPasskeys', '1') : localStorage.removeItem('hasNoPasskeys'),
      isLost,
    )
}

/** The list has come anew, as it does after everything that was tried with it. */
const listed = (page: Page) =>
  page.waitForResponse(
    (answer) => answer.request().method() === 'GET' && new URL(answer.url()).pathname.endsWith('/passkey'),
  )

test('PAY-3 R-96 a member asks for a passkey besides the password, and no more', async ({
  page,
  site,
  newMember,
  baseURL,
}) => {
  site.expectComplaint(refused)
  const phone = await holdPhone(page)
  const setUnsupported = await loseSupport(page)
  const userName = await newMember()
  const ask = 'Humingi rin ng passkey bukod sa password'
  const choice = page.getByRole('checkbox', { name: ask })
  const answer = async (button: string) => {
    await page.getByRole('dialog').getByRole('button', { name: button, exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  await openByName(page, baseURL, '/m/login', 'TY')
  await logInByPassword(page, baseURL, userName)
  await expect(page).toHaveURL(/\/m\/home$/)
  const first = listed(page)
  await openByName(page, baseURL, '/m/securityCenter', 'TY')
  await first
  await expect(choice).toHaveCount(0)
  const add = page.getByRole('button', { name: 'Magdagdag ng passkey' })
  const askForIt = async () => {
    // Nothing can be asked for while the last wish is on its way.
    await expect(choice).toBeEnabled()
    await page.getByText(ask).click()
    await answer('I-on')
  }
  // Whoever closes the device's question is told nothing about it.
  await phone.setOwner(false)
  const afterClosing = listed(page)
  await add.click()
  await afterClosing
  await expect(add).not.toHaveAttribute('aria-busy')
  await expect(choice).toHaveCount(0)
  await phone.setOwner(true)
  await add.click()
  await expect(choice).not.toBeChecked()
  await phone.setOwner(false)
  const afterClosingAgain = listed(page)
  await askForIt()
  await afterClosingAgain
  await expect(choice).not.toBeChecked()
  await phone.setOwner(true)
  await askForIt()
  await expectSaid(page, 'Hihingin na ang passkey mo sa bawat login.')
  await expect(choice).toBeChecked()
  expect(await saidOn(page)).toEqual(['Naidagdag ang passkey.', 'Hihingin na ang passkey mo sa bawat login.'])
  await expectAccessible(page)

  const service = page.getByRole('alert').getByRole('link', { name: 'Customer service' })
  await setUnsupported(true)
  await logInByPassword(page, baseURL, userName)
  await expect(page.getByText(/wala nito ang browser na ito/)).toBeVisible()
  await expect(service).toBeVisible()
  await expectAccessible(page)
  await setUnsupported(false)

  await phone.setOwner(false)
  await logInByPassword(page, baseURL, userName)
  await expect(page.getByText(/Kailangan din ang passkey mo para maka-log in\./)).toBeVisible()
  await expect(service).toBeVisible()
  await expect.poll(() => session(page)).toBeNull()
  await phone.setOwner(true)
  await submit(page).click()
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => session(page)).toMatchObject({ userName })

  await openByName(page, baseURL, '/m/securityCenter', 'TY')
  await expect(choice).toBeChecked()
  await page.getByText(ask).click()
  await answer('I-off')
  await expectSaid(page, 'Hindi na hihingin ang passkey mo.')
  await expect(choice).not.toBeChecked()
  await askForIt()
  await expect(choice).toBeChecked()
  expect(await operate('identity', 'forget-passkeys', userName, 'by', 'rosa')).toContain(
    `${userName} has no passkeys now`,
  )
  await phone.setOwner(false)
  await logInByPassword(page, baseURL, userName)
  await expect(page).toHaveURL(/\/m\/home$/)
  await expect.poll(() => session(page)).toMatchObject({ userName })
  await openByName(page, baseURL, '/m/message', 'TY')
  await expect(page.getByText(/Inalis ng customer service ang lahat ng passkey/).first()).toBeVisible()
})
