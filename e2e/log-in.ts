/** Logs in as the app does, without drawing a page for it: most tests are about what comes after. */
import { randomUUID } from 'node:crypto'
import { loginMember } from '@perya/contract/identity'
import { getConsolidatedSettings } from '@perya/contract/merchants'
import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { CompactEncrypt, importJWK } from 'jose'

export const demoPassword = 'Perya#2026'

/** Leaves the page on the site, signed in. */
export async function logIn(page: Page, userName: string, password = demoPassword): Promise<void> {
  // Any answer of the site opens its storage, and this one is the smallest. It comes first, so that no page
  // of somebody else goes on calling with the cookie of whoever logs in.
  await page.goto('/healthz')
  const { request } = page.context()
  const answer = await request.post(loginMember.path, {
    headers: { merchant: 'PERYA', Encryption: 'JWE', 'Content-Type': 'application/jose' },
    data: await seal(request, { type: 'username', username: userName, password }),
  })
  const { value: record } = await answer.json()
  expect(record?.token, await answer.text()).toBeTruthy()
  const session = {
    token: record.token,
    merchantCode: record.merchantCode,
    userName: record.userName,
    type: record.customerType,
    firstTimeLogin: record.firstTimeLogin,
    hasPassword: record.hasPassword,
    hasChangedPassword: false,
  }
  await page.evaluate((text) => {
    localStorage.setItem('session', text)
    localStorage.setItem('autoLogin', '1')
  }, JSON.stringify(session))
}

/** A body as only the site can read it. */
export async function seal(request: APIRequestContext, body: unknown): Promise<string> {
  const settings = await (await request.get(getConsolidatedSettings.path)).json()
  const key: { kid: string } = settings.value.sealKey
  const content = { nonce: randomUUID(), time: Date.now(), body }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'ECDH-ES'))
}
