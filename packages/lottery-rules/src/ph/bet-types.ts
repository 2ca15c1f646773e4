import { type BetType, type BetTypeDraft, field, fixedPrize, makerFor, numbers } from '../bet-type.ts'
import { choose } from '../choose.ts'
import type { Family } from '../family.ts'
import { fraction } from '../fraction.ts'

const digits = numbers(0, 9)
const placeCodes = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
const digitFields = (count: number) => placeCodes.slice(0, count).map((place) => field(place, digits, 1))

const two = makerFor('ph-2d')
const twoNumbers = numbers(1, 31, 2)

/** Two numbers from 1 to 31, repeats allowed; prices for ten pesos: 4,000 straight, 2,000 in any order. */
export const ph2dBetTypes: readonly BetType[] = [
  two({
    name: 'straight',
    play: 'direct',
    fields: [field('first', twoNumbers, 1), field('second', twoNumbers, 1)],
    prizes: [fixedPrize('win', fraction(1, 961), 400)],
  }),
  two({
    name: 'rambolito',
    play: 'any-order',
    pattern: [1, 1],
    fields: [field('numbers', twoNumbers, 2, 10)],
    prizes: [fixedPrize('win', fraction(2, 961), 200)],
  }),
]

const three = makerFor('ph-3d')

/** Three digits; prices for ten pesos: 4,500 straight, divided by the orders that win. */
export const ph3dBetTypes: readonly BetType[] = [
  three({
    name: 'straight',
    play: 'direct',
    fields: digitFields(3),
    prizes: [fixedPrize('win', fraction(1, 1_000), 450)],
  }),
  three({
    name: 'rambolito-6',
    play: 'any-order',
    pattern: [1, 1, 1],
    fields: [field('single', digits, 3)],
    prizes: [fixedPrize('win', fraction(6, 1_000), 75)],
  }),
  three({
    name: 'rambolito-3',
    play: 'any-order',
    pattern: [2, 1],
    fields: [field('pair', digits, 1), field('single', digits, 1)],
    prizes: [fixedPrize('win', fraction(3, 1_000), 150)],
  }),
]

const fourPrizes: Pick<BetTypeDraft, 'standsOn' | 'prizes'> = {
  standsOn: 'all',
  prizes: [
    fixedPrize('four', fraction(1, 10_000), 1_000),
    fixedPrize('last-three', fraction(9, 10_000), 80),
    fixedPrize('last-two', fraction(90, 10_000), 10),
  ],
}

/** Every order of the chosen digits is a straight bet of its own. */
const permutation = (orders: number, pattern: readonly number[], fields: BetType['fields']) =>
  makerFor('ph-4d')({
    name: `permutation-${orders}`,
    play: 'permutation',
    pattern,
    betsEach: orders,
    fields,
    ...fourPrizes,
  })

/** Four digits; least prices for ten pesos: 10,000 all, 800 the last three, 100 the last two; a bet wins the best only. */
export const ph4dBetTypes: readonly BetType[] = [
  makerFor('ph-4d')({ name: 'straight', play: 'last-digits', fields: digitFields(4), ...fourPrizes }),
  permutation(24, [1, 1, 1, 1], [field('single', digits, 4)]),
  permutation(12, [2, 1, 1], [field('pair', digits, 1), field('single', digits, 2)]),
  permutation(6, [2, 2], [field('pair', digits, 2)]),
  permutation(4, [3, 1], [field('triple', digits, 1), field('single', digits, 1)]),
]

/** Six digits; a line wins by the longest run of digits that agrees from the front or from the back. */
export const ph6dBetTypes: readonly BetType[] = [
  makerFor('ph-6d')({
    name: 'straight',
    play: 'first-or-last-digits',
    standsOn: 'all',
    fields: digitFields(6),
    prizes: [
      fixedPrize('six', fraction(1, 1_000_000), 15_000),
      fixedPrize('five', fraction(18, 1_000_000), 4_000),
      fixedPrize('four', fraction(180, 1_000_000), 400),
      fixedPrize('three', fraction(1_800, 1_000_000), 40),
      fixedPrize('two', fraction(17_901, 1_000_000), 4),
    ],
  }),
]

/** Prices of one line of twenty pesos for 6, 5, 4 and 3 of 6. */
const lottoPrices = {
  42: [6_000_000, 24_000, 800, 20],
  45: [9_000_000, 30_000, 1_000, 20],
  49: [16_000_000, 50_000, 1_200, 20],
  55: [30_000_000, 100_000, 1_500, 20],
  58: [50_000_000, 120_000, 2_000, 20],
} as const

const tiers = [
  ['six', 6],
  ['five', 5],
  ['four', 4],
  ['three', 3],
] as const

/** Six of N balls; seven to twelve picks play every six of them. */
export function phLottoBetTypes(balls: keyof typeof lottoPrices): readonly BetType[] {
  const family: Family = `ph-${balls}`
  return [
    makerFor(family)({
      name: 'six',
      play: 'six',
      standsOn: 'all',
      size: 6,
      fields: [field('balls', numbers(1, balls, 2), 6, 12)],
      prizes: tiers.map(([code, matched], tier) =>
        fixedPrize(
          code,
          fraction(choose(6, matched) * choose(balls - 6, 6 - matched), choose(balls, 6)),
          (lottoPrices[balls][tier] as number) / 20,
        ),
      ),
    }),
  ]
}
