import { type Category, categories, type GameCategory, type GameSort } from '@perya/contract/games'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  countBits,
  emptyBitmap,
  fullBitmap,
  hasBit,
  keepCommon,
  pageOf,
  setBit,
  unite,
  without,
} from './bitmap.rules.ts'
import { orderOf, type SortedCategory, splitCategories } from './category.rules.ts'
import {
  type CatalogueGame,
  findGames,
  type GameFilter,
  makeGameIndex,
  sortPlaces,
} from './game-index.rules.ts'
import { addressFault, fillAddress, frameOrigins } from './launch.rules.ts'
import { maskUserName } from './mask.rules.ts'
import { pageFrom } from './paging.rules.ts'
import { fold } from './search.rules.ts'

const bitmapOf = (size: number, numbers: Iterable<number>) => {
  const bits = emptyBitmap(size)
  for (const number of numbers) setBit(bits, number)
  return bits
}
const numbersIn = (bits: Uint32Array) => pageOf(bits, 0, Number.POSITIVE_INFINITY)

const twoSets = fc.integer({ min: 1, max: 300 }).chain((size) => {
  const numbers = fc.uniqueArray(fc.integer({ min: 0, max: size - 1 }))
  return fc.record({ size: fc.constant(size), one: numbers, other: numbers })
})

describe('sets of bits', () => {
  it('hold the same numbers as ordinary sets, joined in every way', () => {
    fc.assert(
      fc.property(twoSets, ({ size, one, other }) => {
        const b = new Set(other)
        const [x, y] = [bitmapOf(size, one), bitmapOf(size, other)]
        const sorted = (numbers: number[]) => numbers.toSorted((m, n) => m - n)
        expect(numbersIn(unite(x, y))).toEqual(sorted([...new Set([...one, ...other])]))
        expect(numbersIn(without(x, y))).toEqual(sorted(one.filter((number) => !b.has(number))))
        expect(numbersIn(keepCommon(x.slice(), [y]))).toEqual(sorted(one.filter((number) => b.has(number))))
        expect(countBits(x)).toBe(one.length)
        expect(countBits(fullBitmap(size))).toBe(size)
        expect(one.every((number) => hasBit(x, number))).toBe(true)
      }),
    )
  })

  it('LIST-6 pages of any size, put together, are the whole set in order', () => {
    fc.assert(
      fc.property(twoSets, fc.integer({ min: 1, max: 40 }), ({ size, one }, pageSize) => {
        const bits = bitmapOf(size, one)
        const pages: number[] = []
        for (let skip = 0; skip < size; skip += pageSize) pages.push(...pageOf(bits, skip, pageSize))
        expect(pages).toEqual(one.toSorted((m, n) => m - n))
      }),
    )
  })
})

