import { expectAccessible, tryAgain } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

test('PAY-4 a member sees what each day came to, and every movement of it', async ({
  page,
  site,
  newMember,
  wallet,
}) => {
  const userName = await newMember()
  await wallet.move(
    userName,
    { kind: 'adjustment', pesos: 500 },
    { kind: 'stake', pesos: -60 },
    { kind: 'payout', pesos: 85.5 },
  )
  await site.openAs(userName, '/m/profitandloss')
  await expect(page.locator('.record-summary__grid > div')).toHaveText([
    'Taya₱60.00',
    'Panalo₱85.50',
    'Panalo o talo sa laro+₱25.50',
    'Deposit₱0.00',
    'Na-withdraw₱0.00',
    'Rewards₱0.00',
    'Iba pa+₱500.00',
    'Pagbabago sa balance+₱525.50',
  ])
  await expectAccessible(page)
  // Nothing floats over the amounts.
  await expect(page.getByRole('button', { name: 'I-contact kami' })).toHaveCount(0)
  await page.getByRole('button', { name: /Taya ₱60\.00/ }).click()
  await expect(page.getByRole('dialog').getByText('Pagbabago sa balance')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('link', { name: 'Tingnan ang lahat ng transaction' }).click()
  await expect(page).toHaveURL(/transaction\/record\?startDate=/)
})

test('PAY-5 a member who may sends money to their upline, and nobody else is offered it', async ({
  page,
  site,
  newMember,
  account,
  wallet,
}) => {
  site.expectComplaint(/status of 403/)
  const [userName, upline] = [await newMember(), await newMember()]
  await wallet.move(userName, { kind: 'adjustment', pesos: 800 })
  await site.openAs(userName, '/m/upLine/transfer', 'EN')
  await expect(page.getByText('You can’t transfer to your upline right now.')).toBeVisible()
  await account.query(
    "update member set registered_at = '2026-01-01', to_upline = true, upline_id = (select id from member where user_name = $2) where user_name = $1",
    [userName, upline],
  )
  const amount = page.getByLabel(/^Amount/)
  await tryAgain(page, amount)
  await amount.fill('250')
  await page
    .getByLabel(/^Withdrawal password/)
    .first()
    .fill('202611')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Transfer ₱250.00' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Transfer', exact: true }).click()
  await expect(page.getByText('₱550.00')).toBeVisible()
  await expect.poll(() => wallet.cashOf(upline)).toBe(2_500_000n)
})

test('PAY-5 LAUNCH-3 money that is still at a vendor comes home for whoever wants to send it up', async ({
  page,
  site,
  newMember,
  account,
  wallet,
}) => {
  const [userName, upline] = [await newMember(), await newMember()]
  await wallet.move(userName, { kind: 'adjustment', pesos: 800 })
  await account.query(
    "update member set registered_at = '2026-01-01', to_upline = true, upline_id = (select id from member where user_name = $2) where user_name = $1",
    [userName, upline],
  )
  await site.openAs(userName, '/m/launchGame?gameId=WHEEL_OF_FATE&vendor=SALON&gameCategory=LIVE', 'EN')
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Wheel of Fate' })).toBeVisible()
  expect(await wallet.cashOf(userName)).toBe(0n)
  await site.open('/m/upLine/transfer', 'EN')
  await expect(page.getByLabel(/^Amount/)).toBeVisible()
  expect(await wallet.cashOf(userName)).toBe(8_000_000n)
})
