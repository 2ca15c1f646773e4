import { randomInt } from 'node:crypto'
import { codeIn } from '../account/account.ts'
import { expectAccessible } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

test('PAY-3 R-95 a member proves a number, takes a nickname and resets forgotten digits, and withdrawals wait', async ({
  page,
  site,
  newMember,
  account,
}) => {
  site.expectComplaint(/status of 403/)
  const userName = await newMember()
  await site.openAs(userName, '/m/securityCenter')
  await expect(page.getByRole('heading', { name: 'Mahina ang security' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Mobile number/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Kunin ang code' }).click()
  await expect(sheet.getByText('Ilagay ang buong number.')).toBeVisible()
  const mobile = `917${randomInt(1_000_000, 10_000_000)}`
  await sheet.getByLabel(/^Bagong mobile number/).fill(`0${mobile}`)
  await sheet.getByRole('button', { name: 'Kunin ang code' }).click()
  const code = codeIn(await account.messageTo(`+63${mobile}`))
  await sheet.getByLabel(/^Code na natanggap/).fill(code)
  await sheet
    .getByLabel(/^Withdrawal password/)
    .first()
    .fill('999999')
  await sheet.getByRole('button', { name: 'I-save', exact: true }).click()
  await expect(sheet.getByText(/Mali ang withdrawal password/)).toBeVisible()
  await expect(sheet.getByLabel(/^Code na natanggap/)).toHaveValue(code)
  await expectAccessible(page)
  await sheet
    .getByLabel(/^Withdrawal password/)
    .first()
    .fill('202611')
  await sheet.getByRole('button', { name: 'I-save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Puwede na ang security' })).toBeVisible()

  await page.getByRole('button', { name: /^Nickname/ }).click()
  await sheet.getByLabel(/^Nickname/).fill('Bituin')
  await sheet.getByRole('button', { name: 'I-save', exact: true }).click()
  await expect(page.getByRole('button', { name: /Bituin/ })).toBeVisible()

  await page.getByRole('button', { name: /^Withdrawal password/ }).click()
  await sheet.getByRole('button', { name: 'Nakalimutan ko ito' }).click()
  await account.query('delete from throttle')
  await sheet.getByRole('button', { name: 'Kunin ang code' }).click()
  await expect.poll(async () => codeIn(await account.messageTo(`+63${mobile}`))).not.toBe(code)
  await sheet.getByLabel(/^Code na natanggap/).fill(codeIn(await account.messageTo(`+63${mobile}`)))
  await sheet
    .getByLabel(/^Login password/)
    .first()
    .fill('Perya#2026')
  await sheet
    .getByLabel(/^Anim na numero/)
    .first()
    .fill('731954')
  const again = sheet.getByLabel(/^Ulitin ang anim na numero/).first()
  await again.fill('731945')
  await sheet.getByRole('button', { name: 'I-save', exact: true }).click()
  await expect(sheet.getByText('Hindi magkapareho. I-type ulit.')).toBeVisible()
  await again.fill('731954')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'I-save', exact: true }).click()
  await expect(page.getByText(/makakapag-withdraw ka ulit sa/)).toBeVisible()
})

test('PAY-3 a member proves an e-mail, says the name on their accounts once, and keeps two questions', async ({
  page,
  site,
  newMember,
  account,
}) => {
  site.expectComplaint(/status of 403/)
  const userName = await newMember()
  await account.query('update member set payee_name = null where user_name = $1', [userName])
  await site.openAs(userName, '/m/securityCenter', 'EN')
  const sheet = page.getByRole('dialog')
  const save = sheet.getByRole('button', { name: 'Save', exact: true })
  const digits = sheet.getByLabel(/^Withdrawal password/).first()

  await page.getByRole('button', { name: /^E-mail/ }).click()
  await sheet.getByLabel(/^New e-mail/).fill('maria@')
  await sheet.getByRole('button', { name: 'Get code' }).click()
  await expect(sheet.getByText('Enter the full e-mail.')).toBeVisible()
  const email = `${userName}@perya.example`
  await sheet.getByLabel(/^New e-mail/).fill(email)
  await sheet.getByRole('button', { name: 'Get code' }).click()
  await sheet.getByLabel(/^Verification code/).fill(codeIn(await account.messageTo(email)))
  await digits.fill('999999')
  await save.click()
  await expect(sheet.getByText(/Wrong withdrawal password/)).toBeVisible()
  await expectAccessible(page)
  await digits.fill('202611')
  await save.click()
  await expect(page.getByRole('button', { name: /^E-mail.*\*@perya\.example$/ })).toBeVisible()
  await expect(sheet).toHaveCount(0)

  await page.getByRole('button', { name: /^Account name.*Not set yet/ }).click()
  await sheet.getByLabel(/^Account name/).fill('Maria')
  await save.click()
  await expect(sheet.getByText('Enter your first and last name, letters only.')).toBeVisible()
  await sheet.getByLabel(/^Account name/).fill('Maria Clara')
  await expectAccessible(page)
  await save.click()
  await expect(sheet).toHaveCount(0)
  await page.getByRole('button', { name: /^Account name.*M\*/ }).click()
  await expect(sheet.getByText(/Only customer service can change it/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)

  await page.getByRole('button', { name: /^Security questions/ }).click()
  await sheet.getByLabel('Question').first().selectOption('What is your favorite dish?')
  await sheet
    .getByLabel(/^Answer/)
    .first()
    .fill('Adobo')
  await digits.fill('202611')
  await save.click()
  await expect(sheet.getByText('Enter your answer.')).toBeVisible()
  await sheet
    .getByLabel(/^Answer/)
    .nth(1)
    .fill('Paaralang Rizal')
  await expectAccessible(page)
  await save.click()
  await expect(page.getByRole('button', { name: /^Security questions.*Set$/ })).toBeVisible()
})

test('PAY-3 an account is taken away in the security centre by the six digits', async ({
  page,
  site,
  newMember,
  account,
}) => {
  const userName = await newMember()
  await account.query(
    `insert into bank_card (member_id, bank_id, number, number_index, last_digits, bound_at, usable_at)
     select m.id, c.bank_id, c.number, sha256(convert_to($1, 'UTF8')), '4321', now(), now()
     from member m, bank_card c join member juan on juan.id = c.member_id and juan.user_name = 'juan'
     where m.user_name = $1`,
    [userName],
  )
  await site.openAs(userName, '/m/securityCenter', 'EN')
  await page.getByRole('button', { name: /^Withdrawal accounts/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Remove the account ••4321' }).click()
  await sheet
    .getByLabel(/^Withdrawal password/)
    .first()
    .fill('202611')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(sheet.getByText('••4321')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Withdrawal accounts.*None yet/ })).toBeVisible()
})
