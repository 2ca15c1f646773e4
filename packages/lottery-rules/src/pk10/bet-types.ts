import { type BetType, both, entertainment, field, makerFor, numbers, prize, sizes } from '../bet-type.ts'
import { fraction } from '../fraction.ts'

const betType = makerFor('pk10')
const cars = numbers(1, 10)
const placeCodes = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th'] as const
const names = ['', '', 'two', 'three', 'four', 'five']

/** How many of the 90 ordered pairs of first and second car have each sum. */
const sumClasses = [
  ['3-4-18-19', 2],
  ['5-6-16-17', 4],
  ['7-8-14-15', 6],
  ['9-10-12-13', 8],
  ['11', 10],
] as const

const direct = (count: number, outOf: number): BetType =>
  betType({
    name: `first-${names[count]}-direct`,
    play: 'direct',
    places: placeCodes.slice(0, count).map((_, place) => place),
    fields: placeCodes.slice(0, count).map((place) => field(place, cars, 1)),
    prizes: [prize('win', fraction(1, outOf))],
  })

/** Racing: ten cars by the place they came in. */
export const pk10BetTypes: readonly BetType[] = [
  betType({
    name: 'position',
    play: 'position',
    playTypes: both,
    fields: placeCodes.map((place) => field(place, cars, 0)),
    prizes: [prize('win', fraction(1, 10))],
  }),
  direct(2, 90),
  direct(3, 720),
  direct(4, 5_040),
  direct(5, 30_240),
  betType({
    name: 'position-size',
    play: 'position-size',
    playTypes: entertainment,
    fields: placeCodes.map((place) => field(place, sizes, 0)),
    prizes: [prize('win', fraction(1, 2))],
  }),
  betType({
    name: 'dragon-tiger',
    play: 'dragon-tiger',
    playTypes: entertainment,
    fields: placeCodes
      .slice(0, 5)
      .map((place, at) => field(`${place}-${placeCodes[9 - at]}`, ['dragon', 'tiger'], 0)),
    prizes: [prize('win', fraction(1, 2))],
  }),
  betType({
    name: 'sum',
    play: 'sum',
    playTypes: both,
    places: [0, 1],
    fields: [field('sum', numbers(3, 19), 1)],
    prizes: sumClasses.map(([code, ways]) => prize(code, fraction(ways, 90))),
  }),
  betType({
    name: 'sum-size',
    play: 'sum-size',
    playTypes: entertainment,
    places: [0, 1],
    fields: [field('sum', sizes, 1)],
    prizes: [prize('big-even', fraction(40, 90)), prize('small-odd', fraction(50, 90))],
  }),
]
