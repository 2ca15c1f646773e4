import { userAgents } from '../../apps/web/src/lib/testing/user-agents.ts'
import { expect, expectAccessible, hydrated, nextStatusCall, test } from '../site.ts'

test.use({ hasDownloadBar: true })

test('LANG-1 the flag opens the languages of the site; the choice changes the page and is remembered', async ({
  page,
  site,
  context,
}) => {
  await page.goto('/m/home')
  await hydrated(page)
  await expect(page.locator('html')).toHaveAttribute('lang', /^fil/)
  await page.getByRole('button', { name: 'Wika: Tagalog' }).click()
  const sheet = page.getByRole('dialog', { name: 'Pumili ng wika' })
  await expect(sheet.getByRole('listitem')).toHaveText(['Tagalog', 'English'])
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every night is a fiesta!')
  await expect(page.locator('html')).toHaveAttribute('lang', /^en/)
  expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe('EN')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('language'))).toBe('EN')

  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every night is a fiesta!')
  await context.clearCookies()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Every night is a fiesta!')
  expect(site).toBeDefined()
})

test('LANG-1 calls carry the language, the merchant and the module, and Device only when installed', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await site.open('/m/home', 'EN')
  const headers = await (await nextStatusCall(page)).allHeaders()
  expect(headers).toMatchObject({ language: 'EN', merchant: 'PERYA', moduleid: 'COMM3' })
  expect(headers.device).toBeUndefined()
})

test('DL-1 the download bar leaves the end of the page within reach and stays away once closed', async ({
  page,
  site,
}) => {
  await site.open('/m/home', 'EN')
  await expect(page.getByRole('region', { name: 'Get the app' })).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link').last().click({ trial: true })
  await page.getByRole('button', { name: 'Close the app notice' }).click()
  await expect(page.getByRole('region', { name: 'Get the app' })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('hideDownloadBar'))).toBe('1')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Get the app' })).toHaveCount(0)
})

test('DL-1 a bar that comes under a finger takes nothing of the tap, which was meant for what was there', async ({
  page,
  site,
  context,
}) => {
  // Time stands still for what moves on the page, so the bar stays one that has just come.
  const devtools = await context.newCDPSession(page)
  await devtools.send('Animation.enable')
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 })
  let letCome = () => {}
  const held = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route('**/assets/DownloadBar-*.js', async (route) => {
    await held
    await route.continue()
  })
  await site.open('/m/home', 'EN')
  const bar = page.getByRole('region', { name: 'Get the app' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).hover()
  await page.mouse.down()
  letCome()
  await expect(bar).toBeAttached()
  await expect(bar).toHaveCSS('pointer-events', 'none')
  await page.mouse.up()
  await expect(page).toHaveURL(/\/m\/useragreement\?about=privacy$/)

  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 })
  await page.goBack()
  await expect(bar).toHaveCSS('pointer-events', 'auto')
})

test('DL-1 where it is for members only, a guest does not see the bar and a member does', async ({
  page,
  site,
}) => {
  await site.change('DOWNLOADBARMEM3', 'on')
  await site.open('/m/home', 'EN')
  await expect(page.getByRole('region', { name: 'Get the app' })).toHaveCount(0)
  await site.openAs('juan', '/m/home', 'EN')
  await expect(page.getByRole('region', { name: 'Get the app' })).toBeVisible()
})

test('DL-4 on Android a tap goes to the Android link, by navigating and without a call', async ({
  page,
  site,
  baseURL,
}) => {
  await site.open('/m/home', 'EN')
  const asked = page.waitForRequest('**/install-android.html')
  await page.getByRole('button', { name: 'Download' }).click()
  expect((await asked).url()).toBe(`${baseURL}/install-android.html`)
  expect((await asked).isNavigationRequest()).toBe(true)
  await expect(page.getByRole('heading', { name: 'Install the app' })).toBeVisible()
})

test.describe('on an iPhone outside Safari', () => {
  test.use({ userAgent: userAgents.iphone17Chrome })
  test('DL-4 a profile can only be had in Safari, and the player is told', async ({ page, site }) => {
    await site.open('/m/home', 'EN')
    await page.getByRole('button', { name: 'Download' }).click()
    const alert = page.getByRole('dialog', { name: 'Notice' })
    await expect(alert.getByText('Please use Safari for download App.')).toBeVisible()
    await expectAccessible(page)
    await alert.getByRole('button', { name: 'OK' }).click()
    await expect(alert).toHaveCount(0)
  })
})

test.describe('on an iPhone in Safari', () => {
  test.use({ userAgent: userAgents.iphone17Safari })
  test('DL-2 the profile link is absolute', async ({ page, site, baseURL }) => {
    // The demo has no profile to install: leading there is all the bar does.
    site.expectComplaint(/404/)
    await site.open('/m/home', 'EN')
    const asked = page.waitForRequest('**/*.mobileconfig')
    await page.getByRole('button', { name: 'Download' }).click()
    expect((await asked).url()).toBe(`${baseURL}/download/perya.mobileconfig`)
  })
})

test.describe('on iOS 12.1', () => {
  test.use({ userAgent: userAgents.iphoneSafari('12_1') })
  test('DL-3 an iOS too old gets the tips, with the profile to download', async ({ page, site, baseURL }) => {
    await site.open('/m/home', 'EN')
    await page.getByRole('button', { name: 'Download' }).click()
    const tips = page.getByRole('dialog', { name: 'Your iOS is too old' })
    await expect(tips.getByText('needs iOS 12.4 or later')).toBeVisible()
    await expect(tips.getByRole('link', { name: 'Download profile' })).toHaveAttribute(
      'href',
      `${baseURL}/download/perya.mobileconfig`,
    )
  })
})

test.describe('in the native app', () => {
  test.use({ userAgent: userAgents.androidApp })
  test('DL-1 nobody is offered the app inside the app', async ({ page, site }) => {
    await site.open('/m/home', 'EN')
    await expect(page.getByRole('button', { name: 'Contact us' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Get the app' })).toHaveCount(0)
  })
})

test('CS-1 the floating button opens the contacts, whose links were encrypted on the way', async ({
  page,
  site,
}) => {
  const html = await (await page.request.get('/m/home')).text()
  expect(html).not.toContain('facebook.com')
  await site.open('/m/home', 'EN')
  // One thing at a time: the way to the merchant comes once the offer of the app has been put away.
  const bar = page.getByRole('region', { name: 'Get the app' })
  await expect(bar).toBeVisible()
  await expect(page.getByRole('button', { name: 'Contact us' })).toBeHidden()
  await bar.getByRole('button').last().click()
  await page.getByRole('button', { name: 'Contact us' }).click()
  await expect(page.locator('[data-contact]')).toHaveText(['Live chat', 'Telegram', 'Facebook'])
  const facebook = page.getByRole('link', { name: 'Facebook' })
  await expect(facebook).toHaveAttribute('href', 'https://facebook.com/perya.demo')
  await expect(facebook).toHaveAttribute('rel', /noopener/)
  await expectAccessible(page)
})
