import type { Page } from '@playwright/test'
import { operate } from '../operator.ts'
import { expectAccessible } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

/** A member who joined long ago, with ₱5,000 and an e-wallet that can be used. */
async function withMoney(
  newMember: () => Promise<string>,
  query: (sql: string, values?: unknown[]) => Promise<unknown>,
  move: (userName: string, movement: { kind: 'adjustment'; pesos: number }) => Promise<void>,
): Promise<string> {
  const userName = await newMember()
  await query("update member set registered_at = '2026-01-01' where user_name = $1", [userName])
  await query(
    `insert into bank_card (member_id, bank_id, number, number_index, last_digits, bound_at, usable_at)
     select m.id, c.bank_id, c.number, sha256(convert_to($1, 'UTF8')), c.last_digits, now(), now()
     from member m, bank_card c join member juan on juan.id = c.member_id and juan.user_name = 'juan'
     where m.user_name = $1`,
    [userName],
  )
  await move(userName, { kind: 'adjustment', pesos: 5_000 })
  return userName
}

const digits = (page: Page, label: RegExp | string) => page.getByLabel(label, { exact: false }).first()

test('PAY-2 a member withdraws: fee, time and whether a person looks first before, the password once wrong, then paid by itself', async ({
  page,
  site,
  newMember,
  account,
  wallet,
}) => {
  site.expectComplaint(/status of 403/)
  site.expectComplaint(/status of 500/)
  const userName = await withMoney(newMember, account.query, wallet.move)
  await wallet.move(userName, { kind: 'adjustment', pesos: 1_000 })
  await site.openAs(userName, '/m/withdraw')
  const promise = '**/wps/transaction/withdraw/promise*'
  await page.route(promise, (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByLabel(/^Halaga/).fill('5500')
  const again = page.getByRole('button', { name: 'I-reload ang fee' })
  await expect(again).toBeVisible()
  await page.unroute(promise)
  await again.click()
  const facts = page.locator('.record-sheet__fact')
  await expect(page.getByText('Iche-check muna ng team namin')).toBeVisible()
  await expect(facts.nth(2)).toHaveText(/^DaratingHanggang /)
  await expectAccessible(page)
  await page.getByLabel(/^Halaga/).fill('1000')
  await expect(facts).toHaveText(['Fee₱0.00', 'Matatanggap mo₱1,000.00', 'DaratingSa loob ng 5 min'])
  await expect(page.getByText('Iche-check muna ng team namin')).toHaveCount(0)
  await digits(page, /^Withdrawal password/).fill('999999')
  await page.getByRole('button', { name: 'Mag-withdraw ng ₱1,000.00' }).click()
  await expect(page.getByText(/Mali ang withdrawal password\. 4 subok/)).toBeVisible()
  await expect(page.getByLabel(/^Halaga/)).toHaveValue('1000')
  await expectAccessible(page)
  // What is about neither amount nor password stands beside neither.
  site.expectComplaint(/status of 409/)
  const asked = '**/wps/transaction/withdraw'
  const busy = 'Hindi muna available ang bangkong ito. Pumili ng iba.'
  await page.route(asked, (route) =>
    route.fulfill({
      status: 409,
      json: { success: false, value: {}, errorCode: 'card.bank', message: busy },
    }),
  )
  await digits(page, /^Withdrawal password/).fill('202611')
  await page.getByRole('button', { name: 'Mag-withdraw ng ₱1,000.00' }).click()
  await expect(page.getByRole('alert').filter({ hasText: busy })).toBeVisible()
  await expect(page.getByText('Maglagay ng anim na numero.')).toHaveCount(0)
  await expect(page.getByLabel(/^Halaga/)).not.toHaveAttribute('aria-invalid', 'true')
  await page.unroute(asked)
  await digits(page, /^Withdrawal password/).fill('202611')
  const sent = Promise.withResolvers<void>()
  await page.route('**/wps/transaction/withdraw', async (route) => {
    await sent.promise
    await route.continue()
  })
  const go = page.getByRole('button', { name: 'Mag-withdraw ng ₱1,000.00' })
  await go.dblclick()
  await expect(go).toHaveAttribute('aria-busy', 'true')
  // What is being sent stays as it was sent.
  await page.getByLabel(/^Halaga/).fill('300')
  await expect(page.getByLabel(/^Halaga/)).toHaveValue('1000')
  await expect(go).toHaveAttribute('aria-busy', 'true')
  sent.resolve()
  await expect(page.getByRole('heading', { name: 'Naipadala na' })).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page)
  await expect.poll(() => wallet.cashOf(userName)).toBe(50_000_000n)
})

test('PAY-2 PAY-4 R-9 a withdrawal in review is cancelled by its member, the next one is refused with its reason, and the record shows both', async ({
  page,
  site,
  newMember,
  account,
  wallet,
}) => {
  const userName = await withMoney(newMember, account.query, wallet.move)
  await account.query('update member set registered_at = now() where user_name = $1', [userName])
  await site.openAs(userName, '/m/withdraw', 'EN')
  const ask = async () => {
    await page.getByLabel(/^Amount/).fill('2,000')
    await expect(page.getByText('Our team checks it first')).toBeVisible()
    await expect(page.getByText(/^By /)).toBeVisible()
    await digits(page, /^Withdrawal password/).fill('202611')
    await page.getByRole('button', { name: 'Withdraw ₱2,000.00' }).click()
    await expect(page.getByRole('heading', { name: 'Checking' })).toBeVisible()
  }
  await ask()
  await expect.poll(() => wallet.cashOf(userName)).toBe(30_000_000n)
  await account.query(
    `update withdrawal set promised_at = now() - interval '1 hour'
     where member_id = (select id from member where user_name = $1)`,
    [userName],
  )
  await expect(page.getByText(/This is taking longer than we promised.*You can cancel/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  const question = page.getByRole('dialog', { name: 'Cancel this withdrawal?' })
  await expect(question.getByRole('button', { name: /Cancel|withdrawal/ })).toHaveText([
    'Cancel',
    'Keep withdrawal',
  ])
  await question.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await expect(page.getByText('Returned to your wallet', { exact: true })).toBeVisible()
  await expect(page.getByText('You get', { exact: true })).toBeHidden()
  await expect.poll(() => wallet.cashOf(userName)).toBe(50_000_000n)
  await page.getByRole('link', { name: 'New withdrawal' }).click()
  await ask()
  const waiting = await operate('cashier', 'withdrawals')
  const reference =
    waiting
      .split('\n')
      .find((line) => line.includes(userName))
      ?.split('  ')[1] ?? ''
  await operate('cashier', 'reject', reference, 'identity', 'by', 'rosa')
  await expect(page.getByRole('heading', { name: 'Not approved' })).toBeVisible()
  await expect(page.getByText(/confirm who you are/)).toBeVisible()
  await expect.poll(() => wallet.cashOf(userName)).toBe(50_000_000n)
  await site.open('/m/withdrawReport', 'EN')
  await expect(page.getByText('2 transactions')).toBeVisible()
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelled' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Show' }).click()
  await expect(page.getByText('1 transaction', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /₱2,000\.00/ }).click()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()

  await site.open('/m/transaction/record', 'EN')
  await page
    .getByRole('button', { name: /^Withdrawal returned / })
    .first()
    .click()
  const line = page.getByRole('dialog', { name: 'Withdrawal returned' })
  await expect(line.getByText(/confirm who you are/)).toBeVisible()
  await expect(line.getByText(reference, { exact: true })).toBeVisible()
})

test('PAY-3 R-10 whoever has neither sets a withdrawal password and binds an account in their own name', async ({
  page,
  site,
  newMember,
  account,
}) => {
  site.expectComplaint(/status of 400/)
  const userName = await newMember()
  await account.query(
    `update credential set withdrawal_password_hash = null
     where member_id = (select id from member where user_name = $1)`,
    [userName],
  )
  await site.openAs(userName, '/m/withdraw', 'EN')
  await page.getByLabel(/^Login password/).fill('Perya#2026')
  await page.getByLabel(/^Six digits/).fill('123456')
  await page.getByLabel(/^Repeat the six digits/).fill('123456')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(/easy to guess/)).toBeVisible()
  await page.getByLabel(/^Six digits/).fill('731954')
  await page.getByLabel(/^Repeat the six digits/).fill('731954')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Where should the money go?' })).toBeVisible()
  await page.locator('label', { hasText: 'BPI' }).click()
  await page.getByLabel(/^Account number/).fill('123')
  await digits(page, /^Withdrawal password/).fill('731954')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('This isn’t a BPI account number. Example: 1234567890.')).toBeVisible()
  await page.getByLabel(/^Account number/).fill(`98${Date.now().toString().slice(-8)}`)
  await expect(page.getByLabel(/^Account name/)).toHaveValue('J*** d*** C***')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText(/Can be used from/)).toBeVisible()
  await expect(page.getByText(/account is ₱200\.00\. You can only withdraw ₱0\.00/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Withdraw', exact: true })).toHaveCount(0)
})

test('PAY-4 a record without lines offers more days only where there are more', async ({
  page,
  site,
  newMember,
}) => {
  await site.openAs(await newMember(), '/m/withdrawReport', 'EN')
  const longer = page.getByRole('button', { name: 'See 30 days' })
  await longer.click()
  await expect(page).toHaveURL(/period=30$/)
  await expect(page.getByRole('heading', { name: 'No transactions' })).toBeVisible()
  await expect(longer).toHaveCount(0)
})
