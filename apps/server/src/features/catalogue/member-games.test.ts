import * as contract from '@perya/contract/member-games'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { switchLobbyGame } from './index.ts'

let test: TestApp
let juan: Client
beforeAll(async () => {
  test = await openTestApp()
  juan = openClient(test)
  await juan.logIn('juan')
}, 60_000)
afterAll(() => test.close())

const mark = (nodeId: string) => juan.call(contract.addFavourite, { nodeId, vendor: 'PERYA' })
const unmark = (nodeId: string) => juan.call(contract.removeFavourite, { nodeId })
const marked = async () => (await juan.call(contract.listFavouriteIds, {})).value

describe('FAV-1 favourites', () => {
  beforeEach(async () => {
    for (const nodeId of await marked()) await unmark(nodeId)
  })

  it('are added once however often they are marked, and listed as strings, the newest first', async () => {
    await Promise.all([mark('perya-crash'), mark('perya-crash'), mark('perya-crash')])
    await mark('perya-mines')
    expect(await marked()).toEqual(['perya-mines', 'perya-crash'])
    const { content, pageNum, totalPages } = (await juan.call(contract.listFavourites, { pageNo: 1 })).value
    expect(content.map(({ gameName }) => gameName)).toEqual(['Mines', 'Crash'])
    expect({ pageNum, totalPages }).toEqual({ pageNum: 1, totalPages: 1 })
  })

  it('are gone once removed, and removing again is no mistake', async () => {
    await mark('perya-crash')
    expect((await unmark('perya-crash')).value).toEqual({ nodeId: 'perya-crash' })
    expect((await unmark('perya-crash')).success).toBe(true)
    expect(await marked()).toEqual([])
  })

  it('LIST-7 come 26 to a page and by the type asked for', async () => {
    const { rows } = await test.ctx.pool.query("select node_id from game where category = 'RNG' limit 30")
    for (const { node_id: nodeId } of rows) await mark(nodeId)
    await mark('perya-crash')
    const first = (await juan.call(contract.listFavourites, {})).value
    expect(first.content).toHaveLength(26)
    expect(first).toMatchObject({ total: 31, totalPages: 2 })
    const house = (await juan.call(contract.listFavourites, { gameType: 'INHOUSE' })).value
    expect(house.content.map(({ nodeId }) => nodeId)).toEqual(['perya-crash'])
  })

  it('CALLS-1 their ids come whole, or by the type, page and size asked for', async () => {
    const nodeIds = ['perya-crash', 'perya-mines', 'perya-wheel']
    for (const nodeId of nodeIds) await mark(nodeId)
    const { rows } = await test.ctx.pool.query("select node_id from game where category = 'RNG' limit 1")
    await mark(rows[0].node_id)
    const ids = async (input: object) => (await juan.call(contract.listFavouriteIds, input)).value
    expect(await ids({ token: juan.token, language: 'EN' })).toHaveLength(4)
    const house = { gameType: 'INHOUSE', pageSize: 2 }
    expect(await ids({ ...house, pageNo: 1 })).toEqual(['perya-wheel', 'perya-mines'])
    expect(await ids({ ...house, pageNo: 2 })).toEqual(['perya-crash'])
    expect(await ids({ ...house, pageNo: 3 })).toEqual([])
    expect(await ids({ gameType: 'RNG' })).toEqual([rows[0].node_id])
  })

  it('of a game that is turned off wait for it to come back', async () => {
    await mark('perya-wheel')
    const change = { merchant: 'PERYA', nodeId: 'perya-wheel', reason: 'a test' }
    await switchLobbyGame(test.ctx.db, { ...change, isOn: false })
    await eventually(async () => expect(await marked()).toEqual([]))
    expect((await mark('perya-wheel')).errorCode).toBe('game.unknown')
    await switchLobbyGame(test.ctx.db, { ...change, isOn: true })
    await eventually(async () => expect(await marked()).toEqual(['perya-wheel']))
  })

  it('end at 500, and say so', async () => {
    await test.ctx.pool.query(
      `insert into favourite_game (member_id, node_id)
       select m.id, g.node_id from member m, (select node_id from game order by node_id limit 500) g
       where m.user_name = 'juan' and m.merchant = 'PERYA'`,
    )
    const { rows } = await test.ctx.pool.query('select node_id from game order by node_id offset 500 limit 1')
    expect((await mark(rows[0].node_id)).errorCode).toBe('favourite.full')
    expect((await mark((await marked())[0] ?? '')).success).toBe(true)
  })

  it('are each member’s own', async () => {
    await mark('perya-crash')
    const ligaya = openClient(test)
    await ligaya.logIn('ligaya')
    expect((await ligaya.call(contract.listFavouriteIds, {})).value).toEqual([])
  })

  it('need a session and a game that exists', async () => {
    const visitor = openClient(test)
    expect((await visitor.call(contract.addFavourite, { nodeId: 'perya-crash' })).errorCode).toBe(
      'session.required',
    )
    expect((await mark('no-such-game')).errorCode).toBe('game.unknown')
  })

  it('CALLS-1 take the token the specification puts into the payload, and believe only the header', async () => {
    const payload = { nodeId: 'perya-crash', vendor: 'PERYA', token: juan.token }
    expect((await juan.call(contract.addFavourite, payload)).success).toBe(true)
    const thief = await openClient(test).call(contract.addFavourite, payload)
    expect(thief.errorCode).toBe('session.required')
  })
})

describe('recent games', () => {
  const played = (nodeId: string) => juan.call(contract.addRecentGame, { nodeId })
  const recent = async (input = {}) => (await juan.call(contract.listRecentGames, input)).value

  it('LAUNCH-3 LIST-7 are listed the latest first, each once, 25 to a page', async () => {
    for (const nodeId of ['perya-crash', 'perya-mines', 'perya-crash']) await played(nodeId)
    const { list, pageNum } = await recent({ page: 1, clientType: 2 })
    expect(list.map(({ nodeId }) => nodeId)).toEqual(['perya-crash', 'perya-mines'])
    expect(pageNum).toBe(1)
    const { rows } = await test.ctx.pool.query("select node_id from game where category = 'RNG' limit 30")
    for (const { node_id: nodeId } of rows) await played(nodeId)
    expect((await recent()).list).toHaveLength(25)
    expect((await recent({ page: 2 })).list.at(-1)?.nodeId).toBe('perya-mines')
    expect((await recent({ gameType: 'INHOUSE' })).total).toBe(2)
  })

  it('go back a hundred games and no further', async () => {
    const { rows } = await test.ctx.pool.query('select node_id from game order by node_id limit 105')
    for (const { node_id: nodeId } of rows) await played(nodeId)
    expect((await recent()).total).toBe(100)
  })

  it('of a game nobody knows are refused', async () => {
    expect((await played('no-such-game')).errorCode).toBe('game.unknown')
  })
})
