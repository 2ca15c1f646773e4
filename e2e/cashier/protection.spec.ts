import { expectAccessible } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

for (const [language, words] of [
  [
    'TY',
    {
      entry: 'Mga limit',
      day: /^Bawat araw.*Walang limit/,
      cap: /^Halaga/,
      save: 'I-save ang limit',
      wrong: 'Maglagay ng halagang higit sa 0.',
      has: /^Bawat araw.*₱100\.00/,
      waiting: 'Naghihintay na pagbabago',
      keep: 'Huwag nang baguhin',
      check: '15 minuto',
      reality: 'Sandali lang',
      down: /Talo ka ng/,
      goOn: 'Ituloy ang laro',
      day1: '24 oras',
      take: 'Magpahinga',
      until: /Nakapahinga ka hanggang/,
      signedOut: /Na-log out ka na/,
    },
  ],
  [
    'EN',
    {
      entry: 'Limits and breaks',
      day: /^Per day.*No limit/,
      cap: /^Amount/,
      save: 'Save limit',
      wrong: 'Enter an amount above 0.',
      has: /^Per day.*₱100\.00/,
      waiting: 'Changes that wait',
      keep: 'Keep my limit',
      check: '15 min',
      reality: 'A moment, please',
      down: /You are down/,
      goOn: 'Go on playing',
      day1: '24 hours',
      take: 'Take the break',
      until: /You are on a break until/,
      signedOut: /You are signed out/,
    },
  ],
] as const) {
  test(`R-76 R-77 R-79 R-81 two taps from home a member sets a limit, loosens it in vain, reads how it stands and takes a break (${language})`, async ({
    page,
    site,
    newMember,
    account,
    wallet,
  }) => {
    // What the page was about to ask as the session ended.
    site.expectComplaint(/status of 401/)
    const userName = await newMember()
    await wallet.move(userName, { kind: 'adjustment', pesos: 500 }, { kind: 'stake', pesos: -60 })
    await site.openAs(userName, '/m/mine', language)
    await page.getByRole('link', { name: words.entry }).click()
    const stakes = page.locator('section[aria-labelledby="limit-stake"]')
    await stakes.getByRole('button', { name: words.day }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(words.cap).fill('0')
    await sheet.getByRole('button', { name: words.save }).click()
    await expect(sheet.getByText(words.wrong)).toBeVisible()
    await sheet.getByLabel(words.cap).fill('100')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: words.save }).click()
    await stakes.getByRole('button', { name: words.has }).click()
    await sheet.getByLabel(words.cap).fill('5,000')
    await sheet.getByRole('button', { name: words.save }).click()
    await expect(page.getByRole('heading', { name: words.waiting })).toBeVisible()
    await expect(stakes.getByRole('button', { name: words.has })).toBeVisible()
    await page.getByRole('button', { name: words.keep }).click()
    await expect(page.getByRole('heading', { name: words.waiting })).toBeHidden()
    await page.locator('label', { hasText: words.check }).click()
    await expect(page.getByRole('radio', { name: words.check })).toBeChecked()
    await expectAccessible(page)

    await account.query(
      `update session set created_at = now() - interval '20 minutes'
       where member_id = (select id from member where user_name = $1)`,
      [userName],
    )
    await wallet.move(userName, { kind: 'stake', pesos: -40 })
    await page.reload()
    await expect(page.getByRole('alertdialog', { name: words.reality })).toBeVisible()
    await expect(page.getByRole('alertdialog').getByText(words.down)).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.goOn }).click()
    await expect(page.getByRole('alertdialog')).toBeHidden()

    await page.getByRole('button', { name: words.day1, exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: words.take }).click()
    await expect(page.getByText(words.signedOut)).toBeVisible()
    await expect(page).toHaveURL(/\/m\/home/)
    await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull()
    await site.openAs(userName, '/m/voucherCenter', language)
    await expect(page.getByRole('heading', { name: words.until })).toBeVisible()
    await expectAccessible(page)
  })
}
