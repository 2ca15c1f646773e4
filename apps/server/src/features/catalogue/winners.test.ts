import { randomUUID } from 'node:crypto'
import { listWinners } from '@perya/contract/games'
import { getTrialUser } from '@perya/contract/identity'
import { launchGame } from '@perya/contract/member-games'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { offerHouseGames, openPlay } from './testing/play.ts'
import { listWinnerRows } from './winner.store.ts'
import { gatherWinners } from './winners.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const crash = { vendor: 'PERYA', gameId: 'CRASH' } as const

let test: TestApp
let play: Awaited<ReturnType<typeof openPlay>>
let juan: Client
const visitor = () => openClient(test)
beforeAll(async () => {
  test = await openTestApp()
  play = await openPlay(test)
  juan = openClient(test)
  await juan.logIn('juan')
  await offerHouseGames(test, ['CRASH'])
  await eventually(async () => expect((await juan.call(launchGame, crash)).success).toBe(true))
})
afterAll(() => test.close())

const board = async (input = {}) => (await visitor().call(listWinners, input)).value
const amounts = async (input = {}) => (await board(input)).map(({ vo }) => parseAmount(vo.winAmount))

/** Stakes a peso and wins; answers with the ids of the round. */
async function win(client: Client, amount: string) {
  const { player } = await play.enter((await client.call(launchGame, crash)).value.url, 'CRASH')
  return winAgain(player, amount)
}

async function winAgain(player: Awaited<ReturnType<typeof play.enter>>['player'], amount: string) {
  const [roundId, txId, winTxId] = [randomUUID(), randomUUID(), randomUUID()]
  await play.send('bet', { ...player, txId, roundId, amount: '1.00' })
  expect((await play.send('win', { ...player, txId: winTxId, roundId, amount })).status).toBe('OK')
  return { player, roundId, txId, winTxId }
}

it('WIN-1 the demo’s board is never empty: 20 entries, the largest win first, names masked', async () => {
  const winners = await board({ gameCategory: 'ALL', language: 'TY', limitNum: 20 })
  expect(winners).toHaveLength(20)
  for (const { vo, nodeId } of winners) {
    expect(vo.customerName).toContain('***')
    expect(vo.iconUrl).toBe(`/art/tiles/${nodeId}.webp`)
    expect(vo.gameName).not.toBe('')
  }
  const sums = await amounts()
  expect(sums).toEqual(sums.toSorted((one, other) => (one < other ? 1 : -1)))
  expect(new Set((await board({ gameCategory: 'RNG' })).map(({ gameCategory }) => gameCategory))).toEqual(
    new Set(['RNG']),
  )
})

it('WIN-1 a settled win stands on the board until it is taken back', async () => {
  const { player, roundId, winTxId } = await win(juan, '90000.00')
  await gatherWinners(test.ctx)
  await eventually(async () => {
    expect((await board())[0]).toMatchObject({
      vo: { customerName: 'ju***', winAmount: '90000.00', gameName: 'Crash' },
      vendor: 'PERYA',
      nodeId: 'perya-crash',
    })
  })
  const back = { ...player, txId: randomUUID(), roundId, refTxId: winTxId }
  expect((await play.send('rollback', back)).status).toBe('OK')
  await gatherWinners(test.ctx)
  await eventually(async () => expect((await amounts())[0]).toBeLessThan(parseAmount('90000')))
})

it('WIN-1 gathering again adds nothing twice, and an open bet or a loss is no win', async () => {
  await win(juan, '80000.00')
  await win(juan, '0.00')
  await gatherWinners(test.ctx)
  await gatherWinners(test.ctx)
  await eventually(async () => expect((await amounts())[0]).toBe(parseAmount('80000')))
  expect((await amounts())[1]).toBeLessThan(parseAmount('80000'))
})

it('WIN-1 a win that was taken back goes, however many larger ones came meanwhile', async () => {
  const { player, roundId, winTxId } = await win(juan, '85000.00')
  await gatherWinners(test.ctx)
  await eventually(async () => expect((await amounts())[0]).toBe(parseAmount('85000')))
  // Its round has paid nothing then, and so many others have that it is not among the largest.
  for (let more = 0; more < 100; more++) await winAgain(player, '2.00')
  const back = { ...player, txId: randomUUID(), roundId, refTxId: winTxId }
  expect((await play.send('rollback', back)).status).toBe('OK')
  await gatherWinners(test.ctx)
  await eventually(async () => expect((await amounts())[0]).toBe(parseAmount('80000')))
  const { rows } = await test.ctx.pool.query('select count(*) from winner where not is_demo')
  expect(rows[0].count).toBe(100n)

  // A full board still takes what is larger than its smallest, and a win on it that grows.
  const grown = await winAgain(player, '75000.00')
  await gatherWinners(test.ctx)
  await eventually(async () => expect((await amounts())[1]).toBe(parseAmount('75000')))
  const more = { ...player, txId: randomUUID(), roundId: grown.roundId, refTxId: grown.txId, amount: '0.50' }
  expect((await play.send('win', more)).status).toBe('OK')
  await gatherWinners(test.ctx)
  await eventually(async () => expect((await amounts())[1]).toBe(parseAmount('75000.5')))
})

it('WIN-1 play money wins nothing on the board', async () => {
  const trial = openClient(test)
  trial.token = (await trial.call(getTrialUser, {})).value.token
  await win(trial, '95000.00')
  await gatherWinners(test.ctx)
  const { rows } = await test.ctx.pool.query(
    'select count(*) from winner where amount = 950000000 and not is_demo',
  )
  expect(rows[0].count).toBe(0n)
})

it('WIN-1 a production board shows no demo row, even from a copied database', async () => {
  const real = await listWinnerRows(test.ctx.db, { withDemo: false })
  expect(real.length).toBeGreaterThan(0)
  expect(real.every(({ customerName }) => customerName === 'ju***')).toBe(true)
  expect((await listWinnerRows(test.ctx.db, { withDemo: true })).length).toBe(real.length + 40)
})

it('WIN-1 a win leaves the board after a week', async () => {
  await test.ctx.pool.query("update winner set won_at = now() - interval '8 days' where not is_demo")
  // As if the rounds themselves had long been looked at.
  await test.ctx.pool.query("update winner_progress set until = now() + interval '2 minutes'")
  await gatherWinners(test.ctx)
  expect(await listWinnerRows(test.ctx.db, { withDemo: false })).toEqual([])
})
