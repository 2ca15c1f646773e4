import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { parseAmount } from '@perya/money'
import type { Page } from '@playwright/test'
import { paths } from '../../apps/web/src/lib/paths.ts'
import { expectAccessible, expectSaid } from '../site.ts'
import { expect, test } from './wallet.ts'

const unitsIn = (text: string) => parseAmount(text.replace('−', '-').replace(/[^\d.-]/g, ''))

type Bet = { vendor: string; game: string; choice: object }

/** Bets the least a game takes, as its client does, with the session of the page. */
function playAs(page: Page, bets: readonly Bet[]): Promise<void> {
  return page.evaluate(
    async ([list, keys]) => {
      const { token } = JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string }
      const post = async (name: string, body: object) => {
        const answer = await fetch(`/studio/api/${name}`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
        if (!answer.ok) throw new Error(await answer.text())
        return answer.json()
      }
      for (const [index, { vendor, game, choice }] of list.entries()) {
        const launched = await fetch(`/wps/game/launchGame?vendor=${vendor}&gameId=${game}`, {
          headers: { token },
        })
        const { value } = (await launched.json()) as { value: { url: string } }
        const launchToken = new URL(value.url, location.href).searchParams.get('token')
        const { session, game: info, seeds } = await post('open', { token: launchToken, game })
        if (seeds.clientSeed === '') {
          await post('seeds', { session, clientSeed: 'swerte', serverSeedHash: seeds.serverSeedHash })
        }
        await post('play', { session, key: keys[index], bet: info.minBet, choice })
      }
    },
    [bets, bets.map(() => randomUUID())] as const,
  )
}

test('PAY-4 R-52 R-70 every round stands in the record, adds up to the ledger, and is replayed and proved', async ({
  page,
  context,
  site,
  wallet,
  newMember,
  account,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const userName = await newMember()
  await wallet.move(userName, { kind: 'deposit', pesos: 1_000 })
  await site.openAs(userName, paths.mine)
  await page.getByRole('link', { name: 'Mga taya' }).click()
  await expect(page).toHaveURL(/\/m\/gameRecord$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Mga taya ko' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Walang taya' })).toBeVisible()
  await page.getByRole('button', { name: 'Tingnan ang 30 araw' }).click()
  await expect(page).toHaveURL(/period=30$/)
  await expectAccessible(page)

  await playAs(page, [
    { vendor: 'PERYA', game: 'DICE', choice: { side: 'under', chance: 4_950 } },
    { vendor: 'PERYA', game: 'KENO', choice: { picks: [1, 2, 3] } },
    { vendor: 'LUNTIAN', game: 'DRAGON_OF_MAYON', choice: {} },
  ])
  await page.reload()
  const lines = page.locator('.record-line')
  await expect(lines).toHaveCount(3)
  const figure = async (name: string) =>
    unitsIn(
      await page
        .locator('dl div', { has: page.getByText(name, { exact: true }) })
        .locator('dd')
        .innerText(),
    )
  const [sums] = await account.query(
    `select coalesce(-sum(e.amount) filter (where t.kind = 'stake'), 0)::text as stake,
         coalesce(sum(e.amount) filter (where t.kind = 'payout'), 0)::text as win
       from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
       join ledger_account a on a.id = e.account_id join member m on m.id = a.owner
       where m.user_name = $1 and t.reference like 'round:%'`,
    [userName],
  )
  const [stake, win] = [BigInt(String(sums?.stake)), BigInt(String(sums?.win))]
  // A screen shows whole centavos, rounded down also below zero; the file holds every unit.
  const shown = (units: bigint) => units - (((units % 100n) + 100n) % 100n)
  expect([await figure('Taya'), await figure('Panalo'), await figure('Panalo o talo')]).toEqual(
    [stake, win, win - stake].map(shown),
  )
  expect(1_000n * 10_000n + win - stake).toBe(await wallet.cashOf(userName))

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'I-download (CSV)' }).click()
  const rows = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(rows).toHaveLength(5)
  expect(parseAmount(rows.at(-1)?.split(',').at(-1) ?? '')).toBe(win - stake)

  // A message lies over the button, and stays as long as a pointer does.
  await expect(page.locator('.toasts .toast')).toHaveCount(0)
  await page.getByRole('button', { name: /^I-filter ang mga laro/ }).click()
  const filter = page.getByRole('dialog')
  await filter.getByRole('button', { name: 'Luntian', exact: false }).first().click()
  await expectAccessible(page)
  await filter.getByRole('button', { name: 'Ipakita' }).click()
  await expect(page).toHaveURL(/vendor=LUNTIAN$/)
  await expect(lines).toHaveCount(1)

  await lines.first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('Mga transaction')).toBeVisible()
  await expect(sheet.getByText(/^[0-9a-f-]{36}-b/).first()).toBeVisible()
  await expectAccessible(page)
  await sheet.getByRole('link', { name: 'I-replay' }).click()
  await expect(page).toHaveURL(/\/m\/verify\?.*view=replay$/)
  await expect(page.getByText(/^REPLAY/)).toBeVisible()
  await expect(page.locator('.verify__reel').first()).toBeVisible()
  await expectAccessible(page)

  await page.goBack()
  await page.locator('.pill', { hasText: 'Luntian' }).click()
  await page.getByRole('button', { name: /^Dice/ }).click()
  await sheet.getByRole('link', { name: 'I-check' }).click()
  await expect(page.getByRole('heading', { name: 'Sikreto pa ang server seed' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Palitan at i-check' }).click()
  await expect(page.getByText('Napatunayan: patas ang round na ito')).toBeVisible()
  await expect(page.locator('.verify__step[data-true="true"]')).toHaveCount(5)
  await expectAccessible(page)

  await page.getByRole('button', { name: /Text ng round$/ }).click()
  await expectSaid(page, 'Na-copy na.')
  const proof = JSON.parse(await page.evaluate(() => navigator.clipboard.readText())) as object
  await site.open(paths.verify)
  const check = async (text: string) => {
    await page.getByRole('textbox', { name: 'Text ng round' }).fill(text)
    await page.locator('form button[type="submit"]').click()
  }
  await check('seed')
  await expect(page.getByText('Hindi ito text ng round. I-copy ito nang buo mula sa laro.')).toBeVisible()
  await check(JSON.stringify({ ...proof, payout: '999.00' }))
  await expect(page.getByText('Hindi tugma ang round na ito')).toBeVisible()
  await check(JSON.stringify(proof))
  await expect(page.getByText('Napatunayan: patas ang round na ito')).toBeVisible()
  await expectAccessible(page)
})

test('PAY-4 the record and the proof fit 360×640, and every target is a fingertip wide', async ({
  page,
  site,
  wallet,
  newMember,
}) => {
  const userName = await newMember()
  await wallet.move(userName, { kind: 'deposit', pesos: 100 })
  await page.setViewportSize({ width: 360, height: 640 })
  await site.openAs(userName, paths.gameRecord, 'TY')
  await playAs(page, [{ vendor: 'PERYA', game: 'KENO', choice: { picks: [1, 2, 3] } }])
  const expectFits = async () =>
    await expect
      .poll(() =>
        page.evaluate(() => ({
          small: [...document.querySelectorAll('main button, main a, main textarea')]
            .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < 44)
            .map((element) => element.outerHTML.slice(0, 80)),
          overflow: document.documentElement.scrollWidth - innerWidth,
        })),
      )
      .toEqual({ small: [], overflow: 0 })
  await page.reload()
  await page.locator('.record-line').first().click()
  await page.getByRole('link', { name: 'I-check' }).click()
  await page.getByRole('button', { name: 'Palitan at i-check' }).click()
  await expect(page.getByText('Napatunayan: patas ang round na ito')).toBeVisible()
  await expectFits()
  await page.goBack()
  await expect(page.locator('.record-line').first()).toBeVisible()
  await expectFits()
})

