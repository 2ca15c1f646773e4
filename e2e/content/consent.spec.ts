import { expect, test } from '../account/account.ts'
import { expectAccessible } from '../site.ts'

const forgetConsents = 'delete from consent where member_id = (select id from member where user_name = $1)'

test('CONT-3 a member reads and agrees to what changed since they joined, and confirms a raised age', async ({
  page,
  site,
  newMember,
  account: { query },
}) => {
  const userName = await newMember()
  // Joined before the agreement was published, when the site asked for eighteen years.
  await query(forgetConsents, [userName])
  await query(
    `insert into consent (member_id, kind, version) select id, 'age', 18 from member where user_name = $1`,
    [userName],
  )
  await site.openAs(userName, '/m/home')
  const question = page.getByRole('alertdialog', { name: 'Bago tayo magpatuloy' })
  await expect(question).toBeVisible()
  await expect(question.getByRole('button', { name: 'Sang-ayon ako' })).toBeDisabled()
  await expectAccessible(page)
  await question.getByRole('link', { name: 'User agreement, version 1' }).click()
  await expect(page).toHaveURL(/\/m\/useragreement\?about=agreement$/)
  await expect(question).toHaveCount(0)
  await expect(page.getByRole('article').getByRole('heading')).toBeVisible()

  await site.open('/m/home')
  await question.getByText('21 pataas na ako.').click()
  await question.getByRole('button', { name: 'Sang-ayon ako' }).click()
  await expect(question).toHaveCount(0)
  const kept = await query(
    `select kind, version from consent join member on id = member_id
       where user_name = $1 order by kind, version`,
    [userName],
  )
  expect(kept).toEqual([
    { kind: 'age', version: 18 },
    { kind: 'age', version: 21 },
    { kind: 'agreement', version: 1 },
    { kind: 'privacy', version: 1 },
  ])
  await site.open('/m/home')
  await expect(page.getByRole('link', { name: /Mga mensahe/ }).first()).toBeVisible()
  await expect(question).toHaveCount(0)
})

test('CONT-3 a deposit the server refuses until the member agrees goes on by itself once they have', async ({
  page,
  site,
  newMember,
  account: { query },
}) => {
  site.expectComplaint(/status of 403/)
  const userName = await newMember()
  await site.openAs(userName, '/m/voucherCenter', 'EN')
  await page.locator('label', { hasText: 'Alipay' }).click()
  await page.getByRole('button', { name: '₱1,000', exact: true }).click()
  // Published while the app was open: the app does not know yet.
  await query(forgetConsents, [userName])
  await page.getByRole('button', { name: 'Deposit ₱1,000.00' }).click()
  const question = page.getByRole('alertdialog', { name: 'Before you continue' })
  await question.getByText('I’m 21 or older.').click()
  await question.getByRole('button', { name: 'I agree' }).click()
  await expect(page.getByRole('heading', { name: 'Waiting for payment' })).toBeVisible()
  await expect(question).toHaveCount(0)
})