const gameTypes: GameCategory[] = ['RNG', 'LIVE', 'SPORTS']
const anyGame = fc.record<CatalogueGame>({
  nodeId: fc.uuid(),
  vendor: fc.constantFrom('JL', 'BTI', 'TF', 'PERYA'),
  gameCode: fc.uuid(),
  gameType: fc.constantFrom(...gameTypes),
  category: fc.constantFrom<GameCategory>('RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'INHOUSE'),
  classification: fc.constantFrom('VIDEO', 'POKER', 'LOBBY'),
  names: fc.record({
    TY: fc.constantFrom('Ginto', 'Hà Nội', 'Perlas ng Dagat', 'Đắk Lắk'),
    EN: fc.constantFrom('Gold', 'Ha Noi', 'Sea Pearl', 'Coffee'),
  }),
  minBet: fc.constantFrom(100n, 500n, 1_000n),
  lines: fc.option(fc.integer({ min: 1, max: 50 })),
  roomId: fc.constant(null),
  isNew: fc.boolean(),
  hotPosition: fc.constant(null),
  freeplay: fc.boolean(),
  supportPlay: fc.boolean(),
  isBuilt: fc.boolean(),
  returnHundredths: fc.constantFrom(null, 9_500, 9_612, 9_900),
  volatility: fc.constantFrom(null, 'low', 'medium', 'high'),
  maxBet: fc.constant(null),
  traits: fc.constant([]),
})
const anyFilter = fc.record<GameFilter>(
  {
    category: fc.constantFrom('RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'FISH'),
    vendor: fc.constantFrom('JL', 'BTI', 'TF', 'PERYA', 'NOBODY'),
    classification: fc.constantFrom('VIDEO', 'POKER', 'NONE'),
    isNew: fc.boolean(),
    minBet: fc.constantFrom(100n, 500n, 7n),
    minLines: fc.integer({ min: 0, max: 60 }),
    volatility: fc.constantFrom('low', 'high'),
    minReturn: fc.constantFrom(0, 9_612, 9_613),
    namePart: fc.constantFrom('gin', 'ha n', 'HÀ', 'dak', 'perl', 'o', 'zzz'),
  },
  { requiredKeys: [] },
)

/** The filter as a person would say it, game by game. */
const meets = (game: CatalogueGame, filter: GameFilter) =>
  (filter.category === undefined ||
    game.category === filter.category ||
    (filter.vendor !== undefined && game.gameType === filter.category)) &&
  (filter.vendor === undefined || game.vendor === filter.vendor) &&
  (filter.classification === undefined || game.classification === filter.classification) &&
  (!filter.isNew || game.isNew) &&
  (filter.minBet === undefined || game.minBet === filter.minBet) &&
  (!filter.minLines || (game.lines !== null && game.lines >= filter.minLines)) &&
  (filter.volatility === undefined || game.volatility === filter.volatility) &&
  (!filter.minReturn || (game.returnHundredths !== null && game.returnHundredths >= filter.minReturn)) &&
  (filter.namePart === undefined ||
    Object.values(game.names).some((name) => fold(name).includes(fold(filter.namePart ?? ''))))

describe('the index', () => {
  it('LIST-1 LIST-4 LIST-5 LIST-8 finds what looking at every game finds, whatever is asked', () => {
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 90 }), anyFilter, (games, filter) => {
        const index = makeGameIndex(games)
        const found = numbersIn(findGames(index, index.all, filter))
        const expected = games.flatMap((game, place) => (meets(game, filter) ? [place] : []))
        expect(found).toEqual(expected)
      }),
      { numRuns: 400 },
    )
  })

  it('LIST-8 sorts by return, volatility and least stake; who states nothing comes last, equal ones stay as they were', () => {
    fc.assert(
      fc.property(fc.array(anyGame, { maxLength: 60 }), (games) => {
        const index = makeGameIndex(games)
        const all = games.map((_, place) => place)
        const at = (place: number) => games[place] as CatalogueGame
        const expectOrder = (sort: GameSort, key: (game: CatalogueGame) => number) => {
          const sorted = sortPlaces(index, all, sort)
          expect(sorted.toSorted((one, other) => one - other)).toEqual(all)
          for (const [position, place] of sorted.entries()) {
            const before = sorted[position - 1]
            if (before === undefined) continue
            const [a, b] = [key(at(before)), key(at(place))]
            expect(a < b || (a === b && before < place)).toBe(true)
          }
        }
        expectOrder('return', ({ returnHundredths }) => (returnHundredths === null ? 1 : -returnHundredths))
        expectOrder('calm', ({ volatility }) => [null, 'high', 'medium', 'low'].indexOf(volatility) * -1 || 9)
        expectOrder('wild', ({ volatility }) => [null, 'low', 'medium', 'high'].indexOf(volatility) * -1 || 9)
        expectOrder('minBet', ({ minBet }) => Number(minBet))
      }),
    )
  })

  it.each([
    ['Hà Nội', 'ha noi'],
    ['Đắk Lắk', 'dak lak'],
    ['PIÑA  COLADA', 'pina colada'],
    ['Hi-Lo', 'hilo'],
    ['Kâmpyon’s', 'kampyons'],
    ['ﬁesta', 'fiesta'],
  ])('LIST-1 reads %s as %s', (name, folded) => {
    expect(fold(name)).toBe(folded)
  })
})

const anyVendor = fc.record({
  code: fc.constantFrom('TF', 'DS88', 'BTI', 'JL', 'SALON', 'PERYA'),
  gameType: fc.constantFrom(...gameTypes),
})
const anyMenu: fc.Arbitrary<SortedCategory[]> = fc
  .uniqueArray(fc.constantFrom(...categories.filter((name) => name !== 'ESPORTS' && name !== 'COCKFIGHT')))
  .chain((names) =>
    fc.tuple(
      ...names.map((category) =>
        fc.record({
          category: fc.constant<Category>(category),
          vendors: fc.uniqueArray(anyVendor, { selector: ({ code }) => code }),
        }),
      ),
    ),
  )