test('R-52 a guest may check any round, and is asked to log in for one of their own', async ({
  page,
  site,
}) => {
  await site.open(
    `${paths.verify}?vendor=PERYA&game=DICE&nodeId=perya-dice&round=x&at=2026-01-01&view=check`,
    'EN',
  )
  await expect(page.getByText('Log in to load your round, or paste its text below.')).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    /\/m\/login\?returnTo=%2Fm%2Fverify/,
  )
  await expectAccessible(page)
})

test('R-66 a round that hangs at its maker is told above the record until it ends', async ({
  page,
  site,
  newMember,
  account,
}) => {
  const userName = await newMember()
  const roundId = randomUUID()
  await account.query(
    `with hanging as (
       insert into vendor_round (vendor_id, member_id, round_id, game_code, state, bets, stake_cash, opened_at, changed_at, asked_at)
       select v.id, m.id, $2, 'DICE', 'OPEN', 1, 40000, now() - interval '3 days', now(), now()
       from vendor v, member m where v.code = 'PERYA' and m.user_name = $1 and m.merchant = 'PERYA'
       returning vendor_id, member_id)
     insert into vendor_alarm (vendor_id, member_id, reason, subject)
     select vendor_id, member_id, 'round_stuck', $2 from hanging`,
    [userName, roundId],
  )
  await page.setViewportSize({ width: 360, height: 640 })
  for (const [language, words] of [
    ['TY', /^Hindi pa tapos ang round mo sa Dice mula .+ Safe ang taya mong ₱4\.00\.$/],
    ['EN', /^Your Dice round has been open since .+ Your ₱4\.00 bet is safe\.$/],
  ] as const) {
    await site.openAs(userName, paths.gameRecord, language)
    await expect(page.getByText(words)).toBeVisible()
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  }
  await account.query("update vendor_round set state = 'CLOSED' where round_id = $1", [roundId])
  await page.reload()
  await expect(page.locator('.record-line')).toHaveCount(1)
  await expect(page.getByText(/^Your Dice round/)).toHaveCount(0)
})
