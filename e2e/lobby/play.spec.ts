import { hkdfSync } from 'node:crypto'
import { makeSeal } from '../../apps/studio/src/seal.ts'
import { useKnownChain } from '../../apps/studio/src/testing/known-chain.ts'
import { tapTwice } from '../site.ts'
import { expect, test } from '../wallet/wallet.ts'

const games = [
  { name: 'Dice', query: 'gameId=DICE&vendor=PERYA&nodeId=perya-dice&gameCategory=INHOUSE', play: /^Roll/ },
  {
    name: 'a slot',
    query: 'gameId=DRAGON_OF_MAYON&vendor=LUNTIAN&nodeId=luntian-dragon-of-mayon&gameCategory=RNG',
    play: /^Spin/,
  },
] as const

for (const { name, query, play } of games) {
  test(`LAUNCH-3 R-68 R-80 ${name} really plays in the app: two taps at once bet once, and the ledger has the round`, async ({
    page,
    site,
    account,
    newMember,
    wallet,
  }) => {
    const userName = await newMember()
    await wallet.move(userName, { kind: 'deposit', pesos: 100 })
    await site.openAs(userName, `/m/launchGame?${query}&pageBack=home`, 'EN')
    const button = page.frameLocator('iframe').getByRole('button', { name: play })
    await expect(button).toBeEnabled()
    const answered = page.waitForResponse((response) => response.url().endsWith('/studio/api/play'))
    await tapTwice(page, button, { path: '/studio/api/play' })
    expect((await answered).ok()).toBe(true)
    await expect(button).toBeEnabled()
    const bets = await account.query(
      'select t.call, t.status from vendor_tx t join member m on m.id = t.member_id where m.user_name = $1',
      [userName],
    )
    expect(bets).toEqual([{ call: 'betwin', status: 'OK' }])
    // The bar says what play came to.
    const net = (await wallet.cashOf(userName)) - 1_000_000n
    // Amounts are cut to centavos, never rounded up.
    const pesos = `₱${(Math.floor(Math.abs(Number(net)) / 100) / 100).toFixed(2)}`
    await expect(page.locator('.launch-bar__net')).toContainText(pesos)
  })
}

test('LAUNCH-3 INHOUSE R-52 R-66 R-68 Crash plays on a small phone: left by itself and by hand it wins, left too late it loses', async ({
  page,
  site,
  account: { query },
  newMember,
  wallet,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const [row] = await query('select secret from demo_secret')
  const key = Buffer.from(hkdfSync('sha256', String(row?.secret), 'perya', 'studio', 32)).toString('hex')
  const crashes = [
    [200, 260],
    [100, 110],
    [1_000, 100_000],
  ] as const
  await useKnownChain(query, makeSeal(key), crashes)

  const live = 'where ended_at is null and takes_off_at > clock_timestamp()'
  /** Betting stays open for as long as the test takes. */
  const hold = () =>
    expect
      .poll(async () => {
        const later = "clock_timestamp() + interval '1 hour'"
        const set = `set closes_at = ${later}, takes_off_at = ${later}`
        return (await query(`update studio.flight ${set} ${live} returning id`)).length
      })
      .toBe(1)
  /** The flight is that far, as if it had taken off so long ago. */
  const flyTo = (ms: number) => {
    const then = `clock_timestamp() - interval '${ms} ms'`
    return query(
      `update studio.flight set closes_at = ${then}, takes_off_at = ${then} where ended_at is null`,
    )
  }

  const userName = await newMember()
  await wallet.move(userName, { kind: 'deposit', pesos: 100 })
  await site.openAs(
    userName,
    '/m/launchGame?gameId=CRASH&vendor=PERYA&nodeId=perya-crash&gameCategory=INHOUSE&pageBack=home',
    'EN',
  )
  const frame = page.frameLocator('iframe')
  const main = frame.locator('.actions__row .main')
  const result = frame.locator('.result[data-tone]')
  await expect(main).toBeAttached()
  await hold()
  await frame.getByRole('button', { name: '×1.5', exact: true }).click()
  await expect(frame.locator('.slip__return')).toHaveText('RTP 98.99% · Edge 1.01%')
  await expect(main).toHaveText(/^Bet/)
  await expect(main).toBeInViewport({ ratio: 1 })
  await main.dblclick()
  await expect(main).toHaveText('You’re in')
  await expect(frame.locator('.rider')).toHaveText(/You/)
  await flyTo(1_000)
  await expect(main).toHaveText(/^Cash out₱/)
  await flyTo(7_000)
  await expect(result).toHaveText(/×1\.50.*Won/)
  await flyTo(60_000)
  await hold()
  await expect(frame.getByRole('list', { name: 'Last rounds' }).locator('li').first()).toHaveText(/^×2/)

  await frame.getByRole('button', { name: 'Off', exact: true }).click()
  await expect(main).toHaveText(/^Bet/)
  await main.click()
  await expect(main).toHaveText('You’re in')
  await flyTo(10_000)
  await hold()
  await expect(result).toHaveText('No win')

  await expect(main).toHaveText(/^Bet/)
  await main.click()
  await expect(main).toHaveText('You’re in')
  await flyTo(3_000)
  await expect(main).toHaveText(/^Cash out₱/)
  await main.click()
  await expect(result).toHaveText(/×\d+\.\d\d.*Won/)

  const played = () =>
    query(
      `select r.win > 0 as "isWon", array_agg(t.call || ' ' || t.status order by t.call) as calls
       from studio.round r join vendor_tx t on t.round_id = r.id::text
       where r.game = 'CRASH' group by r.id order by r.played_at`,
    )
  await expect
    .poll(played)
    .toEqual([true, false, true].map((isWon) => ({ isWon, calls: ['bet OK', 'win OK'] })))

  await frame.getByRole('button', { name: 'Fair play' }).click()
  const sheet = frame.getByRole('dialog')
  await expect(sheet).toContainText('Chain hash')
  // The third flight still climbs, so its proof waits.
  await expect(sheet.getByRole('button', { name: 'Copy the proof' })).toHaveCount(2)
  await expect(sheet).toContainText('You’ll see the proof after the crash')
})
