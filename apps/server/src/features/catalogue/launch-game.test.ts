import { randomUUID } from 'node:crypto'
import { getTrialUser } from '@perya/contract/identity'
import * as contract from '@perya/contract/member-games'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { findMemberByUserName } from '#features/members/index.ts'
import { switchVendor } from '#features/vendors/index.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { switchLobbyGame } from './index.ts'
import { offerHouseGames, openPlay } from './testing/play.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const crash = { gameCategory: 'INHOUSE', vendor: 'PERYA', gameId: 'CRASH', nodeId: 'perya-crash' } as const

let test: TestApp
let play: Awaited<ReturnType<typeof openPlay>>
let juan: Client
beforeAll(async () => {
  test = await openTestApp()
  play = await openPlay(test)
  juan = openClient(test)
  await juan.logIn('juan')
  await offerHouseGames(test, ['CRASH', 'MINES'])
  await eventually(async () => expect((await launch(crash)).success).toBe(true))
})
afterAll(() => test.close())

const launch = (input: Parameters<typeof juan.call<typeof contract.launchGame>>[1], client = juan) =>
  client.call(contract.launchGame, input)
const memberId = async () => (await findMemberByUserName(test.ctx.db, 'PERYA', 'juan'))?.id as bigint

describe('launching a game', () => {
  it('LAUNCH-3 gives an address whose token opens the game once, and counts as played', async () => {
    const { value } = await launch({ ...crash, supportPlay: true })
    expect(value).toMatchObject({
      isFramed: true,
      isPlayMoney: false,
      openRound: null,
      vendorName: 'Perya',
      game: { nodeId: 'perya-crash', gameName: 'Crash', state: 'open' },
    })
    expect(value.url).toMatch(/^\/studio\/CRASH\?token=[\w-]{43}&mode=real&lang=EN$/)
    expect((await play.enter(value.url, 'CRASH')).status).toBe('OK')
    expect((await play.enter(value.url, 'CRASH')).status).not.toBe('OK')
    const recent = (await juan.call(contract.listRecentGames, {})).value
    expect(recent.list[0]?.nodeId).toBe('perya-crash')
  })

  it('LAUNCH-3 tells of the round the player left open, which the game goes on with', async () => {
    const { player } = await play.enter((await launch(crash)).value.url, 'CRASH')
    const roundId = randomUUID()
    const bet = { ...player, txId: randomUUID(), roundId, amount: '10.00' }
    expect((await play.send('bet', bet)).status).toBe('OK')
    expect((await launch(crash)).value.openRound?.roundId).toBe(roundId)
    expect((await launch({ ...crash, gameId: 'MINES', nodeId: 'perya-mines' })).value.openRound).toBeNull()
    await play.send('win', { ...player, txId: randomUUID(), roundId, amount: '0.00', roundClosed: true })
    expect((await launch(crash)).value.openRound).toBeNull()
  })

  it('LAUNCH-1 needs a session', async () => {
    expect((await launch(crash, openClient(test))).errorCode).toBe('session.required')
  })

  it('says before launching that a game is under maintenance: not built, closed, or its vendor unknown', async () => {
    const dice = { ...crash, gameId: 'DICE', nodeId: 'perya-dice' }
    expect(await launch(dice)).toMatchObject({ status: 409, errorCode: 'game.maintenance' })
    const jl = (await test.ctx.pool.query("select node_id, game_code from game where vendor = 'JL' limit 1"))
      .rows[0]
    expect((await launch({ vendor: 'JL', gameId: jl.game_code, nodeId: jl.node_id })).errorCode).toBe(
      'game.maintenance',
    )
    await switchVendor(test.ctx, 'PERYA', false)
    await eventually(async () => expect((await launch(crash)).errorCode).toBe('game.maintenance'))
    await switchVendor(test.ctx, 'PERYA', true)
    await eventually(async () => expect((await launch(crash)).success).toBe(true))
  })

  it.each([
    { vendor: 'NOBODY', gameId: 'CRASH' },
    { vendor: 'JL', gameId: 'CRASH' },
    { vendor: 'JL', gameId: 'CRASH', nodeId: 'perya-crash' },
    { vendor: 'PERYA', gameId: 'MINES', nodeId: 'perya-crash' },
    { vendor: 'PERYA', gameId: 'NONE' },
  ])('refuses %o, which is no game of the lobby', async (input) => {
    expect((await launch(input)).errorCode).toBe('game.unknown')
  })

  it('refuses a game the merchant has turned off', async () => {
    const change = { merchant: 'PERYA', nodeId: 'perya-crash', reason: 'a test' }
    await switchLobbyGame(test.ctx.db, { ...change, isOn: false })
    await eventually(async () => expect((await launch(crash)).errorCode).toBe('game.unknown'))
    await switchLobbyGame(test.ctx.db, { ...change, isOn: true })
    await eventually(async () => expect((await launch(crash)).success).toBe(true))
  })

  it('LAUNCH-1 opens the vendor’s own lobby under the name lobby', async () => {
    const { value } = await launch({ vendor: 'PERYA', gameId: 'lobby' })
    expect(value.game).toBeNull()
    expect(value.url).toMatch(/^\/studio\/lobby\?token=/)
    expect((await play.enter(value.url, 'MINES')).status).toBe('OK')
  })

  it.each(['TCG_SEA', 'TCG_LOTTO_VN'])(
    'LAUNCH-1 the lobby of %s is a page of the app that takes the whole tab',
    async (vendor) => {
      const { value } = await launch({ gameCategory: 'LOTT', vendor, gameId: 'lobby' })
      expect(value).toMatchObject({
        url: `/m/launchGame?gameId=lobby&vendor=${vendor}&gameCategory=LOTT`,
        isFramed: false,
        game: null,
      })
    },
  )

  it('LAUNCH-1 LAUNCH-2 a lottery of the house opens its page in the app, in its prize mode', async () => {
    const nodeId = 'tcg-elott-e-digits-1-min'
    const { rows } = await test.ctx.pool.query('select game_code from game where node_id = $1', [nodeId])
    const gameId = rows[0].game_code
    const { value } = await launch({ vendor: 'TCG_ELOTT', gameId, nodeId })
    expect(value.url).toBe(
      `/m/launchGame?playType=trad&prize_mode=Elott&code=${gameId}&vendor=TCG_ELOTT&gameCategory=ELOTT`,
    )
    expect((await launch({ vendor: 'TCG_ELOTT', gameId: 'lobby' })).errorCode).toBe('game.maintenance')
  })

  it('LAUNCH-3 a trial member plays with play money, and only what can be played so', async () => {
    const trial = openClient(test)
    trial.token = (await trial.call(getTrialUser, {})).value.token
    const { value } = await launch(crash, trial)
    expect(value.isPlayMoney).toBe(true)
    expect(value.url).toContain('mode=play')
    expect((await play.enter(value.url, 'CRASH')).status).toBe('OK')
    expect((await launch({ ...crash, supportPlay: true }, trial)).success).toBe(true)
    // Its tile says real money alone, and a trial member has none.
    expect((await launch({ ...crash, supportPlay: false }, trial)).errorCode).toBe('game.realOnly')
    expect((await launch({ ...crash, supportPlay: false })).value.isPlayMoney).toBe(false)
    const live = (
      await test.ctx.pool.query("select vendor, game_code from game where category = 'LIVE' limit 1")
    ).rows[0]
    expect((await launch({ vendor: live.vendor, gameId: live.game_code }, trial)).errorCode).toBe(
      'game.realOnly',
    )
  })
})

describe('a member who may not play now', () => {
  it.each([
    ['operator', 'member.blocked'],
    ['timeout', 'member.excluded'],
    ['exclusion', 'member.excluded'],
  ])('R-65 R-82 who may not play (%s) is told so before the frame: %s', async (reason, errorCode) => {
    const id = await memberId()
    await test.ctx.pool.query('insert into member_block (member_id, reason) values ($1, $2)', [id, reason])
    expect(await launch(crash)).toMatchObject({ status: 403, errorCode })
    await test.ctx.pool.query('update member_block set ends_at = now() where member_id = $1', [id])
    expect((await launch(crash)).success).toBe(true)
  })

  it('who has reached a limit is told so, until its period is over', async () => {
    const id = await memberId()
    await test.ctx.pool.query(
      "insert into member_limit (member_id, measure, period, cap, used) values ($1, 'loss', '1 day', 1000000, 1000000)",
      [id],
    )
    expect((await launch(crash)).errorCode).toBe('limit.reached')
    await test.ctx.pool.query(
      "update member_limit set starts_at = now() - interval '25 hours' where member_id = $1",
      [id],
    )
    expect((await launch(crash)).success).toBe(true)
    await test.ctx.pool.query('delete from member_limit where member_id = $1', [id])
  })
})
