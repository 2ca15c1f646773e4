import { jackpotAt } from '@perya/contract/jackpot'
import { expectAccessible, letMove } from '../site.ts'
import { calls, change, expect, queryOf, test } from './lobby.ts'

type Match = { homeTeam: string; awayTeam: string; matchTime: string; league: string; state: string }
type Content = { hotMatches: Match[] }

const open = (value: Content, count: number) => ({
  ...value,
  hotMatches: value.hotMatches.slice(0, count).map((match) => ({ ...match, state: 'open' })),
})
const timeOf = (match: Match) => {
  const date = new Date(new Date(match.matchTime).getTime() + 8 * 3_600_000).toISOString()
  return `${date.slice(5, 7)}/${date.slice(8, 10)} ${date.slice(11, 16)}`
}

test('HOT-1 the next matches roll by, one every 5 s in 500 ms, with time, names and shields', async ({
  page,
  site,
}) => {
  let matches: Match[] = []
  await letMove(page)
  await change(page, calls.announcements, (value: Content) => {
    const shown = open(value, 2)
    matches = shown.hotMatches
    return shown
  })
  await page.clock.install()
  await site.open('/m/home', 'EN')
  await page.locator('.home__below').scrollIntoViewIfNeeded()
  const slide = page.locator('.hot-match__slide:not([aria-hidden="true"])')
  const track = page.locator('.hot-match__track')
  await expect(page.locator('.hot-match__slide')).toHaveCount(2)
  await expect(track).toHaveCSS('transition-duration', '0.5s')
  for (const at of [0, 1, 0]) {
    const match = matches[at] as Match
    await expect(slide).toContainText(match.homeTeam)
    await expect(slide).toContainText(match.awayTeam)
    await expect(slide.locator('time')).toHaveText(timeOf(match))
    await expect(slide.locator('img')).toHaveCount(2)
    await expect(slide).toContainText('VS')
    await page.clock.fastForward(5_000)
  }
})

test('HOT-1 a single match stands still', async ({ page, site }) => {
  await letMove(page)
  await change(page, calls.announcements, (value: Content) => open(value, 1))
  await page.clock.install()
  await site.open('/m/home', 'EN')
  await page.locator('.home__below').scrollIntoViewIfNeeded()
  await expect(page.locator('.hot-match__slide')).toHaveCount(1)
  await page.clock.fastForward(11_000)
  await expect(page.locator('.hot-match__slide')).toHaveAttribute('aria-hidden', 'false')
})

test('HOT-2 a tap lists the matches with their leagues; the bet button launches the first of them', async ({
  page,
  site,
}) => {
  let matches: Match[] = []
  await change(page, calls.announcements, (value: Content) => {
    const shown = open(value, 3)
    matches = shown.hotMatches
    return shown
  })
  await site.open('/m/home', 'EN')
  await page.locator('.home__below').scrollIntoViewIfNeeded()
  await page.locator('.hot-match').click()
  const sheet = page.getByRole('dialog', { name: 'Hot matches' })
  await expect(sheet.locator('.match-card')).toHaveCount(3)
  for (const [index, match] of matches.entries()) {
    const card = sheet.locator('.match-card').nth(index)
    await expect(card).toContainText(match.league)
    await expect(card.locator('time')).toHaveText(timeOf(match))
  }
  await expectAccessible(page)
  await sheet.getByRole('button', { name: 'Close' }).click()
  await expect(sheet).toHaveCount(0)
  await page.locator('.hot-match').click()
  await sheet.getByText('Bet', { exact: true }).nth(2).click()
  await expect(page.getByRole('dialog').locator('input[autocomplete="username"]')).toBeVisible()
})

test('WIN-1 twenty winners are asked for, the largest win stands first, and more than three run through', async ({
  page,
  site,
}) => {
  await letMove(page)
  const asked = page.waitForRequest(`**/${calls.winners}*`)
  await site.open('/m/home', 'EN')
  await page.locator('.home__below').scrollIntoViewIfNeeded()
  expect(queryOf((await asked).url())).toEqual({ gameCategory: 'ALL', language: 'EN', limitNum: '20' })
  const list = page.locator('.winner-board ul').first()
  await expect(list.locator('li')).toHaveCount(20)
  const amounts = (await list.locator('.winner-line__amount').allInnerTexts()).map((text) =>
    Number(text.replace(/[^\d.]/g, '')),
  )
  expect(amounts).toEqual(amounts.toSorted((one, other) => other - one))
  await expect(page.locator('.winner-board__run')).toHaveCSS('animation-name', 'winners-run')
})

test('WIN-1 three winners stand still, and a change of language asks again', async ({ page, site }) => {
  await letMove(page)
  await change(page, calls.winners, (winners: object[]) => winners.slice(0, 3))
  await site.open('/m/home', 'EN')
  await page.locator('.home__below').scrollIntoViewIfNeeded()
  await expect(page.locator('.winner-board__line')).toHaveCount(3)
  await expect(page.locator('.winner-board__run')).toHaveCSS('animation-name', 'none')
  const asked = page.waitForRequest((request) => /getRankList.*language=TY/.test(request.url()))
  await page.getByRole('button', { name: /^Language/ }).click()
  await page.getByRole('dialog').getByText('Tagalog').click()
  await asked
})

test('WIN-2 every visitor sees the same jackpot, which follows from merchant, day and time, and leads to the winners', async ({
  page,
  site,
}) => {
  await site.open('/m/home')
  const read = async () =>
    Number((await page.locator('.jackpot__amount .sr-only').innerText()).replace(/\D/g, ''))
  // The page may have drawn its figure a moment ago.
  const isDue = async () => {
    const shown = await read()
    const now = Date.now()
    const moments = Array.from({ length: 12 }, (_, at) => now - at * 500)
    return moments.some(
      (moment) => jackpotAt({ merchant: 'PERYA', timeZone: 'Asia/Manila' }, moment).pesos === shown,
    )
  }
  await letMove(page)
  await expect.poll(isDue).toBe(true)
  await page.locator('.jackpot').click()
  await expect(page).toHaveURL(/\/m\/winnerPage$/)
  await expect(page.locator('.winner-card')).toHaveCount(20)
  await expect(page.locator('.winner-card .winner-line__demo')).toHaveCount(20)
  await expect(page.getByText('nobody won them').or(page.getByText('walang nanalo niyan'))).toBeVisible()
  await expect(page.getByText('Totoong panalo')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  await expectAccessible(page)
})
