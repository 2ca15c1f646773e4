import { readFileSync } from 'node:fs'
import { parseAmount } from '@perya/money'
import { paths } from '../../apps/web/src/lib/paths.ts'
import { expectAccessible, expectSaid, tryAgain } from '../site.ts'
import { expect, test } from './wallet.ts'

// The last file of all, so its tests are shared out: else one worker does them while the others have nothing to do.
test.describe.configure({ mode: 'parallel' })

const unitsIn = (text: string) => parseAmount(text.replace('−', '-').replace(/[^\d.-]/g, ''))

test('PAY-4 the statement’s balances and totals are the ledger’s, and every line is told by sign, word and icon', async ({
  page,
  site,
  wallet,
}) => {
  await wallet.move(
    'malaya',
    { kind: 'deposit', pesos: 500, reference: 'DEP-1' },
    { kind: 'stake', pesos: -20.5, reference: 'round:77' },
    { kind: 'payout', pesos: 41 },
  )
  await site.openAs('malaya', paths.transactionRecord)
  await expect(page.getByRole('heading', { level: 1, name: 'Mga transaction' })).toBeVisible()
  const figure = async (name: string) =>
    unitsIn(
      await page
        .locator('dl div', { has: page.getByText(name, { exact: true }) })
        .locator('dd')
        .innerText(),
    )
  await expect(page.getByText('Starting balance').first()).toBeVisible()
  const closing = await figure('Ending balance')
  expect(closing).toBe(await wallet.cashOf('malaya'))
  expect((await figure('Starting balance')) + (await figure('Pumasok')) + (await figure('Lumabas'))).toBe(
    closing,
  )

  const bet = page.getByRole('button', { name: /^Taya .*−₱20\.50/ }).first()
  await expect(bet).toContainText('Labas')
  await expect(bet.locator('svg')).toHaveCount(2)
  const win = page.getByRole('button', { name: /\+₱41\.00/ }).first()
  await expect(win).toContainText('Pasok')
  const balances = await page.locator('.record-line__much .record-line__meta').allInnerTexts()
  expect(unitsIn(balances[0] ?? '')).toBe(closing)
  expect(unitsIn(balances[1] ?? '')).toBe(closing - 410_000n)
  await expectAccessible(page)
})

test('PAY-4 a line opens to its reason, its numbers and a copy of them', async ({
  page,
  site,
  wallet,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await wallet.move('malaya', { kind: 'stake', pesos: -3, reference: 'round:88' })
  await site.openAs('malaya', paths.transactionRecord, 'EN')
  await page
    .getByRole('button', { name: /^Bet .*−₱3\.00/ })
    .first()
    .click()
  const sheet = page.getByRole('dialog', { name: 'Bet' })
  await expect(sheet.getByText('You placed a bet.')).toBeVisible()
  await expect(sheet.getByText('88', { exact: true })).toBeVisible()
  await expect(sheet.getByRole('link', { name: 'See in My bets' })).toHaveAttribute('href', paths.gameRecord)
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Copy Transaction no.' }).click()
  await expectSaid(page, 'Copied.')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\d+$/)
})

