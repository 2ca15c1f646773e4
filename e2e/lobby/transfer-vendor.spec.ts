import { displayMoney } from '@perya/money'
import { query } from '../database.ts'
import { expectAccessible } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

const address = '/m/launchGame?gameId=WHEEL_OF_FATE&vendor=SALON&nodeId=salon-wheel-of-fate&gameCategory=LIVE'

test('LAUNCH-3 HEAD-2 a vendor that keeps balances has the player’s money until its game is left', async ({
  page,
  site,
  newMember,
  wallet,
}) => {
  const userName = await newMember()
  await wallet.move(userName, { kind: 'deposit', pesos: 100 })
  const frame = page.frameLocator('iframe')
  await site.openAs(userName, address, 'EN')
  await expect(frame.getByRole('heading', { name: 'Wheel of Fate' })).toBeVisible()
  await expect(page.locator('.launch-bar')).toContainText('₱100.00')
  expect(await wallet.cashOf(userName)).toBe(0n)

  // A page that is gone tells nobody, and all of the money is still to be seen.
  await site.open('/m/home', 'EN')
  await page.getByRole('banner').getByRole('button', { name: userName }).click()
  const sheet = page.getByRole('dialog', { name: 'My money' })
  const parts = sheet.getByRole('definition')
  await expect(parts).toHaveText(['₱0.00', '₱0.00', '₱0.00', '₱100.00'])
  await expect(sheet).toContainText('Comes back when you leave the game, with your winnings')
  await expectAccessible(page)

  await site.open(address, 'EN')
  await expect(frame.getByRole('heading', { name: 'Wheel of Fate' })).toBeVisible()
  await frame.locator('.actions__row .main').click()
  await expect(frame.locator('.result[data-tone]')).toBeVisible()
  const [kept] = await query(
    `select w.balance, (select count(*) from demo_vendor_round r where r.player = w.player) as rounds
     from demo_vendor_wallet w where w.player = (select id::text from member where user_name = $1)`,
    [userName],
  )
  expect(Number(kept?.rounds)).toBe(1)
  const total = BigInt(String(kept?.balance))
  const left = page.waitForResponse('**/wps/game/leaveGame')
  await page.getByRole('button', { name: 'Leave the game' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Leave', exact: true }).click()
  expect(await (await left).json()).toMatchObject({ success: true, value: { isBack: true } })
  expect(await wallet.cashOf(userName)).toBe(total)
  await page.getByRole('banner').getByRole('button', { name: userName }).click()
  await expect(parts).toHaveText([displayMoney(total, { locale: 'en', currency: 'PHP' }), '₱0.00', '₱0.00'])
})
