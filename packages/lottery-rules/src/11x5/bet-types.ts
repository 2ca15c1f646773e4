import { type BetType, both, entertainment, field, makerFor, numbers, prize } from '../bet-type.ts'
import { choose } from '../choose.ts'
import { fraction } from '../fraction.ts'

const betType = makerFor('11x5')
const balls = numbers(1, 11, 2)
const placeCodes = ['first', 'second', 'third', 'fourth', 'fifth'] as const
const win = (ways: number | bigint, outOf: number | bigint) => [prize('win', fraction(ways, outOf))]

/** Up to five picks must all be drawn; six and more must hold all five drawn ones. */
const anyChance = (size: number) =>
  size <= 5 ? win(choose(5, size), choose(11, size)) : win(choose(6, size - 5), choose(11, size))

const any = (size: number): BetType =>
  betType({
    name: `any-${size}`,
    play: 'any',
    size,
    fields: [field('balls', balls, size)],
    prizes: anyChance(size),
  })

const anyWithBankers = (size: number): BetType =>
  betType({
    name: `any-${size}-banker`,
    play: 'any-banker',
    size,
    fields: [field('bankers', balls, 1, size - 1), field('others', balls, 1, 10)],
    prizes: anyChance(size),
  })

const first = (count: number) => placeCodes.slice(0, count).map((_, place) => place)
const direct = (name: string, count: number, outOf: number): BetType =>
  betType({
    name,
    play: 'direct',
    places: first(count),
    fields: placeCodes.slice(0, count).map((place) => field(place, balls, 1)),
    prizes: win(1, outOf),
  })
const group = (name: string, count: number, outOf: number): BetType =>
  betType({
    name,
    play: 'group',
    places: first(count),
    size: count,
    fields: [field('balls', balls, count)],
    prizes: win(1, outOf),
  })

const oddWays = [1, 30, 150, 200, 75, 6]
const middleWays = [
  ['3-9', 28],
  ['4-8', 63],
  ['5-7', 90],
  ['6', 100],
] as const

/** Five of eleven balls, in the order they were drawn. */
export const elevenFiveBetTypes: readonly BetType[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(any),
  ...[2, 3, 4, 5, 6, 7, 8].map(anyWithBankers),
  betType({
    name: 'position',
    play: 'position',
    playTypes: both,
    fields: placeCodes.map((place) => field(place, balls, 0)),
    prizes: win(1, 11),
  }),
  direct('first-two-direct', 2, 110),
  group('first-two-group', 2, 55),
  direct('first-three-direct', 3, 990),
  group('first-three-group', 3, 165),
  betType({
    name: 'first-three-any',
    play: 'contains',
    places: first(3),
    fields: [field('balls', balls, 1)],
    prizes: win(3, 11),
  }),
  betType({
    name: 'odd-count',
    play: 'odd-count',
    playTypes: entertainment,
    fields: [field('odd', numbers(0, 5), 1)],
    prizes: oddWays.map((ways, odd) => prize(String(odd), fraction(ways, 462))),
  }),
  betType({
    name: 'middle',
    play: 'middle',
    playTypes: entertainment,
    fields: [field('middle', numbers(3, 9, 2), 1)],
    prizes: middleWays.map(([code, ways]) => prize(code, fraction(ways, 462))),
  }),
]
