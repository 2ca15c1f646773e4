import { createDeposit } from '@perya/contract/deposits'
import { operate } from '../operator.ts'
import { expectAccessible, tapTwice } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

test('PAY-1 PAY-4 a member deposits from the bottom bar to the credited balance, fee and limits said before', async ({
  page,
  site,
  newMember,
  wallet,
}) => {
  const userName = await newMember()
  await site.openAs(userName, '/m/home')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: /^Deposit/ })
    .click()
  await page.locator('label', { hasText: 'Alipay' }).click()
  const amount = page.getByLabel(/^Halaga/)
  await amount.fill('50')
  await page.locator('form button[type="submit"]').click()
  await expect(page.getByText(/₱200.*₱20,000/).last()).toBeVisible()
  await expect(amount).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: '₱1,000', exact: true }).click()
  await expect(page.getByText('₱10.00 fee · ₱990.00 ang papasok sa wallet')).toBeVisible()
  await expectAccessible(page)
  await tapTwice(page, page.getByRole('button', { name: 'Mag-deposit ng ₱1,000.00' }), createDeposit)
  await expect(page.getByRole('heading', { name: 'Naghihintay ng bayad' })).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/)
  await expectAccessible(page)
  await expect.poll(() => wallet.cashOf(userName)).toBe(0n)
  await page.getByRole('link', { name: 'Bayaran ang ₱1,000.00' }).click()
  await expect(page).toHaveURL(/\/dev\/gateway\/pay/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bayaran', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Pumasok na ang deposit' })).toBeVisible()
  await expect.poll(() => wallet.cashOf(userName)).toBe(9_900_000n)
  await site.open('/m/vouReport')
  await expect(page.locator('.record-summary').getByText('₱990.00')).toBeVisible()
  await expect(page.getByRole('link', { name: /Alipay/ })).toBeVisible()
  await expectAccessible(page)
})

test('PAY-1 R-5 what is being sent stays as it was sent, however long the answer takes', async ({
  page,
  site,
  newMember,
  account,
}) => {
  const userName = await newMember()
  let answer = () => {}
  const isAnswered = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/wps/transaction/deposit', async (route) => {
    await isAnswered
    await route.continue()
  })
  await site.openAs(userName, '/m/voucherCenter', 'EN')
  const amount = page.getByLabel(/^Amount/)
  const other = page.getByRole('radio', { name: /Alipay/ })
  await amount.fill('400')
  await expect(other).not.toBeChecked()
  const send = page.getByRole('button', { name: 'Deposit ₱400.00' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await amount.fill('300')
  await page.getByRole('button', { name: '₱1,000', exact: true }).click()
  await page.locator('label', { hasText: 'Alipay' }).click()
  await expect(amount).toHaveValue('400')
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await expect(other).not.toBeChecked()
  answer()
  await expect(page.getByRole('link', { name: 'Pay ₱400.00' })).toBeVisible()
  const made = await account.query(
    `select d.amount from deposit d join member m on m.id = d.member_id where m.user_name = $1`,
    [userName],
  )
  expect(made).toEqual([{ amount: '4000000' }])
})

test('PAY-1 PAY-2 R-39 half a payment is kept for a person until two find its owner, and then has to be staked', async ({
  page,
  site,
  newMember,
  account,
  wallet,
}) => {
  const userName = await newMember()
  await site.openAs(userName, '/m/voucherCenter', 'EN')
  await page.getByLabel(/^Amount/).fill('400')
  await page.getByRole('button', { name: 'Deposit ₱400.00' }).click()
  await page.getByRole('link', { name: 'Pay ₱400.00' }).click()
  await page.getByRole('button', { name: 'Pay only half' }).click()
  await expect(page.getByRole('heading', { name: 'Payment under review' })).toBeVisible()
  await expect(page.getByText(/₱200\.00 came in on .* That isn’t the amount of this deposit/)).toBeVisible()
  const [{ payment } = { payment: '' }] = await account.query(
    `select payment from gateway_payment p join deposit d on d.id = p.deposit_id
     join member m on m.id = d.member_id where m.user_name = $1`,
    [userName],
  )
  expect(await operate('cashier', 'payments')).toContain(String(payment))
  await operate('cashier', 'credit', String(payment), userName, 'by', 'rosa')
  await expect.poll(() => wallet.cashOf(userName)).toBe(0n)
  await operate('cashier', 'credit', String(payment), userName, 'by', 'pilar')
  await expect(page.getByRole('heading', { name: 'Deposit received' })).toBeVisible()
  await expect.poll(() => wallet.cashOf(userName)).toBe(2_000_000n)
  await wallet.move(userName, { kind: 'stake', pesos: -50 })
  await site.open('/m/withdraw', 'EN')
  await page.getByRole('button', { name: 'Why not all of it?' }).click()
  await expect(page.getByRole('dialog').getByText('₱50.00 of ₱200.00 bet')).toBeVisible()
  await expectAccessible(page)
  // The withdraw page, the statement and the account sheet say one figure and one sentence.
  const sentence = 'Bet ₱150.00 more to unlock ₱150.00.'
  await site.open('/m/withdraw', 'EN')
  await expect(page.getByText('Withdrawable', { exact: true }).locator('..')).toContainText('₱0.00')
  await expect(page.getByText(sentence)).toBeVisible()
  await site.open('/m/transaction/record', 'EN')
  await expect(page.getByText(`Withdrawable ₱0.00 · ${sentence}`)).toBeVisible()
  await site.open('/m/home', 'EN')
  await page.getByRole('button', { name: userName }).click()
  await expect(page.getByRole('term').filter({ hasText: sentence })).toBeVisible()
  await expect(page.getByRole('definition').first()).toHaveText('₱0.00')
})

