import { randomInt } from 'node:crypto'
import { codeIn } from '../account/account.ts'
import { expectAccessible } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

for (const [language, words] of [
  [
    'TY',
    {
      low: 'Mahina ang seguridad',
      fair: 'Katamtaman ang seguridad',
      mobile: /^Numero ng mobile/,
      newMobile: /^Bagong mobile number/,
      whole: 'Ilagay ang buong numero.',
      get: 'Kunin ang code',
      code: /^Code na natanggap/,
      digits: /^Password sa withdrawal/,
      save: 'I-save',
      wrong: /Maling withdrawal password/,
      nickname: /^Palayaw/,
      held: /walang withdrawal hanggang/,
      part: /^Password sa withdrawal/,
      forgot: 'Nakalimutan ko ito',
      login: /^Password sa pag-log in/,
      six: /^Anim na numero/,
    },
  ],
  [
    'EN',
    {
      low: 'Security is low',
      fair: 'Security is fair',
      mobile: /^Mobile number/,
      newMobile: /^New mobile number/,
      whole: 'Enter the whole number.',
      get: 'Get code',
      code: /^Verification code/,
      digits: /^Withdrawal password/,
      save: 'Save',
      wrong: /Wrong withdrawal password/,
      nickname: /^Nickname/,
      held: /no withdrawal is taken until/,
      part: /^Withdrawal password/,
      forgot: 'I forgot it',
      login: /^Log-in password/,
      six: /^Six digits/,
    },
  ],
] as const) {
  test(`PAY-3 R-95 a member proves a number, takes a nickname and resets forgotten digits, and withdrawals wait (${language})`, async ({
    page,
    site,
    newMember,
    account,
  }) => {
    site.expectComplaint(/status of 403/)
    const userName = await newMember()
    await site.openAs(userName, '/m/securityCenter', language)
    await expect(page.getByRole('heading', { name: words.low })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: words.mobile }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: words.get }).click()
    await expect(sheet.getByText(words.whole)).toBeVisible()
    const mobile = `917${randomInt(1_000_000, 10_000_000)}`
    await sheet.getByLabel(words.newMobile).fill(`0${mobile}`)
    await sheet.getByRole('button', { name: words.get }).click()
    const code = codeIn(await account.messageTo(`+63${mobile}`))
    await sheet.getByLabel(words.code).fill(code)
    await sheet.getByLabel(words.digits).first().fill('999999')
    await sheet.getByRole('button', { name: words.save, exact: true }).click()
    await expect(sheet.getByText(words.wrong)).toBeVisible()
    await expect(sheet.getByLabel(words.code)).toHaveValue(code)
    await expectAccessible(page)
    await sheet.getByLabel(words.digits).first().fill('202611')
    await sheet.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('heading', { name: words.fair })).toBeVisible()

    await page.getByRole('button', { name: words.nickname }).click()
    await sheet.getByLabel(words.nickname).fill('Bituin')
    await sheet.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByRole('button', { name: /Bituin/ })).toBeVisible()

    await page.getByRole('button', { name: words.part }).click()
    await sheet.getByRole('button', { name: words.forgot }).click()
    await account.query('delete from throttle')
    await sheet.getByRole('button', { name: words.get }).click()
    await expect.poll(async () => codeIn(await account.messageTo(`+63${mobile}`))).not.toBe(code)
    await sheet.getByLabel(words.code).fill(codeIn(await account.messageTo(`+63${mobile}`)))
    await sheet.getByLabel(words.login).first().fill('Perya#2026')
    await sheet.getByLabel(words.six).first().fill('731954')
    await expectAccessible(page)
    await sheet.getByRole('button', { name: words.save, exact: true }).click()
    await expect(page.getByText(words.held)).toBeVisible()
  })
}

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
