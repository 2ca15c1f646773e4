import { sendLetter } from '@perya/contract/inbox'
import { expect, test } from '../account/account.ts'
import { operate } from '../operator.ts'
import { expectAccessible, expectSaid, tapTwice } from '../site.ts'

test('CONT-1 MSG-1 a member opens an unread message, answers it, and the dot is gone until it is unread again', async ({
  page,
  site,
  account,
}) => {
  await account.query('update letter_thread set read_at = null')
  await account.query('delete from letter where is_mine')
  await site.openAs('ligaya', '/m/home')
  const icon = page.getByRole('link', { name: /1 hindi pa nababasa/ })
  await expect(icon).toBeVisible()
  await icon.click()
  await expect(page).toHaveURL(/\/m\/webEmail$/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Welcome!' }).click()
  await expect(page.getByText(/Salamat sa pagsali/)).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Mag-reply').fill('Salamat po!')
  await tapTwice(page, page.getByRole('button', { name: 'I-send' }), sendLetter)
  await expect(page.getByRole('listitem').filter({ hasText: 'Salamat po!' }).last()).toBeVisible()
  await expect(page.getByLabel('Mag-reply')).toHaveValue('')
  await site.open('/m/home')
  await expect(page.getByRole('link', { name: /Mga mensahe/ }).first()).toBeVisible()
  await expect(icon).toHaveCount(0)
  const [{ count } = { count: 0 }] = await account.query(
    "select count(*)::int as count from letter where is_mine and texts->>'EN' = 'Salamat po!'",
  )
  expect(count).toBe(1)
  await site.open('/m/webEmail')
  await page.getByRole('button', { name: 'Pumili', exact: true }).click()
  await page.getByRole('checkbox', { name: 'Welcome!' }).check()
  await page.getByRole('button', { name: 'I-mark as unread', exact: true }).click()
  await expect(page.locator('.thread[data-unread]')).toContainText('Welcome!')
  await site.open('/m/home')
  await expect(icon).toBeVisible()
  await site.open('/m/mine')
  const entry = page.getByRole('link', { name: /, 1 mensaheng hindi pa nababasa$/ })
  await expect(entry).toHaveAttribute('href', '/m/webEmail')
})

test('CONT-1 a member writes a message of their own, and deletes all of them at once, also those of later pages', async ({
  page,
  site,
  account,
}) => {
  await account.query(
    `with thread as (
       insert into letter_thread (member_id, titles)
       select m.id, '{"TY":"Luma","EN":"Old"}' from member m, generate_series(1, 25)
       where m.user_name = 'datu' and m.merchant = 'PERYA' returning id)
     insert into letter (thread_id, is_mine, texts) select id, false, '{"TY":"x","EN":"x"}' from thread`,
  )
  await site.openAs('datu', '/m/message', 'EN')
  await page.getByRole('button', { name: 'Message us' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('button', { name: 'Send' })).toBeDisabled()
  await sheet.getByLabel('How can we help?').fill('My question\nin two lines')
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'My question' })).toBeVisible()
  await site.open('/m/webEmail', 'EN')
  await expect(page.getByRole('link', { name: /My question/ })).toBeVisible()
  await page.getByRole('button', { name: 'Select', exact: true }).click()
  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    await page.setViewportSize({ width, height })
    const bar = page.locator('.chosen-actions')
    await expect.poll(async () => (await bar.boundingBox())?.height).toBeLessThan(60)
    await expect.poll(() => bar.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  }
  await page.getByRole('button', { name: 'Select all' }).click()
  await expect(page.getByRole('button', { name: 'Select none' })).toBeVisible()
  await expectAccessible(page)
  site.expectComplaint(/status of 503/)
  await page.route('**/CSP_deleteInbox*', (route) => route.fulfill({ status: 503, body: '' }))
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expectSaid(page, 'That didn’t work. Please try again.')
  await page.unroute('**/CSP_deleteInbox*')
  await expect(page.locator('.toasts .toast')).toHaveCount(0)
  await page.getByRole('button', { name: 'Delete' }).click()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible()
})

test('ERR-1 a letter that cannot be sent stays in its field, with the reason', async ({ page, site }) => {
  site.expectComplaint(/ERR_FAILED|ERR_INTERNET|status of 429/)
  await site.openAs('datu', '/m/webEmail', 'EN')
  await page.route('**/CSP_sendLetter*', (route) =>
    route.fulfill({
      status: 429,
      json: { success: false, errorCode: 'letter.tooMany', message: 'You’ve sent too many messages today.' },
    }),
  )
  await page.getByRole('button', { name: 'Message us' }).click()
  const text = page.getByRole('dialog').getByLabel('How can we help?')
  await text.fill('Do not lose me')
  await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(page.getByText('You’ve sent too many messages today.')).toBeVisible()
  await expect(text).toHaveValue('Do not lose me')
})

test('ERR-1 an answer being written stays when the letters cannot be read anew', async ({ page, site }) => {
  site.expectComplaint(/status of 503/)
  const words = { TY: 'Tanong', EN: 'A question' }
  const write = () => operate('merchant', 'letter', 'datu', JSON.stringify({ titles: words, texts: words }))
  const said = await write()
  const [id = ''] = /\d+/.exec(said) ?? []
  await site.openAs('datu', `/m/webEmail?id=${id}`, 'EN')
  const answer = page.getByLabel('Reply')
  await answer.fill('Do not lose me')
  let refused = 0
  await page.route('**/CSP_getLetters*', (route) => {
    refused++
    return route.fulfill({ status: 503, body: '' })
  })
  // By the second look the page has long known that the first one failed.
  for (const time of [1, 2]) {
    await write()
    await expect.poll(() => refused).toBeGreaterThanOrEqual(time)
  }
  await expect(answer).toHaveValue('Do not lose me')
})