test('PAY-1 a deposit without an amount leads to where it is missing, and one that waits stands on the page', async ({
  page,
  site,
  newMember,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await site.openAs(await newMember(), '/m/voucherCenter', 'EN')
  await page.getByText('QQ Wallet').click()
  const amount = page.getByLabel(/^Amount/)
  await expect(amount).not.toBeInViewport()
  await page.getByRole('button', { name: 'Deposit', exact: true }).click()
  await expect(page.getByRole('alert').getByText('Enter the amount above first.')).toBeInViewport()
  await expect(amount).toBeInViewport()
  await expect(amount).toBeFocused()
  await page.keyboard.type('400')
  await page.getByRole('button', { name: 'Deposit ₱400.00' }).click()
  await expect(page.getByRole('link', { name: 'Pay ₱400.00' })).toBeVisible()
  await page.goBack()
  await page
    .getByRole('region', { name: 'Not finished yet' })
    .getByRole('link', { name: /₱400\.00/ })
    .click()
  await expect(page.getByRole('link', { name: 'Pay ₱400.00' })).toBeVisible()
})

test('PAY-1 R-39 who pays after the payment had failed reads that it came and by when it is decided, on its page and in the record', async ({
  page,
  site,
  newMember,
}) => {
  await site.openAs(await newMember(), '/m/voucherCenter', 'EN')
  await page.getByLabel(/^Amount/).fill('400')
  await page.getByRole('button', { name: 'Deposit ₱400.00' }).click()
  await page.getByRole('link', { name: 'Pay ₱400.00' }).click()
  await expect(page).toHaveURL(/\/dev\/gateway\/pay/)
  const payUrl = page.url()
  await page.getByRole('button', { name: 'Fail the payment' }).click()
  await expect(page.getByText('No money was taken. You can try again.')).toBeVisible()
  await page.goto(payUrl)
  await page.getByRole('button', { name: 'Pay', exact: true }).click()
  await expect(
    page.getByText(/Your payment of ₱400\.00 came on .*, after this deposit had closed/),
  ).toBeVisible()
  await expect(page.getByText(/By .*, our team will either add it to you/)).toBeVisible()
  await expect(page.getByText('No money was taken')).toBeHidden()
  await expectAccessible(page)
  await site.open('/m/vouReport', 'EN')
  await expect(page.getByRole('link', { name: /Payment under review/ })).toBeVisible()
})

test('PAY-1 ERR-1 the base template asks for the company first, and a deposit that cannot be sent loses nothing', async ({
  page,
  site,
  account,
  newMember,
}) => {
  site.expectComplaint(/ERR_FAILED|status of 409/)
  await account.set('dep_func', '0')
  await site.openAs(await newMember(), '/m/voucherCenter', 'EN')
  await page.getByText('Bank', { exact: true }).click()
  await expect(page.getByRole('radio', { name: /Online banking/ })).toBeChecked()
  const amount = page.getByLabel(/^Amount/)
  await amount.fill('1,500.50')
  await page.route('**/wps/transaction/deposit', (route) => route.abort())
  await page.getByRole('button', { name: 'Deposit ₱1,500.50' }).click()
  await expect(page.getByText(/Connection problem/)).toBeVisible()
  await expect(amount).toHaveValue('1,500.50')
  await page.unroute('**/wps/transaction/deposit')
  await page.getByRole('button', { name: 'Deposit ₱1,500.50' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible()
})

test('PAY-1 a deposit begun without a promotion takes one while it waits to be paid, and is called off', async ({
  page,
  site,
  newMember,
}) => {
  await site.openAs(await newMember(), '/m/voucherCenter', 'EN')
  await page.locator('label', { hasText: 'Alipay' }).click()
  await page.getByRole('button', { name: '₱1,000', exact: true }).click()
  await page.getByRole('button', { name: 'Deposit ₱1,000.00' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible()
  await expect(page.getByText('Max. ₱500 per bet while you have the bonus.')).toBeVisible()
  await page.locator('label', { hasText: 'Daily ₱50' }).click()
  await page.getByRole('button', { name: 'Add this promo to my deposit' }).click()
  await expect(page.getByText('Daily ₱50 · with your deposit')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add this promo to my deposit' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Cancel deposit' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel deposit' }).click()
  await expect(page.getByRole('heading', { name: 'Deposit cancelled' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'New deposit' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Pay ₱/ })).toBeHidden()
})
