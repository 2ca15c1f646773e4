import type { InputOf } from '@perya/contract/endpoint'
import * as contract from '@perya/contract/games'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { changeMerchant } from '#features/merchants/index.ts'
import { switchGame, switchVendor } from '#features/vendors/index.ts'
import { eventually } from '#testing/eventually.ts'
import { openTestApp, type TestApp } from '#testing/test-app.ts'
import { chooseHotGames, offerGames, orderCategories, switchLobbyGame, switchLobbyVendor } from './index.ts'
import { shippedEdition, writeCatalogue } from './write-catalogue.ts'

let test: TestApp
let visitor: Client
beforeAll(async () => {
  test = await openTestApp()
  visitor = openClient(test)
}, 60_000)
afterAll(() => test.close())

const list = async (input: InputOf<typeof contract.listGames>, headers = {}) =>
  (await visitor.call(contract.listGames, input, headers)).value
const idsOf = (games: readonly contract.Game[]) => games.map(({ nodeId }) => nodeId)
const mapping = async () => (await visitor.call(contract.getVendorMapping, {})).value
/** A change is known to a process as soon as it has heard of it. */

describe('the game list', () => {
  it('CALLS-1 LIST-7 gives a visitor 26 games a page, every game once, with the icon of each', async () => {
    const first = await list({ merchant: 'PERYA', platform: 'html5', clientType: 2, pageNo: 1 })
    expect(first.games).toHaveLength(26)
    expect(first.total).toBe(shippedEdition.games.length)
    expect(first.totalPages).toBe(Math.ceil(first.total / 26))
    const seen = new Set<string>()
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo++) {
      for (const game of (await list({ pageNo })).games) {
        expect(seen.has(game.nodeId)).toBe(false)
        expect(game.iconUrl).toBe(`/art/tiles/${game.nodeId}.webp`)
        seen.add(game.nodeId)
      }
    }
    expect(seen.size).toBe(first.total)
    expect((await list({ pageNo: first.totalPages + 1 })).games).toEqual([])
  })

  it('CAT-2 shows games of the type asked for; the house’s own come with their vendor', async () => {
    const slots = await list({ gameType: 'RNG', pageSize: 100 })
    expect(new Set(slots.games.map(({ gameCategory }) => gameCategory))).toEqual(new Set(['RNG']))
    const house = await list({ gameType: 'RNG', vassalage: 'PERYA' })
    expect(new Set(house.games.map(({ gameCategory }) => gameCategory))).toEqual(new Set(['INHOUSE']))
    expect(house.total).toBe(10)
    expect((await list({ gameType: 'INHOUSE' })).total).toBe(10)
    const sports = await list({ gameType: 'SPORTS', pageSize: 100 })
    expect(sports.games.some(({ vassalage }) => vassalage === 'TF' || vassalage === 'DS88')).toBe(false)
  })

  it('LIST-5 LIST-8 filters by vendor, classification, mark and minimum bet, and all of them together', async () => {
    const jl = await list({ gameType: 'FISH', vassalage: 'JL' })
    expect(jl.total).toBeGreaterThan(0)
    expect(jl.games.every((game) => game.vassalage === 'JL' && game.gameCategory === 'FISH')).toBe(true)
    const fresh = await list({ gameType: 'RNG', gameClassify: 'NEW', pageSize: 100 })
    expect(fresh.games.every(({ isNew }) => isNew)).toBe(true)
    expect(await list({ gameType: 'RNG', isNew: true, pageSize: 100 })).toEqual(fresh)
    const cheap = await list({ gameType: 'RNG', gameClassify: 'JACKPOT', minBet: '0.05', pageSize: 100 })
    expect(cheap.total).toBeGreaterThan(0)
    expect(cheap.games.every((game) => game.gameClassify === 'JACKPOT' && game.minBet === '0.05')).toBe(true)
    const everything = {
      gameType: 'ALL',
      gameClassify: 'ALL',
      vassalage: 'ALL',
      minBet: '',
      gameName: '',
    } as const
    expect((await list(everything)).total).toBe(shippedEdition.games.length)
    const lined = await list({ minLine: 20, pageSize: 100 })
    expect(lined.total).toBeGreaterThan(0)
    expect(lined.games.every(({ gameCategory }) => gameCategory === 'RNG')).toBe(true)
  })

  it('LIST-1 finds part of a name without accents, in any language the game has', async () => {
    for (const gameName of ['ha noi', 'HÀ NỘI', 'hà nội', 'Ha  Noi']) {
      expect(idsOf((await list({ gameName })).games), gameName).toContain('tcg-lotto-vn-ha-noi')
    }
    expect(idsOf((await list({ gameName: 'dak lak' })).games)).toContain('tcg-lotto-vn-dak-lak')
    const tagalog = await list({ gameName: 'karera ng kabayo', language: 'EN' })
    expect(tagalog.games[0]).toMatchObject({ gameName: 'Horse Racing', nodeName: 'Horse Racing' })
    expect((await list({ gameName: 'horse rac', language: 'TY' })).games[0]?.gameName).toBe(
      'Karera ng Kabayo',
    )
    expect((await list({ gameName: 'walang ganito' })).games).toEqual([])
  })

  it('answers in the language of the header unless the call names another', async () => {
    const named = (input: object, language: string) =>
      list({ gameName: 'horse racing', ...input }, { language }).then(({ games }) => games[0]?.gameName)
    expect(await named({}, 'TY')).toBe('Karera ng Kabayo')
    expect(await named({}, 'EN')).toBe('Horse Racing')
    expect(await named({ language: 'TY' }, 'EN')).toBe('Karera ng Kabayo')
  })

  it('tells a caller who still has the list so, until something changes', async () => {
    const url = `${contract.listGames.path}?gameType=LIVE`
    const first = await test.app.inject({ url })
    const headers = { 'if-none-match': String(first.headers.etag) }
    expect((await test.app.inject({ url, headers })).statusCode).toBe(304)
    const change = { merchant: 'PERYA', nodeId: first.json().value.games[0].nodeId, reason: 'a test' }
    await switchLobbyGame(test.ctx.db, { ...change, isOn: false })
    await eventually(async () => expect((await test.app.inject({ url, headers })).statusCode).toBe(200))
    await switchLobbyGame(test.ctx.db, { ...change, isOn: true })
    await eventually(async () => expect((await test.app.inject({ url, headers })).statusCode).toBe(304))
  })

  it.each([
    { pageNo: 0 },
    { pageSize: 101 },
    { gameType: 'CASINO' },
    { minBet: 'cheap' },
    { vassalage: "JL' or 1=1" },
    { language: 'XX' },
  ])('refuses %o', async (input) => {
    expect((await visitor.call(contract.listGames, input as never)).errorCode).toBe('input.invalid')
  })
})

