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
  await expect(page.getByRole('heading', { name: 'Mahina ang seguridad' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Numero ng mobile/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Kunin ang code' }).click()
  await expect(sheet.getByText('Ilagay ang buong numero.')).toBeVisible()
  const mobile = `917${randomInt(1_000_000, 10_000_000)}`
  await sheet.getByLabel(/^Bagong mobile number/).fill(`0${mobile}`)
  await sheet.getByRole('button', { name: 'Kunin ang code' }).click()
  const code = codeIn(await account.messageTo(`+63${mobile}`))
  await sheet.getByLabel(/^Code na natanggap/).fill(code)
  await sheet
    .getByLabel(/^Password sa withdrawal/)
    .first()
    .fill('999999')
  await sheet.getByRole('button', { name: 'I-save', exact: true }).click()
  await expect(sheet.getByText(/Maling withdrawal password/)).toBeVisible()
  await expect(sheet.getByLabel(/^Code na natanggap/)).toHaveValue(code)
  await expectAccessible(page)
  await sheet
    .getByLabel(/^Password sa withdrawal/)
    .first()
    .fill('202611')
  await sheet.getByRole('button', { name: 'I-save', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Katamtaman ang seguridad' })).toBeVisible()

  await page.getByRole('button', { name: /^Palayaw/ }).click()
  await sheet.getByLabel(/^Palayaw/).fill('Bituin')
  await sheet.getByRole('button', { name: 'I-save', exact: true }).click()
  await expect(page.getByRole('button', { name: /Bituin/ })).toBeVisible()

  await page.getByRole('button', { name: /^Password sa withdrawal/ }).click()
  await sheet.getByRole('button', { name: 'Nakalimutan ko ito' }).click()
  await account.query('delete from throttle')
  await sheet.getByRole('button', { name: 'Kunin ang code' }).click()
  await expect.poll(async () => codeIn(await account.messageTo(`+63${mobile}`))).not.toBe(code)
  await sheet.getByLabel(/^Code na natanggap/).fill(codeIn(await account.messageTo(`+63${mobile}`)))
  await sheet
    .getByLabel(/^Password sa pag-log in/)
    .first()
    .fill('Perya#2026')
  await sheet
    .getByLabel(/^Anim na numero/)
    .first()
    .fill('731954')
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'I-save', exact: true }).click()
  await expect(page.getByText(/walang withdrawal hanggang/)).toBeVisible()
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
  await page.getByRole('button', { name: /^My accounts/ }).click()
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
  await expect(page.getByRole('button', { name: /^My accounts.*None yet/ })).toBeVisible()
})
