import { expect, test } from '../account/account.ts'
import { expectAccessible } from '../site.ts'

test('CONT-1 R-99 an agent writes to a downline, who finds it in their box and answers', async ({
  page,
  context,
  site,
  newMember,
  account: { query },
}) => {
  site.expectComplaint(/status of 400/)
  const [agent, downline] = [await newMember(), await newMember()]
  await query('update member set type = 1 where user_name = $1', [agent])
  await query(
    `update member set to_upline = true, upline_id = (select id from member where user_name = $1)
     where user_name = $2`,
    [agent, downline],
  )
  await site.openAs(agent, '/m/webEmail', 'EN')
  await page.getByRole('button', { name: 'Message us' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText('My downline').click()
  await sheet.getByLabel('How can we help?').fill('Welcome to the team')
  await expect(sheet.getByRole('button', { name: 'Send' })).toBeDisabled()
  const name = sheet.getByLabel(/Downline’s username/)
  await name.fill('juan')
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByText(/only message your agent or a direct downline/)).toBeVisible()
  await expectAccessible(page)
  await name.fill(downline)
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome to the team' })).toBeVisible()
  await expect(page.getByRole('main').getByText(downline, { exact: true })).toBeVisible()

  // Off the agent's page first: what it still asks would come from nobody.
  await page.goto('/healthz')
  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await site.openAs(downline, '/m/webEmail', 'TY')
  await page.getByRole('link', { name: /Welcome to the team.*Agent ko/ }).click()
  await page.getByLabel('Mag-reply').fill('Salamat po')
  await page.getByRole('button', { name: 'I-send' }).click()
  await expect(page.locator('.letter')).toHaveText([/Welcome to the team/, /Salamat po/])
  await expectAccessible(page)
})