describe('hot games', () => {
  it('CAT-2 come in the order of the HOT list, and a merchant may have its own', async () => {
    const hot = async (input = {}) => idsOf((await visitor.call(contract.listHotGames, input)).value.list)
    const asked = { isPlatform: 2, platform: 'html5', merchantCode: 'PERYA' } as const
    const usual = await hot(asked)
    // Of the demo's, only lotteries can be played without a vendor: these come first.
    const isLottery = (nodeId: string) => nodeId.startsWith('tcg-')
    expect(usual.filter((nodeId) => !isLottery(nodeId)).slice(0, 3)).toEqual([
      ...['luntian-dragon-of-mayon', 'perya-crash', 'salon-roulette-royale'],
    ])
    expect(isLottery(usual[0] ?? '')).toBe(true)
    expect(await hot({ gameType: 'INHOUSE' })).toEqual(usual.filter((nodeId) => nodeId.startsWith('perya-')))
    await chooseHotGames(test.ctx.db, 'PERYA', ['perya-mines', 'perya-crash'])
    await eventually(async () => expect(await hot()).toEqual(['perya-mines', 'perya-crash']))
    expect((await list({ gameType: 'HOT' })).total).toBe(2)
    await chooseHotGames(test.ctx.db, 'PERYA', null)
    await eventually(async () => expect(await hot()).toEqual(usual))
    await expect(chooseHotGames(test.ctx.db, 'PERYA', ['no-such-game'])).rejects.toThrow('no game')
  })
})

