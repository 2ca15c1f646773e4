import { randomUUID } from 'node:crypto'
import { getJackpot, listHomeRows, listLatestBets } from '@perya/contract/games'
import { getTrialUser } from '@perya/contract/identity'
import { jackpotAt } from '@perya/contract/jackpot'
import { launchGame, listContinued } from '@perya/contract/member-games'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { changeMerchant } from '#features/merchants/index.ts'
import { listEndedRounds } from '#features/vendors/index.ts'
import { openHouseAccount, postTransfer } from '#features/wallet/index.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { gatherPlays } from './plays.ts'
import { offerHouseGames, openPlay } from './testing/play.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let test: TestApp
let play: Awaited<ReturnType<typeof openPlay>>
let juan: Client
const visitor = () => openClient(test)
const codes = ['CRASH', 'MINES', 'DICE'] as const
type Code = (typeof codes)[number]
beforeAll(async () => {
  test = await openTestApp()
  play = await openPlay(test)
  juan = openClient(test)
  await juan.logIn('juan')
  await offerHouseGames(test, codes)
  await eventually(async () => expect((await open(juan, 'CRASH')).success).toBe(true))
})
afterAll(() => test.close())

const open = (client: Client, gameId: Code) => client.call(launchGame, { vendor: 'PERYA', gameId })

async function bet(client: Client, gameCode: Code, rounds: readonly { amount: string; win: string }[]) {
  const { player } = await play.enter((await open(client, gameCode)).value.url, gameCode)
  const stakes: { player: typeof player; roundId: string; txId: string }[] = []
  for (const { amount, win } of rounds) {
    const [roundId, txId] = [randomUUID(), randomUUID()]
    stakes.push({ player, roundId, txId })
    expect((await play.send('bet', { ...player, txId, roundId, amount })).status).toBe('OK')
    expect((await play.send('win', { ...player, txId: randomUUID(), roundId, amount: win })).status).toBe(
      'OK',
    )
  }
  return stakes
}

const soon = () => new Date(Date.now() + 60_000)

const bets = async () => (await visitor().call(listLatestBets, { language: 'EN' })).value
const top = async () =>
  (await visitor().call(listHomeRows, {})).value.topToday.map(({ gameCode }) => gameCode)
const continued = async (client: Client) => (await client.call(listContinued, {})).value

/** Bets are counted once nothing that came before can still commit: the clock of new rows is set back beyond that. */
async function letBetsAge(seconds: number): Promise<void> {
  await test.ctx.pool.query(
    "update vendor_tx set created_at = now() - make_interval(secs => $1) where created_at > now() - interval '40 seconds'",
    [seconds],
  )
  await test.ctx.pool.query('update play_progress set counted_until = now() - make_interval(secs => $1)', [
    seconds + 1,
  ])
}

it('HOME-1 a game is there to go on with after the first real round, not after a look at it', async () => {
  expect(await continued(juan)).toEqual([])
  await bet(juan, 'CRASH', [{ amount: '1.00', win: '0.00' }])
  expect((await continued(juan)).map(({ game }) => game.gameCode)).toEqual(['CRASH'])
  await open(juan, 'MINES')
  expect((await continued(juan)).map(({ game }) => game.gameCode)).toEqual(['MINES', 'CRASH'])
})

it('WIN-1 the newest rounds are shown, losses too, with masked names; trial members are not', async () => {
  const trial = openClient(test)
  trial.token = (await trial.call(getTrialUser, {})).value.token
  await bet(trial, 'DICE', [{ amount: '9.00', win: '0.00' }])
  await bet(juan, 'MINES', [
    { amount: '2.00', win: '0.00' },
    { amount: '3.00', win: '4.50' },
  ])
  await gatherPlays(test.ctx)
  await eventually(async () => expect((await bets()).length).toBe(3))
  const [first, second, third] = await bets()
  expect(first).toMatchObject({
    customerName: 'ju***',
    stake: '3.00',
    paid: '4.50',
    game: { gameName: 'Mines' },
  })
  expect(second).toMatchObject({ stake: '2.00', paid: '0.00' })
  expect(third).toMatchObject({ stake: '1.00', paid: '0.00', game: { gameName: 'Crash' } })
  expect(JSON.stringify(await bets())).not.toContain('juan')
})

it('WIN-1 one member does not fill the list, and gathering again shows nothing twice', async () => {
  await bet(juan, 'DICE', Array(6).fill({ amount: '1.00', win: '0.00' }))
  await gatherPlays(test.ctx)
  await gatherPlays(test.ctx)
  await eventually(async () =>
    expect((await bets()).filter(({ game }) => game.gameCode === 'DICE')).toHaveLength(3),
  )
  expect(new Set((await bets()).map(({ id }) => id)).size).toBe((await bets()).length)
})

