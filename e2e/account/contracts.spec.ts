import { operate } from '../operator.ts'
import { expectAccessible } from '../site.ts'
import { expect, test } from './account.ts'

const tiers = [
  { turnover: '100000', activeMembers: 3, loss: '0', rate: 10 },
  { turnover: '500000', activeMembers: 5, loss: '2500', rate: 25 },
]

/** A day that was settled, with a tier reached and paid. */
const settledDay = `
  insert into contract_bill (contract_id, kind, member_id, payer_id, period_from, period_to, first_day, last_day,
    turnover, active_members, loss, carried_in, carried_out, base, tier, rate, amount, paid, settled_at)
  select c.id, c.kind, c.member_id, null, '2026-11-01T16:00Z', '2026-11-02T16:00Z', '2026-11-02', '2026-11-02',
    1250005000, 4, -30000000, 0, 0, 1250005000, 1, 10, 1250000, 1250000, now()
  from contract c join member m on m.id = c.member_id where m.user_name = $1`

test('HOME-5 AGT-6 an agent is told of an offer on Home, reads and accepts it, sees what a day came to, and offers within it', async ({
  page,
  site,
  newMember,
  account,
}) => {
  site.expectComplaint(/status of 409/)
  const [userName, downline] = [await newMember(), await newMember()]
  await account.query('update member set type = 2 where user_name = $1', [userName])
  await account.query(
    'update member set type = 1, upline_id = (select id from member where user_name = $1) where user_name = $2',
    [userName, downline],
  )
  const offer = JSON.stringify({ userName, kind: 'daily', terms: { tiers } })
  await operate('agents', 'propose', offer, 'by', 'rosa')

  await site.openAs(userName, '/m/home', 'EN')
  const prompt = page.getByRole('dialog', { name: 'Daily salary contract' })
  await expect(prompt.getByText('A daily salary contract is waiting for your answer.')).toBeVisible()
  await prompt.getByRole('button', { name: 'View' }).click()
  await expect(page).toHaveURL(/\/m\/member\/agent\/getSalaryContract$/)
  const terms = page.getByRole('table', { name: 'Contract offer' })
  await expect(terms.getByRole('row')).toHaveText([
    'TierTurnoverActiveLossRate',
    '1₱100,0003₱00.1%',
    '2₱500,0005₱2,5000.25%',
  ])
  await expect(page.getByText('The site pays it.')).toBeVisible()
  await expect(prompt).toHaveCount(0)
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Accept' }).click()
  await page
    .getByRole('dialog', { name: 'Accept the contract?' })
    .getByRole('button', { name: 'Accept' })
    .click()
  await expect(page.getByRole('table', { name: 'Your contract' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)

  await account.query(settledDay, [userName])
  await page.reload()
  await page.getByRole('button', { name: /Nov 2, 2026.*Paid.*₱125\.00/ }).click()
  const bill = page.getByRole('dialog', { name: 'Nov 2, 2026' })
  await expect(bill.locator('.record-sheet__fact')).toHaveText([
    'Active members4',
    'Turnover₱125,000.50',
    'Team loss−₱3,000.00',
    'Base₱125,000.50',
    'TierTier 1 · 0.1%',
    'Amount₱125.00',
    'Paid₱125.00',
  ])
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(bill).toHaveCount(0)

  await page.getByRole('button', { name: 'Offer a contract' }).click()
  const sheet = page.getByRole('dialog', { name: 'Offer a contract' })
  await sheet.getByLabel('Downline’s username').fill(downline)
  await sheet.getByRole('button', { name: 'Remove tier 2' }).click()
  await sheet.getByLabel('Rate (%)').fill('0.11')
  await sheet.getByRole('button', { name: 'Send offer' }).click()
  await expect(sheet.getByRole('alert')).toHaveText('Tier 1 goes beyond the upline’s own contract.')
  await expectAccessible(page)
  await sheet.getByLabel('Rate (%)').fill('0.05')
  await sheet.getByRole('button', { name: 'Send offer' }).click()
  await expect(sheet).toHaveCount(0)
  // The message that it was offered names the downline too.
  const below = page.getByRole('listitem').filter({ hasText: downline })
  await expect(below.filter({ hasText: 'Waiting' })).toBeVisible()

  const answered = page.waitForResponse('**/wps/member/info/funds/consolidated')
  await page.goto('/m/home')
  expect((await (await answered).json()).value.dailysalreqtype).toBe('')
  await expect(prompt).toHaveCount(0)
})