describe('categories and vendors', () => {
  it('CAT-1 CAT-3 come in the server’s order, e-sports behind sports, cockfights behind slots', async () => {
    const { sorting, mapping: map } = await mapping()
    const order = sorting.map(({ gameCategory }) => gameCategory)
    // Lotteries are the only ones to play without a vendor, so they stand first.
    expect(order).toEqual([
      ...['HOT', 'ELOTT', 'LOTT', 'SPORTS', 'ESPORTS', 'LIVE', 'FISH', 'RNG', 'COCKFIGHT', 'PVP', 'INHOUSE'],
    ])
    const vendorsOf = (category: string) =>
      sorting.find(({ gameCategory }) => gameCategory === category)?.vendorNames.map((each) => each.vassalage)
    expect(vendorsOf('SPORTS')).toEqual(['BTI', 'HATAW', 'LIGA'])
    expect(vendorsOf('ESPORTS')).toEqual(['TF'])
    expect(vendorsOf('COCKFIGHT')).toEqual(['DS88'])
    for (const { gameCategory, vendorNames } of sorting) {
      if (gameCategory === 'HOT') continue
      const mapped = map[gameCategory]?.map(({ vassalage }) => vassalage)
      expect(mapped, gameCategory).toEqual(vendorNames.map(({ vassalage }) => vassalage))
    }
    expect(map.gameType).toMatchObject({
      INHOUSE: 'RNG',
      ESPORTS: 'SPORTS',
      COCKFIGHT: 'SPORTS',
      LIVE: 'LIVE',
    })
    expect(map.SPORTS?.flatMap(({ gameClassify }) => gameClassify.map(({ key }) => key))).not.toContain(
      'ESPORTS',
    )
  })

  it('CAT-1 a merchant may choose and order its categories', async () => {
    await orderCategories(test.ctx.db, 'PERYA', ['LIVE', 'RNG', 'SPORTS'])
    await eventually(async () => {
      const { sorting } = await mapping()
      expect(sorting.map(({ gameCategory }) => gameCategory)).toEqual([
        ...['LIVE', 'RNG', 'COCKFIGHT', 'SPORTS', 'ESPORTS'],
      ])
    })
    await orderCategories(test.ctx.db, 'PERYA', null)
    await eventually(async () => expect((await mapping()).sorting).toHaveLength(11))
    await expect(orderCategories(test.ctx.db, 'PERYA', ['CASINO'])).rejects.toThrow('no category CASINO')
  })

  it('VENDOR-1 LIST-3 gives the vendors of a type, each with its white picture and its classifications', async () => {
    const slots = await visitor.call(contract.listVendorGameTypes, { typeId: 'RNG', merchant_code: 'PERYA' })
    const jl = slots.value.find(({ vassalage }) => vassalage === 'JL')
    expect(jl).toMatchObject({ mobileSmallIcon: '/art/vendors/JL-WHITE.png', gameCategory: 'RNG' })
    expect(jl?.gameClassify.length).toBeGreaterThan(2)
    expect(slots.value.map(({ vassalage }) => vassalage)).not.toContain('PERYA')
    const all = await visitor.call(contract.listVendorGameTypes, {})
    expect(all.value.map(({ mobileSmallIcon }) => mobileSmallIcon)).toEqual(
      all.value.map(({ vassalage }) => `/art/vendors/${vassalage}-WHITE.png`),
    )
    expect(all.value.reduce((sum, { gameCount }) => sum + gameCount, 0)).toBe(shippedEdition.games.length)
  })
})

