import { describe, expect, it } from 'vitest'
import { gameCategories } from './category.ts'
import { classifications } from './classification.ts'
import { slug } from './game.ts'
import { games } from './games.ts'
import { hotNodeIds } from './hot.ts'
import { mayNeighbour } from './order.ts'
import { leagues, teams } from './team.ts'
import { vendors, vendorsOf } from './vendor.ts'
import { withdrawnNodeIds } from './withdrawn.ts'

const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe('the catalogue', () => {
  it('offers a player 620 games and more, in every category, from 20 vendors and more (CAT-1)', () => {
    expect(games.length).toBeGreaterThanOrEqual(620)
    expect(new Set(games.map((game) => game.category))).toEqual(new Set(gameCategories))
    expect(new Set(games.map((game) => game.vendor)).size).toBe(vendors.length)
    expect(vendors.length).toBeGreaterThanOrEqual(20)
  })

  it('has 350 slots and more, and the ten games of the house (CAT-2)', () => {
    expect(games.filter((game) => game.category === 'RNG').length).toBeGreaterThanOrEqual(350)
    const house = games.filter((game) => game.category === 'INHOUSE').map((game) => game.title.EN)
    expect(house.toSorted()).toEqual(
      [
        'Color Game',
        'Crash',
        'Dice',
        'Hi-Lo',
        'Keno',
        'Limbo',
        'Lucky 9',
        'Mines',
        'Plinko',
        'Wheel',
      ].toSorted(),
    )
  })

  it('knows the vendor codes the specification names (CAT-3, LAUNCH-1, VENDOR-1)', () => {
    const codes: string[] = vendors.map((vendor) => vendor.code)
    expect(codes).toEqual(expect.arrayContaining(['TCG_LOTTO_VN', 'TCG_SEA', 'BTI', 'JL', 'TF', 'DS88']))
    expect(vendorsOf('ESPORTS')).toEqual(['TF'])
    expect(vendorsOf('COCKFIGHT')).toEqual(['DS88'])
  })

  it('shows one mark for BTI and the TCG family, and JL its own (VENDOR-1)', () => {
    const shared = vendors.filter(({ code }) => code === 'BTI' || code.startsWith('TCG'))
    expect(new Set(shared.map(({ mark }) => mark)).size).toBe(1)
    const others = vendors.filter((vendor) => !shared.includes(vendor)).map(({ mark }) => mark)
    expect(repeated(others)).toEqual([])
    expect(others).not.toContain(shared[0]?.mark)
  })

  it('names no two games alike in any language, so that a search finds the one meant (LIST-1)', () => {
    expect(repeated(games.map((game) => game.title.TY))).toEqual([])
    expect(repeated(games.map((game) => game.title.EN))).toEqual([])
    expect(repeated(games.map((game) => game.nodeId))).toEqual([])
    expect(repeated(games.map((game) => `${game.vendor}/${game.gameCode}`))).toEqual([])
  })

  it('gives every game an id that can stand in an address and a file name (LIST-6)', () => {
    for (const game of games) {
      expect(game.nodeId).toBe(slug(game.nodeId))
      expect(game.gameCode).toMatch(/^[A-Z0-9_]+$/)
    }
  })

  it('puts no two games side by side that share a composition or a palette (CAT-2)', () => {
    const hot = hotNodeIds.flatMap((nodeId) => games.filter((game) => game.nodeId === nodeId))
    const lists = gameCategories.map((category) => games.filter((game) => game.category === category))
    for (const list of [hot, ...lists]) {
      const alike = list.filter((game, at) => !mayNeighbour(list[at - 1], game)).map((game) => game.nodeId)
      expect(alike).toEqual([])
    }
  })

  it('files every game under a classification of its category and a vendor that offers it (LIST-5)', () => {
    for (const game of games) {
      expect(Object.keys(classifications[game.category])).toContain(game.classification)
      expect(vendorsOf(game.category)).toContain(game.vendor)
    }
  })

  it('files house games under slots, e-sports and cockfights under sports, as their vendors do (CAT-2, CAT-3)', () => {
    const types = Object.fromEntries(games.map((game) => [game.category, game.gameType]))
    expect(types).toMatchObject({
      INHOUSE: 'RNG',
      ESPORTS: 'SPORTS',
      COCKFIGHT: 'SPORTS',
      RNG: 'RNG',
      LOTT: 'LOTT',
    })
  })

  it.each(['0.01', '0.05', '0.1', '0.5', '0.75'])(
    'has slots for the minimum bet %s of the filter (LIST-8)',
    (minBet) => {
      expect(games.some((game) => game.category === 'RNG' && game.minBet === minBet)).toBe(true)
    },
  )

  it('withdraws no game it still offers (CAT-1)', () => {
    const known = new Set(games.map((game) => game.nodeId))
    expect(withdrawnNodeIds.filter((nodeId) => known.has(nodeId))).toEqual([])
  })

  it('marks new and hot games, and every hot game exists (CAT-2, LIST-5)', () => {
    const known = new Set(games.map((game) => game.nodeId))
    expect(hotNodeIds.filter((nodeId) => !known.has(nodeId))).toEqual([])
    expect(games.filter((game) => game.isHot).length).toBe(hotNodeIds.length)
    const fresh = games.filter((game) => game.isNew).length
    expect(fresh).toBeGreaterThan(games.length / 20)
    expect(fresh).toBeLessThan(games.length / 5)
  })

  it('lets trial members play what needs no real event, and visitors most of it (LAUNCH-3)', () => {
    expect(games.filter((game) => game.freeplay && !game.supportPlay)).toEqual([])
    expect(games.filter((game) => game.category === 'LIVE' && game.supportPlay)).toEqual([])
    expect(games.filter((game) => game.category === 'INHOUSE').every((game) => game.supportPlay)).toBe(true)
  })

  it('gives every club and league its own shield (HOT-1)', () => {
    expect(repeated([...leagues, ...teams].map(({ id }) => id))).toEqual([])
    expect(repeated(teams.map(({ initials }) => initials))).toEqual([])
  })
})