test('PAY-4 the kinds of movement are chosen from the server’s list, and the address keeps the choice', async ({
  page,
  site,
  wallet,
}) => {
  await wallet.move('malaya', { kind: 'stake', pesos: -1 }, { kind: 'bonus', pesos: 7 })
  await site.openAs('malaya', paths.transactionRecord)
  await page.getByRole('button', { name: /^I-filter ang mga transaction/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Taya', exact: true }).click()
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Ipakita' }).click()
  await expect(page).toHaveURL(/types=stake$/)
  const names = page.locator('.record-line__name')
  await expect.poll(async () => [...new Set(await names.allInnerTexts())]).toEqual(['Taya'])
  await page.reload()
  await expect(names.first()).toHaveText('Taya')
  await page.getByRole('button', { name: /: Taya$/ }).click()
  await expect(page).not.toHaveURL(/types/)
  await expect(names.first()).toHaveText('Bonus')
})

for (const language of ['TY', 'EN'] as const) {
  test(`PAY-4 the record fits 360×640, and every target is a fingertip wide (${language})`, async ({
    page,
    site,
    wallet,
  }) => {
    await wallet.move('malaya', { kind: 'bonus_released', pesos: 1_234.5 })
    await page.setViewportSize({ width: 360, height: 640 })
    await site.openAs('malaya', paths.transactionRecord, language)
    await expect(page.locator('.record-line').first()).toBeVisible()
    const seen = () =>
      page.evaluate(() => ({
        small: [...document.querySelectorAll('main button, main a, main input')]
          .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
          .map((element) => element.outerHTML.slice(0, 80)),
        overflow: document.documentElement.scrollWidth - innerWidth,
      }))
    await expect.poll(seen).toEqual({ small: [], overflow: 0 })
  })

  test(`PAY-4 on a phone of 360 px a line that wraps neither begins nor ends with a dot (${language})`, async ({
    page,
    site,
    wallet,
    newMember,
  }) => {
    const userName = await newMember()
    await wallet.move(
      userName,
      { kind: 'deposit', pesos: 10_000 },
      { kind: 'stake', pesos: -7, reference: 'lottery:ssc-1:1' },
    )
    await page.setViewportSize({ width: 360, height: 640 })
    await site.openAs(userName, paths.transactionRecord, language)
    await expect(page.locator('.record-line')).toHaveCount(2)
    const lines = page.locator('.record-line__what .record-line__meta')
    await expect(lines.first()).not.toContainText('·')
    const seen = await lines.first().evaluate((line) => {
      const { left } = line.getBoundingClientRect()
      const parts = [...line.querySelectorAll('.dotted__part')].map((part) => part.getBoundingClientRect())
      const begins = parts.filter((part, index) => index === 0 || part.top > (parts[index - 1]?.top ?? 0))
      // The dot stands before its words, where the edge cuts it off.
      return { wraps: begins.length > 1, bare: begins.every((part) => part.left + 10 <= left) }
    })
    expect(seen).toEqual({ wraps: true, bare: true })
  })
}

test('PAY-4 days without movements say so and offer more days', async ({ page, site, wallet, newMember }) => {
  const userName = await newMember()
  await wallet.move(userName, { kind: 'deposit', pesos: 500 })
  await site.openAs(userName, paths.transactionRecord, 'EN')
  await page.getByRole('button', { name: 'Yesterday' }).click()
  await expect(page.getByRole('heading', { name: 'No transactions' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'See 30 days' }).click()
  await expect(page).toHaveURL(/period=30$/)
  await expect(page.locator('.record-line').first()).toBeVisible()
})

test('PAY-4 a range is chosen by its days, and one that makes no sense is explained', async ({
  page,
  site,
}) => {
  await site.openAs('malaya', paths.transactionRecord, 'EN')
  await page.getByRole('button', { name: 'Choose dates' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('From').fill('2025-03-02')
  await sheet.getByLabel('To').fill('2025-03-01')
  await sheet.getByRole('button', { name: 'Show' }).click()
  await expect(sheet.getByText('The start date must be before the end date.')).toBeVisible()
  await expectAccessible(page)
  await sheet.getByLabel('From').fill('2025-02-01')
  await sheet.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/startDate=2025-02-01&endDate=2025-03-01$/)
  await expect(page.getByText('Feb 1, 2025 – Mar 1, 2025')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'No transactions' })).toBeVisible()
})

test('PAY-4 a long record loads as it is read, and a movement made meanwhile comes in by itself', async ({
  page,
  site,
  wallet,
}) => {
  test.slow()
  await wallet.move('crispin', { kind: 'deposit', pesos: 1_000 }, { kind: 'stake', pesos: -8.25 })
  await wallet.betOften('crispin', 400)
  await site.openAs('crispin', `${paths.transactionRecord}?types=stake`, 'EN')
  const lines = page.locator('.record-line')
  await expect(lines.first()).toBeVisible()
  await wallet.move('crispin', { kind: 'stake', pesos: -9.75 })
  await expect(page.getByRole('button', { name: /^Bet .*−₱9\.75/ })).toBeVisible()

  let most = 0
  await expect(async () => {
    await page.mouse.wheel(0, 20_000)
    most = Math.max(most, await lines.count())
    await expect(page.getByRole('button', { name: /^Bet .*−₱8\.25/ })).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 120_000 })
  // However long the record, the page holds little more of it than the screen shows.
  expect(most).toBeLessThan(120)
  await expectAccessible(page)
})

test('PAY-4 a movement made while the balance was on its way comes in too', async ({
  page,
  site,
  wallet,
  newMember,
}) => {
  const userName = await newMember()
  await wallet.move(userName, { kind: 'deposit', pesos: 500 })
  const { promise: late, resolve: arrive } = Promise.withResolvers<void>()
  await page.route(/\/wps\/(wallets\/balance|member\/events)$/, async (route) => {
    await late
    await route.continue()
  })
  await site.openAs(userName, paths.transactionRecord, 'EN')
  await expect(page.getByRole('button', { name: /\+₱500\.00/ })).toBeVisible()
  await wallet.move(userName, { kind: 'stake', pesos: -9.75 })
  arrive()
  await expect(page.getByRole('button', { name: /^Bet .*−₱9\.75/ })).toBeVisible()
})

test('PAY-4 the statement is taken home as a CSV file that ends with the closing balance', async ({
  page,
  site,
  wallet,
}) => {
  await wallet.move('malaya', { kind: 'deposit', pesos: 12.34, reference: 'DEP-CSV' })
  await site.openAs('malaya', paths.transactionRecord, 'EN')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download (CSV)' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^statement-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/)
  const rows = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(rows.some((row) => row.includes('DEP-CSV') && row.includes('12.34'))).toBe(true)
  const balanceAt = rows[0]?.split(',').indexOf('Balance') ?? -1
  expect(parseAmount(rows.at(-1)?.split(',').at(balanceAt) ?? '')).toBe(await wallet.cashOf('malaya'))
  const cut = page.getByText(
    'Only the latest 100,000 lines fit in the file. Choose fewer days to get the rest.',
  )
  await expect(cut).toHaveCount(0)
  // Nobody waits for so many lines to be made: the answer only says that there are.
  await page.route('**/ODS2_MemberTransaction?*', async (route) => {
    const response = await route.fetch()
    const { value, ...answer } = await response.json()
    await route.fulfill({ response, json: { ...answer, value: { ...value, totalCount: 100_001 } } })
  })
  await page.reload()
  await expect(cut).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('ERR-1 a record that cannot be loaded says so and is tried again', async ({ page, site }) => {
  site.expectComplaint(/500/)
  await page.route('**/ODS2_MemberTransaction?*', (route) => route.fulfill({ status: 500, body: '' }))
  await site.openAs('malaya', paths.transactionRecord, 'EN')
  await expect(page.getByText('We couldn’t load your transactions.')).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/ODS2_MemberTransaction?*')
  await tryAgain(page, page.locator('.record-line').first())
})

test('PAY-4 an agent’s address shows the agents’ movements only', async ({ page, site, wallet }) => {
  await wallet.move('bayani', { kind: 'commission', pesos: 88 }, { kind: 'stake', pesos: -5 })
  await site.openAs('bayani', `${paths.transactionRecord}?types=A`, 'EN')
  await expect(page.locator('.record-line__name').first()).toHaveText('Commission')
  await expect(page.getByText('Bet', { exact: true })).toHaveCount(0)
})

test('PAY-4 a guest is sent to log in and comes back to the record', async ({ page, site }) => {
  await site.open(paths.transactionRecord, 'EN')
  await expect(page).toHaveURL(/\/m\/login\?returnTo=/)
  await page.locator('input[autocomplete="username"]').fill('malaya')
  await page.locator('input[autocomplete="current-password"]').fill('Perya#2026')
  await page.locator('form button[type="submit"]').click()
  await expect(page).toHaveURL(/\/m\/transaction\/record$/)
  await expect(page.locator('.record-line').first()).toBeVisible()
})
