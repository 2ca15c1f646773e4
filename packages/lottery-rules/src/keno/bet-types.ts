import { type BetType, entertainment, field, makerFor, numbers, prize, pushPrize } from '../bet-type.ts'
import { choose } from '../choose.ts'
import { fraction } from '../fraction.ts'

const betType = makerFor('keno')
const balls = numbers(1, 80, 2)
const draws = choose(80, 20)

/** Draws whose twenty balls add up to exactly 810, counted by a test. */
const middleSums = 15_542_763_534_960_598n
/** Draws with ten balls of each half; as many have ten odd ones. */
const evenSplits = choose(40, 10) ** 2n

const pick = (size: number): BetType =>
  betType({
    name: `pick-${size}`,
    play: 'pick',
    size,
    fields: [field('balls', balls, size, Math.max(size, 10))],
    prizes: [prize('win', fraction(choose(20, size), choose(80, size)))],
  })

const split = (name: string, sides: readonly string[]): BetType =>
  betType({
    name,
    play: name,
    playTypes: entertainment,
    fields: [field('side', [...sides, 'equal'], 1)],
    prizes: [
      prize('side', fraction(draws - evenSplits, 2n * draws)),
      prize('equal', fraction(evenSplits, draws)),
    ],
  })

/** Twenty of eighty balls. */
export const kenoBetTypes: readonly BetType[] = [
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(pick),
  betType({
    name: 'sum-size',
    play: 'sum-size',
    playTypes: entertainment,
    standsOn: 'all',
    fields: [field('sum', ['big', 'small'], 1)],
    prizes: [
      { code: 'win', chance: fraction(draws - middleSums, 2n * draws), pays: { fair: fraction(2) } },
      pushPrize(fraction(middleSums, draws)),
    ],
  }),
  split('halves', ['upper', 'lower']),
  split('parity', ['odd', 'even']),
]
