import {
  type BetType,
  both,
  entertainment,
  field,
  makerFor,
  numbers,
  prize,
  pushPrize,
  sharedPrize,
  sizes,
} from '../bet-type.ts'
import { choose } from '../choose.ts'
import { fraction } from '../fraction.ts'
import { animals } from './zodiac.ts'

const betType = makerFor('mark-six')
const balls = numbers(1, 49, 2)
const six = [0, 1, 2, 3, 4, 5]
const win = (ways: number | bigint, outOf: number | bigint) => [prize('win', fraction(ways, outOf))]

/** None of `owned` numbers among seven drawn. */
const noneOf = (owned: number) => fraction(choose(49 - owned, 7), choose(49, 7))
const someOf = (owned: number) => {
  const { numerator, denominator } = noneOf(owned)
  return fraction(denominator - numerator, denominator)
}

const allDrawn = (size: number, name: string): BetType =>
  betType({
    name,
    play: 'all-drawn',
    places: six,
    size,
    fields: [field('balls', balls, size, 12)],
    prizes: win(choose(6, size), choose(49, size)),
  })

const noneDrawn = (size: number): BetType =>
  betType({
    name: `none-of-${size}`,
    play: 'none-drawn',
    size,
    fields: [field('balls', balls, size, size + 4)],
    prizes: [prize('win', noneOf(size))],
  })

/** The year's own animal has five numbers, every other four, so the picks mean something else every lunar year. */
const zodiac = (year: string): readonly BetType[] => [
  betType({
    name: `special-zodiac-${year}`,
    play: 'special-zodiac',
    playTypes: both,
    places: [6],
    year,
    fields: [field('animals', animals, 1)],
    prizes: [prize('year-animal', fraction(5, 49)), prize('other-animal', fraction(4, 49))],
  }),
  betType({
    name: `any-zodiac-${year}`,
    play: 'any-zodiac',
    playTypes: both,
    year,
    fields: [field('animals', animals, 1)],
    prizes: [prize('year-animal', someOf(5)), prize('other-animal', someOf(4))],
  }),
]

const lines = choose(49, 6)
/**
 * A line wins its best division only: `regular` of the six and, if asked, the special one; the rest of its balls are
 * among the 42 that were not drawn.
 */
const division = (code: string, regular: number, special: 0 | 1, percent: number) =>
  sharedPrize(
    code,
    regular === 6
      ? fraction(1, lines)
      : fraction(choose(6, regular) * choose(42, 6 - regular - special), lines),
    fraction(percent, 100),
  )

/** Six of 49 balls, then one more, the special one. */
export const markSixBetTypes: readonly BetType[] = [
  betType({
    name: 'special',
    play: 'contains',
    playTypes: both,
    places: [6],
    fields: [field('balls', balls, 1)],
    prizes: win(1, 49),
  }),
  betType({
    name: 'any-regular',
    play: 'contains',
    places: six,
    fields: [field('balls', balls, 1)],
    prizes: win(6, 49),
  }),
  betType({
    name: 'special-size',
    play: 'special-size',
    playTypes: entertainment,
    standsOn: 'all',
    places: [6],
    fields: [field('special', sizes, 1)],
    prizes: [
      { code: 'win', chance: fraction(24, 49), pays: { fair: fraction(2) } },
      pushPrize(fraction(1, 49)),
    ],
  }),
  betType({
    name: 'special-colour',
    play: 'special-colour',
    playTypes: entertainment,
    places: [6],
    fields: [field('colour', ['red', 'blue', 'green'], 1)],
    prizes: [prize('red', fraction(17, 49)), prize('blue-green', fraction(16, 49))],
  }),
  ...animals.flatMap(zodiac),
  allDrawn(2, 'two-of-two'),
  allDrawn(3, 'three-of-three'),
  betType({
    name: 'two-of-three',
    play: 'two-of-three',
    standsOn: 'all',
    places: six,
    size: 3,
    fields: [field('balls', balls, 3, 12)],
    prizes: [
      sharedPrize('two', fraction(choose(6, 2) * 43n, choose(49, 3)), fraction(5, 6)),
      sharedPrize('three', fraction(choose(6, 3), choose(49, 3)), fraction(1, 6)),
    ],
  }),
  allDrawn(4, 'four-of-four'),
  betType({
    name: 'special-and-one',
    play: 'special-and-one',
    size: 2,
    fields: [field('balls', balls, 2, 12)],
    prizes: win(6, choose(49, 2)),
  }),
  ...[5, 6, 7, 8, 9, 10, 11, 12].map(noneDrawn),
  betType({
    name: 'six',
    play: 'six',
    standsOn: 'all',
    size: 6,
    fields: [field('balls', balls, 6, 12)],
    prizes: [
      division('six', 6, 0, 40),
      division('five-and-special', 5, 1, 10),
      division('five', 5, 0, 10),
      division('four-and-special', 4, 1, 5),
      division('four', 4, 0, 10),
      division('three-and-special', 3, 1, 5),
      division('three', 3, 0, 20),
    ],
  }),
]
