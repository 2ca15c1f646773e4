import { writeFileSync } from 'node:fs'
import { getConsolidatedSettings } from '@perya/contract/merchants'
import { expect, test } from '../account/account.ts'
import { operate } from '../operator.ts'
import { expectAccessible, hydrated } from '../site.ts'

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

test('LANG-1 a language whose words a merchant brings is offered with its fall-back order, and is read from right to left where it is', async ({
  page,
  site,
  request,
}, testInfo) => {
  const file = testInfo.outputPath('ar.json')
  writeFileSync(
    file,
    JSON.stringify({ 'nav.home': 'الرئيسية', 'error.session.required': 'سجّل الدخول أولاً.' }),
  )
  const settings = async () => (await (await request.get(getConsolidatedSettings.path)).json()).value
  expect(await operate('merchant', 'texts', 'AR', file, 'by', 'rosa')).toMatch(
    /PERYA speaks AR with 2 texts; \d+ are looked for in the order AR → EN → TY\./,
  )
  try {
    await expect.poll(async () => (await settings()).languages.enabled).toContain('AR')
    await site.open('/m/home', 'EN')
    await page.getByRole('button', { name: 'Language: English' }).click()
    const arabic = page.getByRole('button', { name: /العربية/ })
    await expect(arabic).toContainText('In this order: AR → EN → TY')
    await expectAccessible(page)
    await arabic.click()
    const bar = page.getByRole('navigation')
    await expect(bar.getByRole('link', { name: 'الرئيسية' })).toBeVisible()
    // What it lacks is read in English.
    await expect(bar.getByRole('link', { name: 'Promos' })).toBeVisible()
    await expect(page.locator('html[lang="ar-AE"][dir="rtl"]')).toBeAttached()

    const sent = await (await request.get('/m/home', { headers: { cookie: 'language=AR' } })).text()
    expect(sent).toMatch(/<html lang="ar-AE" dir="rtl"/)
    expect(sent).toMatch(/>الرئيسية</)
    await page.reload()
    await hydrated(page)
    await expect(bar.getByRole('link', { name: 'الرئيسية' })).toBeVisible()
    await expectAccessible(page)

    const refused = await request.get('/wps/session/list', { headers: { language: 'AR' } })
    expect((await refused.json()).message).toBe('سجّل الدخول أولاً.')
  } finally {
    await operate('merchant', 'set', 'languages', 'TY,EN', 'by', 'rosa')
    await operate('merchant', 'set', 'texts', '{}', 'by', 'rosa')
    await expect
      .poll(async () => {
        const { languages, texts } = await settings()
        return { spoken: languages.enabled, texts }
      })
      .toEqual({ spoken: ['TY', 'EN'], texts: {} })
  }
})
