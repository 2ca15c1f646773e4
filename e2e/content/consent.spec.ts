import { expect, test } from '../account/account.ts'
import { expectAccessible } from '../site.ts'

for (const [language, words] of [
  [
    'TY',
    {
      title: 'May nagbago',
      agreement: 'Kasunduan ng gumagamit, bersyon 1',
      age: 'Ako ay 21 taong gulang o higit pa.',
      agree: 'Sumasang-ayon ako',
    },
  ],
  [
    'EN',
    {
      title: 'Something has changed',
      agreement: 'User agreement, version 1',
      age: 'I am 21 or older.',
      agree: 'I agree',
    },
  ],
] as const) {
  test(`CONT-3 a member reads and agrees to what changed since they joined, and confirms a raised age (${language})`, async ({
    page,
    site,
    newMember,
    account: { query },
  }) => {
    const userName = await newMember()
    // Joined before the agreement was published, when the site asked for eighteen years.
    await query(
      `with joined as (
         update member set registered_at = '2020-01-01' where user_name = $1 returning id)
       insert into consent (member_id, kind, version) select id, 'age', 18 from joined`,
      [userName],
    )
    await site.openAs(userName, '/m/home', language)
    const question = page.getByRole('alertdialog', { name: words.title })
    await expect(question).toBeVisible()
    await expect(question.getByRole('button', { name: words.agree })).toBeDisabled()
    await expectAccessible(page)
    await question.getByRole('link', { name: words.agreement }).click()
    await expect(page).toHaveURL(/\/m\/useragreement\?about=agreement$/)
    await expect(question).toHaveCount(0)
    await expect(page.getByRole('article').getByRole('heading')).toBeVisible()

    await site.open('/m/home', language)
    await question.getByText(words.age).click()
    await question.getByRole('button', { name: words.agree }).click()
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
    await site.open('/m/home', language)
    await expect(page.getByRole('link', { name: /Mga mensahe|Messages/ }).first()).toBeVisible()
    await expect(question).toHaveCount(0)
  })
}
