import { expectAccessible } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

test('R-76 R-77 R-79 R-81 two taps from home a member sets a limit, loosens it in vain, reads how it stands and takes a break', async ({
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
  await site.openAs(userName, '/m/mine', 'EN')
  await page.getByRole('link', { name: 'Limits and breaks' }).click()
  const stakes = page.locator('section[aria-labelledby="limit-stake"]')
  await stakes.getByRole('button', { name: /^Per day.*No limit/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel(/^Amount/).fill('0')
  await sheet.getByRole('button', { name: 'Save limit' }).click()
  await expect(sheet.getByText('Enter an amount above 0.')).toBeVisible()
  await sheet.getByLabel(/^Amount/).fill('100')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Save limit' }).click()
  await stakes.getByRole('button', { name: /^Per day.*₱100\.00/ }).click()
  await sheet.getByLabel(/^Amount/).fill('5,000')
  await sheet.getByRole('button', { name: 'Save limit' }).click()
  await expect(page.getByRole('heading', { name: 'Pending changes' })).toBeVisible()
  await expect(stakes.getByRole('button', { name: /^Per day.*₱100\.00/ })).toBeVisible()
  await page.getByRole('button', { name: 'Keep my limit' }).click()
  await expect(page.getByRole('heading', { name: 'Pending changes' })).toBeHidden()
  await page.locator('label', { hasText: '15 min' }).click()
  await expect(page.getByRole('radio', { name: '15 min' })).toBeChecked()
  await expectAccessible(page)

  await wallet.move(userName, { kind: 'stake', pesos: -40 })
  await account.query(
    `update session set created_at = now() - interval '20 minutes'
       where member_id = (select id from member where user_name = $1)`,
    [userName],
  )
  await page.reload()
  await expect(page.getByRole('alertdialog', { name: 'Quick check-in' })).toBeVisible()
  await expect(page.getByRole('alertdialog').getByText(/You are down/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep playing' }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()

  await page.getByRole('button', { name: '24 hours', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take a break' }).click()
  await expect(page.getByText(/You’ve been logged out/)).toBeVisible()
  await expect(page).toHaveURL(/\/m\/home/)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('session'))).toBeNull()
  await site.openAs(userName, '/m/voucherCenter', 'EN')
  await expect(page.getByRole('heading', { name: /You’re on a break until/ })).toBeVisible()
  await expect(page.getByLabel(/^Amount/)).toHaveCount(0)
  await expectAccessible(page)
})

test.describe('with announcements', () => {
  test.use({ hasPopups: true })

  test('R-82 a member on a break is invited neither to play nor to pay, and reads until when', async ({
    page,
    site,
    newMember,
    account,
  }) => {
    // What a game answers whoever may not play.
    site.expectComplaint(/status of 403/)
    const userName = await newMember()
    await site.openAs(userName, '/m/voucherCenter', 'EN')
    await page.getByRole('button', { name: '₱500', exact: true }).click()
    await page.getByRole('button', { name: 'Deposit ₱500.00' }).click()
    await expect(page.getByRole('link', { name: 'Pay ₱500.00' })).toBeVisible()
    const deposit = page.url()
    await account.query(
      `insert into member_block (member_id, reason, ends_at)
       select id, 'timeout', now() + interval '7 days' from member where user_name = $1`,
      [userName],
    )
    const until = page.getByRole('heading', { name: /You’re on a break until/ })

    await page.goto(deposit)
    await expect(page.getByRole('heading', { name: 'Don’t pay: you’re on a break' })).toBeVisible()
    await expect(until).toBeVisible()
    await expect(page.getByRole('link', { name: /^Pay / })).toHaveCount(0)
    await expect(page.locator('main').getByRole('link', { name: /Play|New deposit/ })).toHaveCount(0)
    await expectAccessible(page)

    await site.open('/m/home', 'EN')
    await expect(page.locator('.home__left-alone')).toBeAttached()
    await expect(page.locator('.jackpot')).toBeHidden()
    await expect(page.locator('.popup')).toBeHidden()

    for (const game of ['gameId=CRASH&vendor=PERYA&nodeId=perya-crash', 'playType=trad&code=ssc-1']) {
      await site.open(`/m/launchGame?${game}`, 'EN')
      await expect(until).toBeVisible()
      await expect(page.getByRole('button', { name: /Deposit|Try again/ })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Talk to us' })).toBeVisible()
      await expect(page.getByRole('link', { name: /Other games/ })).toHaveCount(0)
    }
    await expectAccessible(page)
  })
})