it('VENDOR-1 games and vendors are shown with pictures from where the merchant keeps them', async () => {
  const pictures = async () => ({
    game: (await list({ vassalage: 'JL' })).games[0]?.iconUrl,
    vendor: (await mapping()).mapping.RNG?.[0]?.mobileSmallIcon,
  })
  expect(await pictures()).toMatchObject({ game: expect.stringMatching(/^\/art\/tiles\//) })
  const route = (image: string) => JSON.stringify({ api: '', image, domains: [] })
  await changeMerchant(test.ctx.db, 'PERYA', 'domainRoute', route('https://img.example/perya/'))
  await eventually(async () =>
    expect(await pictures()).toMatchObject({
      game: expect.stringMatching(/^https:\/\/img\.example\/perya\/art\/tiles\//),
      vendor: expect.stringMatching(/^https:\/\/img\.example\/perya\/art\/vendors\//),
    }),
  )
  await changeMerchant(test.ctx.db, 'PERYA', 'domainRoute', route(''))
  await changeMerchant(test.ctx.db, 'PERYA', 'imageCDNs', '["https://cdn.example"]')
  await eventually(async () => expect((await pictures()).game).toMatch(/^https:\/\/cdn\.example\/art\//))
  await changeMerchant(test.ctx.db, 'PERYA', 'imageCDNs', '[]')
  await eventually(async () => expect((await pictures()).game).toMatch(/^\/art\/tiles\//))
})

describe('what can be played', () => {
  it('CAT-1 stands before what cannot: categories, vendors, games and hot games, and it is counted', async () => {
    const [closed] = (await list({ gameType: 'RNG', pageSize: 1 })).games
    const slots = (await list({ gameType: 'RNG', vassalage: 'LAKAN', pageSize: 100 })).games
    const last = slots.at(-1)
    if (!closed || !last) throw new Error('the catalogue is empty')
    await offerGames(test.ctx.db, {
      vendor: 'LAKAN',
      launchUrl: '/studio/{game}?token={token}',
      gameCodes: [last.gameCode],
    })
    const first = async () => (await list({ gameType: 'RNG', pageSize: 1 })).games[0]?.nodeId
    await eventually(async () => expect(await first()).toBe(last.nodeId))
    expect((await list({ gameType: 'RNG', pageSize: 1, pageNo: 2 })).games[0]?.nodeId).toBe(
      closed.nodeId === last.nodeId ? slots[0]?.nodeId : closed.nodeId,
    )
    const { sorting, mapping: map } = await mapping()
    expect(sorting.map(({ gameCategory }) => gameCategory).slice(0, 4)).toEqual([
      'HOT',
      'RNG',
      'ELOTT',
      'LOTT',
    ])
    expect(map.RNG?.[0]).toMatchObject({ vassalage: 'LAKAN', openCount: 1, state: 'open' })
    expect(map.LIVE?.every(({ openCount }) => openCount === 0)).toBe(true)
    await chooseHotGames(test.ctx.db, 'PERYA', ['perya-mines', last.nodeId])
    const hot = async () => idsOf((await visitor.call(contract.listHotGames, {})).value.list)
    await eventually(async () => expect(await hot()).toEqual([last.nodeId, 'perya-mines']))
    await chooseHotGames(test.ctx.db, 'PERYA', null)
    await offerGames(test.ctx.db, { vendor: 'LAKAN', launchUrl: null, gameCodes: [] })
    await eventually(async () => expect(await first()).toBe(closed.nodeId))
  })

  it('LIST-8 the list is sorted and filtered by what the rules of the games state', async () => {
    const info = async (nodeId: string) => (await visitor.call(contract.getGameInfo, { nodeId })).value
    const best = await list({ gameType: 'RNG', sort: 'return', pageSize: 6 })
    const returns = await Promise.all(
      best.games.map(async ({ nodeId }) => (await info(nodeId)).returnToPlayer),
    )
    expect(returns).toEqual(returns.toSorted().toReversed())
    const wild = await list({ gameType: 'RNG', volatility: 'high', minReturn: 9_600, pageSize: 5 })
    for (const { nodeId } of wild.games) {
      const { volatility, returnToPlayer } = await info(nodeId)
      expect(volatility).toBe('high')
      expect(Number.parseFloat(returnToPlayer ?? '')).toBeGreaterThanOrEqual(96)
    }
    const cheap = await list({ gameType: 'RNG', sort: 'minBet', pageSize: 1 })
    expect(cheap.games[0]?.minBet).toBe('0.01')
  })

  it('LAUNCH-1 a game says its return, volatility, stakes and traits before it is opened; what is not known it leaves out', async () => {
    const info = async (nodeId: string) => visitor.call(contract.getGameInfo, { nodeId, language: 'EN' })
    expect((await info('perya-mines')).value).toMatchObject({
      vendorName: 'Perya',
      game: { gameName: 'Mines', state: 'maintenance' },
      returnToPlayer: expect.stringMatching(/^9\d\.\d\d%$/),
      volatility: null,
      minBet: '0.10',
      maxBet: '1000.00',
      traits: ['cashOut', 'ownRisk', 'provable'],
    })
    expect((await info('salon-roulette-royale')).value).toMatchObject({
      returnToPlayer: null,
      volatility: null,
      maxBet: null,
      traits: [],
    })
    expect((await info('no-such-game')).errorCode).toBe('game.unknown')
  })
})

describe('switches', () => {
  it('a vendor turned off by the merchant leaves every list, and comes back', async () => {
    const before = await list({ vassalage: 'JL' })
    await switchLobbyVendor(test.ctx.db, { merchant: 'PERYA', vendor: 'JL', isOn: false, reason: 'a test' })
    await eventually(async () => expect((await list({ vassalage: 'JL' })).total).toBe(0))
    expect(
      (await visitor.call(contract.listVendorHealth, {})).value.map(({ vassalage }) => vassalage),
    ).not.toContain('JL')
    await switchLobbyVendor(test.ctx.db, { merchant: 'PERYA', vendor: 'JL', isOn: true, reason: 'a test' })
    await eventually(async () => expect(await list({ vassalage: 'JL' })).toEqual(before))
  })

  it('a game whose vendor is closed, or which is not built, is listed in maintenance', async () => {
    const crash = async () => (await list({ gameName: 'crash', vassalage: 'PERYA' })).games[0]?.state
    const health = async () => {
      const { value } = await visitor.call(contract.listVendorHealth, {})
      return value.find(({ vassalage }) => vassalage === 'PERYA')?.state
    }
    expect(await crash()).toBe('maintenance')
    expect(await health()).toBe('maintenance')
    await offerGames(test.ctx.db, {
      vendor: 'PERYA',
      launchUrl: '/studio/{game}?token={token}',
      gameCodes: ['CRASH'],
    })
    await eventually(async () => expect(await crash()).toBe('open'))
    expect(await health()).toBe('open')
    expect((await list({ gameName: 'mines', vassalage: 'PERYA' })).games[0]?.state).toBe('maintenance')

    await switchVendor(test.ctx, 'PERYA', false)
    await eventually(async () => expect(await crash()).toBe('maintenance'))
    await switchVendor(test.ctx, 'PERYA', true)
    await eventually(async () => expect(await crash()).toBe('open'))
    const one = { vendorCode: 'PERYA', gameCode: 'CRASH', reason: 'a test' }
    await switchGame(test.ctx, { ...one, isOpen: false })
    await eventually(async () => expect(await crash()).toBe('maintenance'))
    await switchGame(test.ctx, { ...one, isOpen: true })
    await eventually(async () => expect(await crash()).toBe('open'))
  })
})

describe('a newer catalogue', () => {
  it('changes what it changed, no longer lists what it withdraws, and is written once', async () => {
    expect(await writeCatalogue(test.ctx)).toBe(false)
    const [first, second, ...rest] = shippedEdition.games
    if (!first || !second) throw new Error('the catalogue is empty')
    const renamed = { ...second, names: { TY: 'Bagong Pangalan', EN: 'New Name' } }
    const newer = { ...shippedEdition, games: [renamed, ...rest], withdrawn: [first.node_id] }
    expect(await writeCatalogue(test.ctx, newer)).toBe(true)
    await eventually(async () => expect((await list({})).total).toBe(shippedEdition.games.length - 1))
    expect(idsOf((await list({ gameName: 'new name' })).games)).toEqual([second.node_id])
    // What an operator said about a vendor outlives an edition.
    expect((await list({ gameName: 'crash', vassalage: 'PERYA' })).games[0]?.state).toBe('open')
    expect(await writeCatalogue(test.ctx)).toBe(true)
    await eventually(async () => expect((await list({})).total).toBe(shippedEdition.games.length))
  })
})
