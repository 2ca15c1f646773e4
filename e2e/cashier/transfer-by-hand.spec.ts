import { deflateSync } from 'node:zlib'
import { addDepositPicture } from '@perya/contract/deposits'
import sharp from 'sharp'
import { operate } from '../operator.ts'
import { expectAccessible } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

test('PAY-1 PAY-2 R-11 a member sends money by hand with a promotion, proves it, sees it arrive, and reads what it asks for', async ({
  page,
  site,
  newMember,
  account,
  wallet,
}) => {
  const userName = await newMember()
  await site.openAs(userName, '/m/voucherCenter', 'EN')
  await page.locator('label', { hasText: 'Bank transfer' }).click()
  await page.getByLabel(/^Amount/).fill('1000')
  await page.locator('label', { hasText: 'Welcome 50%' }).click()
  // What it gives and asks for is said before it is accepted.
  await expect(page.getByText('₱500.00 bonus. Bet a total of ₱12,000.00 within 14 days')).toBeVisible()
  await expect(page.getByText(/Bets that can hardly lose don’t count/)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Deposit ₱1,000.00' }).click()
  await expect(page.getByRole('heading', { name: 'Send the money here' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(60:00|59:\d\d)$/)
  await expect(page.getByText('0012 3456 7890')).toBeVisible()

  await page.getByRole('button', { name: 'Send the receipt' }).click()
  await expect(page.getByText('Attach a photo of the receipt.')).toBeVisible()
  const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: '#2980b9' } })
    .png()
    .toBuffer()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: picture })
  await page.getByLabel(/^Bank reference no\./).fill('bpi 2026-1115-0001')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Send the receipt' }).click()
  await expect(page.getByRole('heading', { name: 'Payment under review' })).toBeVisible()
  await expect(page.getByText('BPI202611150001')).toBeVisible()

  const [{ reference } = { reference: '' }] = await account.query(
    'select d.reference from deposit d join member m on m.id = d.member_id where m.user_name = $1',
    [userName],
  )
  expect(await operate('cashier', 'transfers')).toContain(`${reference}  ${userName}  PHP 1000.00`)
  expect(await operate('cashier', 'confirm', String(reference), '1000', 'by', 'rosa')).toContain(
    'is credited',
  )
  await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible()
  await expect(page.getByText('Welcome 50% · ₱500.00 · active')).toBeVisible()
  await expect.poll(() => wallet.cashOf(userName)).toBe(10_000_000n)

  await wallet.move(userName, { kind: 'stake', pesos: -200, reference: 'lottery:ssc-1:1' })
  await account.query(
    `insert into vendor_round (vendor_id, member_id, round_id, game_code, state, risk, opened_at, changed_at)
     select v.id, m.id, 'sure', 'DICE', 'CLOSED', 'low', now(), now()
     from vendor v, member m where v.code = 'PERYA' and m.user_name = $1`,
    [userName],
  )
  await wallet.move(userName, { kind: 'stake', pesos: -30, reference: 'round:PERYA:sure' })
  await site.open('/m/withdraw', 'EN')
  await page.getByRole('button', { name: 'Why not all of it?' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('₱100.00 of ₱12,000.00 bet')).toBeVisible()
  await expect(sheet.getByText('Manila 1 Min')).toBeVisible()
  await expect(sheet.getByText(/Only 50% of this game counts/)).toBeVisible()
  await expect(sheet.getByText(/Almost no risk, so it doesn’t count/)).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Cancel bonus' }).click()
  await sheet.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(sheet.getByText('₱100.00 of ₱1,000.00 bet')).toBeVisible()
})

test('PAY-1 R-106 in Tagalog a proof waits for its picture, a refused transfer says why, and a file that is no picture is refused before anything is sent', async ({
  page,
  site,
  newMember,
  account,
}) => {
  const userName = await newMember()
  await site.openAs(userName, '/m/voucherCenter', 'TY')
  await page.locator('label', { hasText: 'Bank transfer' }).click()
  await page.getByLabel(/^Halaga/).fill('500')
  await page.getByRole('button', { name: 'Mag-deposit ng ₱500.00' }).click()
  const chooser = page.locator('input[type="file"]')
  await chooser.setInputFiles({ name: 'x.zip', mimeType: 'application/zip', buffer: deflateSync('zip') })
  await expect(page.getByText('PNG o JPG lang ang puwedeng i-attach.')).toBeVisible()
  const buffer = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#27ae60' } })
    .jpeg()
    .toBuffer()
  const { promise: isTapped, resolve: tapped } = Promise.withResolvers<void>()
  await page.route(`**${addDepositPicture.path}`, async (route) => {
    await isTapped
    await route.continue()
  })
  await chooser.setInputFiles({ name: 'resibo.jpg', mimeType: 'image/jpeg', buffer })
  await page.getByLabel(/^Reference no\. ng bangko/).fill('GC12345678')
  const send = page.getByRole('button', { name: 'I-send ang resibo' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  tapped()
  await expect(page.getByRole('heading', { name: 'Nire-review ang bayad' })).toBeVisible()
  const [{ reference } = { reference: '' }] = await account.query(
    'select d.reference from deposit d join member m on m.id = d.member_id where m.user_name = $1',
    [userName],
  )
  await operate('cashier', 'refuse', String(reference), 'notFound', 'by', 'rosa')
  await expect(page.getByRole('heading', { name: 'Hindi tinanggap ang deposit' })).toBeVisible()
  await expect(page.getByText(/Walang dumating na ganitong transfer/)).toBeVisible()
})

test('PAY-1 an e-wallet deposit shows a code for another phone', async ({ page, site, newMember }) => {
  await site.openAs(await newMember(), '/m/voucherCenter', 'EN')
  await page.locator('label', { hasText: 'GCash QR' }).click()
  await page.getByLabel(/^Amount/).fill('400')
  await page.getByRole('button', { name: 'Deposit ₱400.00' }).click()
  const code = page.getByRole('img', { name: 'Scan this with another phone to pay' })
  await expect(code).toBeVisible()
  // The dark modules begin with the square that every code has in its corner.
  await expect(code.locator('path').last()).toHaveAttribute('d', /^M0 0h7v1H0z/)
})