describe('CAT-3 splitting sports', () => {
  it('leaves e-sports and cockfight vendors in their own category alone, and loses no vendor', () => {
    fc.assert(
      fc.property(anyMenu, (menu) => {
        const split = splitCategories(menu)
        const codes = (list: readonly SortedCategory[]) =>
          new Set(list.flatMap(({ vendors }) => vendors.map(({ code }) => code)))
        expect(codes(split)).toEqual(codes(menu))
        for (const { category, vendors } of split) {
          const own = vendors.map(({ code }) => code)
          if (category === 'ESPORTS') expect(own).toEqual(['TF'])
          else if (category === 'COCKFIGHT') expect(own).toEqual(['DS88'])
          else expect(own.some((code) => code === 'TF' || code === 'DS88')).toBe(false)
        }
      }),
    )
  })

  it('keeps the order of the others and stands right behind SPORTS and RNG, else at the end', () => {
    fc.assert(
      fc.property(anyMenu, (menu) => {
        const order = splitCategories(menu).map(({ category }) => category)
        const others: Category[] = order.filter((name) => name !== 'ESPORTS' && name !== 'COCKFIGHT')
        expect(others).toEqual(menu.map(({ category }) => category).filter((name) => others.includes(name)))
        const behind = (name: Category, before: Category) => {
          if (order.includes(name) && order.includes(before)) {
            expect(order.indexOf(name)).toBe(order.indexOf(before) + 1)
          }
        }
        behind('ESPORTS', 'SPORTS')
        behind('COCKFIGHT', 'RNG')
      }),
    )
  })

  it('splitting again changes nothing', () => {
    fc.assert(
      fc.property(anyMenu, (menu) => {
        const once = splitCategories(menu)
        expect(splitCategories(once)).toEqual(once)
      }),
    )
  })

  it('CAT-1 the merchant’s own order is taken as it is, without what nobody knows', () => {
    expect(orderOf(null)).toEqual(categories)
    expect(orderOf(['LIVE', 'NONSENSE', 'HOT'])).toEqual(['LIVE', 'HOT'])
  })
})

describe('paging', () => {
  it('LIST-6 LIST-7 ends exactly where totalPages says, whatever the sizes', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 30 }), (all, size) => {
        const { totalPages } = pageFrom(all, 1, size)
        const pages = Array.from({ length: totalPages }, (_, at) => pageFrom(all, at + 1, size).items)
        expect(pages.flat()).toEqual(all)
        expect(pages.every(({ length }) => length > 0)).toBe(true)
        expect(pageFrom(all, totalPages + 1, size).items).toEqual([])
      }),
    )
  })
})

describe('names on the winner board', () => {
  it('WIN-1 never show a whole name, and always its beginning', () => {
    const name = fc.stringMatching(/^[A-Za-z0-9_]{3,32}$/)
    fc.assert(
      fc.property(name, (userName) => {
        const masked = maskUserName(userName)
        expect(masked).toMatch(/^\w{1,2}\*\*\*\w?$/)
        expect(masked.replaceAll('*', '').length).toBeLessThan(userName.length)
        expect(userName.startsWith(masked.split('***')[0] ?? '?')).toBe(true)
      }),
    )
  })
})

describe('a game’s address', () => {
  it('LAUNCH-3 takes what it has holes for, and nothing that could break out of them', () => {
    const values = { token: 'a&b=c#d', game: 'X/../Y', language: 'TY', mode: 'real' }
    expect(fillAddress('https://play.example/{game}?t={token}&l={language}&m={mode}', values)).toBe(
      'https://play.example/X%2F..%2FY?t=a%26b%3Dc%23d&l=TY&m=real',
    )
  })

  it.each([
    ['/studio/{game}', /no \{token\}/],
    ['http://play.example/{token}', /https/],
    ['//evil.example/{token}', /https/],
    ['javascript:{token}', /https/],
    ['/play?t={token}&p={password}', /\{password\}/],
  ])('refuses %s', (template, why) => {
    expect(addressFault(template)).toMatch(why)
  })

  it('R-104 only vendors whose games are framed are let into the page, each origin once', () => {
    const vendor = (launchUrl: string | null, isFramed = true) => ({ launchUrl, isFramed })
    expect(
      frameOrigins([
        vendor('https://play.example/{game}?t={token}'),
        vendor('https://play.example/lobby/{token}'),
        vendor('https://alone.example/{token}', false),
        vendor('/studio/{game}?t={token}'),
        vendor(null),
      ]),
    ).toEqual(['https://play.example'])
  })

  it('LAUNCH-3 is a path of the site or an https address', () => {
    expect(addressFault('/studio/{game}#{token}')).toBeNull()
    expect(addressFault('https://play.example/?t={token}')).toBeNull()
  })
})