it('HOME-1 what was bet on most today stands first, each bet counted once, trial members not at all', async () => {
  expect(await top()).toEqual([])
  await letBetsAge(52)
  await gatherPlays(test.ctx)
  await gatherPlays(test.ctx)
  await eventually(async () => expect(await top()).toEqual(['DICE', 'MINES', 'CRASH']))
  const { rows } = await test.ctx.pool.query('select game_code, bets::int from game_day order by bets desc')
  expect(rows).toEqual([
    { game_code: 'DICE', bets: 6 },
    { game_code: 'MINES', bets: 2 },
    { game_code: 'CRASH', bets: 1 },
  ])
  await test.ctx.pool.query('update game_day set day = day - 1')
  await bet(juan, 'CRASH', [{ amount: '1.00', win: '0.00' }])
  await letBetsAge(45)
  await gatherPlays(test.ctx)
  await eventually(async () => expect(await top()).toEqual(['CRASH']))
})

it('WIN-1 one fast member leaves the newest rounds of the others in the list', async () => {
  const malaya = openClient(test)
  await malaya.logIn('malaya')
  await bet(malaya, 'CRASH', [{ amount: '7.00', win: '0.00' }])
  await bet(juan, 'DICE', Array(3).fill({ amount: '1.00', win: '0.00' }))
  const newest = await listEndedRounds(test.ctx.db, { from: new Date(0), until: soon(), newest: 1 })
  expect(newest).toMatchObject([{ userName: 'juan' }])
  const rounds = await listEndedRounds(test.ctx.db, { from: new Date(0), until: soon(), newest: 4 })
  expect(new Set(rounds.map(({ userName }) => userName))).toEqual(new Set(['juan', 'malaya']))
})

it('WIN-1 a round that is rolled back or a day old leaves the list, and a correction changes what it says', async () => {
  const rounds = await bet(juan, 'MINES', [
    { amount: '5.00', win: '0.00' },
    { amount: '6.00', win: '0.00' },
  ])
  const [undone, corrected] = rounds as [(typeof rounds)[0], (typeof rounds)[0]]
  const shown = async () => (await bets()).map(({ stake, paid }) => `${stake} ${paid}`)
  await gatherPlays(test.ctx)
  await eventually(async () =>
    expect(await shown()).toEqual(expect.arrayContaining(['5.00 0.00', '6.00 0.00'])),
  )
  const back = { txId: randomUUID(), roundId: undone.roundId, refTxId: undone.txId }
  expect((await play.send('rollback', { ...undone.player, ...back })).status).toBe('OK')
  const adjusted = { txId: randomUUID(), roundId: corrected.roundId, refTxId: corrected.txId, delta: '2.50' }
  expect((await play.send('adjust', { ...corrected.player, ...adjusted })).status).toBe('OK')
  await gatherPlays(test.ctx)
  await eventually(async () => expect(await shown()).toContain('6.00 2.50'))
  expect(await shown()).not.toContain('5.00 0.00')
  await test.ctx.pool.query(
    "update latest_bet set ended_at = now() - interval '25 hours' where stake = 60000",
  )
  await test.ctx.pool.query(
    "update vendor_tx set created_at = created_at - interval '25 hours' where round_id = $1",
    [corrected.roundId],
  )
  await gatherPlays(test.ctx)
  await eventually(async () => expect(await shown()).not.toContain('6.00 2.50'))
  expect((await shown()).length).toBeGreaterThan(0)
})

it('HOME-1 a first count begins a few minutes back, and one after a long pause catches up in short steps', async () => {
  await test.ctx.pool.query('delete from play_progress')
  const minutesBehind = async () => {
    await gatherPlays(test.ctx)
    const { rows } = await test.ctx.pool.query(
      'select round(extract(epoch from now() - counted_until) / 60)::int as minutes from play_progress',
    )
    return rows[0].minutes
  }
  expect(await minutesBehind()).toBe(1)
  await test.ctx.pool.query("update play_progress set counted_until = now() - interval '1 day'")
  expect(await minutesBehind()).toBe(24 * 60 - 5)
  expect(await minutesBehind()).toBe(24 * 60 - 10)
  await test.ctx.pool.query('delete from game_day')
})

it('WIN-2 every visitor is told the same jackpot, which follows from merchant, day and time', async () => {
  const { value } = await visitor().call(getJackpot, {})
  const { pesos } = jackpotAt({ merchant: 'PERYA', timeZone: 'Asia/Manila' }, Date.parse(value.now))
  expect(value).toMatchObject({ amount: `${pesos}.00`, isFunded: false })
})

it('WIN-2 a merchant with a funded pool shows what lies in it', async () => {
  const amount = parseAmount('48213.40')
  await test.ctx.db.transaction().execute(async (tx) => {
    const pool = await openHouseAccount(tx, { kind: 'jackpot_pool', merchant: 'PERYA', name: 'mega' })
    const house = await openHouseAccount(tx, { kind: 'house', merchant: 'PERYA' })
    const legs = [
      { account: pool, amount },
      { account: house, amount: -amount },
    ]
    await postTransfer(tx, { key: 'jackpot-pool:1', kind: 'pool_funding', legs })
  })
  await changeMerchant(test.ctx.db, 'PERYA', 'JACKPOTPOOL3', 'on')
  await eventually(async () =>
    expect((await visitor().call(getJackpot, {})).value).toMatchObject({
      amount: '48213.40',
      isFunded: true,
    }),
  )
})
