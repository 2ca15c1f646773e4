import {
  type BetType,
  type BetTypeDraft,
  both,
  entertainment,
  type Field,
  field,
  makerFor,
  numbers,
  type Prize,
  prize,
  sizes,
} from '../bet-type.ts'
import { fraction } from '../fraction.ts'

const digits = numbers(0, 9)
const placeCodes = ['ten-thousands', 'thousands', 'hundreds', 'tens', 'units'] as const

const all = [0, 1, 2, 3, 4]
const fours = { front: [0, 1, 2, 3], back: [1, 2, 3, 4] }
const threes = { front: [0, 1, 2], middle: [1, 2, 3], back: [2, 3, 4] }
const twos = { front: [0, 1], back: [3, 4] }

const betType = makerFor('ssc')

type Nameless = Omit<BetTypeDraft, 'name'>

const tenTo = (count: number) => 10n ** BigInt(count)
const win = (ways: number, outOf: number): readonly Prize[] => [prize('win', fraction(ways, outOf))]
const digitFields = (places: readonly number[], least: number): readonly Field[] =>
  places.map((place) => field(placeCodes[place] as string, digits, least))

const inPlaces = (
  name: string,
  ways: Record<string, readonly number[]>,
  make: (places: readonly number[]) => Nameless,
) =>
  Object.entries(ways).map(([where, places]) =>
    betType({ name: name.replace('*', where), places, ...make(places) }),
  )

const direct = (places: readonly number[]): Nameless => ({
  play: 'direct',
  fields: digitFields(places, 1),
  prizes: [prize('win', fraction(1, tenTo(places.length)))],
})

const timesNames = ['', 'single', 'pair', 'triple', 'quadruple']

/** One field for each number of times a digit appears: `[2, 1, 1, 1]` asks for a pair and three singles. */
function group(pattern: readonly number[], ways: number) {
  const fields = [...new Set(pattern)].map((times) =>
    field(timesNames[times] as string, digits, pattern.filter((other) => other === times).length),
  )
  return (places: readonly number[]): Nameless => ({
    play: 'group',
    pattern,
    fields,
    prizes: [prize('win', fraction(ways, tenTo(places.length)))],
  })
}

const anyIn = (name: string, places: readonly number[], size: number, ways: number) =>
  betType({
    name,
    play: 'contains',
    places,
    size,
    fields: [field('digits', digits, size)],
    prizes: [prize('win', fraction(ways, tenTo(places.length)))],
  })

const shapes = (places: readonly number[]): Nameless => ({
  play: 'shape',
  playTypes: entertainment,
  places,
  fields: [field('shape', ['leopard', 'straight', 'pair', 'half', 'mixed'], 1)],
  prizes: Object.entries({ leopard: 10, straight: 60, pair: 270, half: 360, mixed: 300 }).map(
    ([shape, ways]) => prize(shape, fraction(ways, 1000)),
  ),
})

const pairsOfPlaces = all.flatMap((one) =>
  all.filter((other) => other > one).map((other) => [one, other] as const),
)

const appearances = [
  ['once', 1, 40_951],
  ['twice', 2, 8_146],
  ['three-times', 3, 856],
  ['four-times', 4, 46],
] as const

const anyPlaces = (size: number) =>
  betType({
    name: `any-${size}-direct`,
    play: 'any-places',
    size,
    fields: digitFields(all, 0),
    prizes: [prize('win', fraction(1, tenTo(size)))],
  })

/** Fast digits: five digits from 0 to 9. */
export const sscBetTypes: readonly BetType[] = [
  betType({ name: 'five-direct', places: all, ...direct(all) }),
  betType({
    name: 'five-combination',
    play: 'combination',
    fields: digitFields(all, 1),
    prizes: ['five', 'four', 'three', 'two', 'one'].map((code, index) =>
      prize(code, fraction(1, tenTo(5 - index))),
    ),
  }),
  ...(
    [
      [120, [1, 1, 1, 1, 1]],
      [60, [2, 1, 1, 1]],
      [30, [2, 2, 1]],
      [20, [3, 1, 1]],
      [10, [3, 2]],
      [5, [4, 1]],
    ] as const
  ).map(([ways, pattern]) =>
    betType({ name: `five-group-${ways}`, places: all, ...group(pattern, ways)(all) }),
  ),
  ...inPlaces('four-*-direct', fours, direct),
  ...(
    [
      [24, [1, 1, 1, 1]],
      [12, [2, 1, 1]],
      [6, [2, 2]],
      [4, [3, 1]],
    ] as const
  ).flatMap(([ways, pattern]) => inPlaces(`four-*-group-${ways}`, fours, group(pattern, ways))),
  ...inPlaces('three-*-direct', threes, direct),
  ...inPlaces('three-*-group-3', threes, () => ({
    play: 'group-3',
    fields: [field('digits', digits, 2)],
    prizes: win(3, 1000),
  })),
  ...inPlaces('three-*-group-6', threes, group([1, 1, 1], 6)),
  ...inPlaces('three-*-sum', threes, () => ({
    play: 'sum',
    fields: [field('sum', numbers(0, 27), 1)],
    prizes: win(1, 1000),
  })),
  ...inPlaces('three-*-span', threes, () => ({
    play: 'span',
    fields: [field('span', digits, 1)],
    prizes: win(1, 1000),
  })),
  ...inPlaces('two-*-direct', twos, direct),
  ...inPlaces('two-*-group', twos, group([1, 1], 2)),
  ...inPlaces('two-*-span', twos, () => ({
    play: 'span',
    fields: [field('span', digits, 1)],
    prizes: win(1, 100),
  })),
  betType({
    name: 'position',
    play: 'position',
    playTypes: both,
    fields: digitFields(all, 0),
    prizes: win(1, 10),
  }),
  ...Object.entries(threes).map(([where, places]) => anyIn(`any-1-in-three-${where}`, places, 1, 271)),
  ...Object.entries(fours).map(([where, places]) => anyIn(`any-1-in-four-${where}`, places, 1, 3_439)),
  anyIn('any-1-in-five', all, 1, 40_951),
  ...Object.entries(threes).map(([where, places]) => anyIn(`any-2-in-three-${where}`, places, 2, 54)),
  ...Object.entries(fours).map(([where, places]) => anyIn(`any-2-in-four-${where}`, places, 2, 974)),
  anyIn('any-2-in-five', all, 2, 14_670),
  anyIn('any-3-in-five', all, 3, 4_350),
  betType({
    name: 'digit-size',
    play: 'digit-size',
    playTypes: entertainment,
    fields: placeCodes.map((place) => field(place, sizes, 0)),
    prizes: win(5, 10),
  }),
  betType({
    name: 'sum-size',
    play: 'sum-size',
    playTypes: entertainment,
    fields: [field('sum', sizes, 1)],
    prizes: win(1, 2),
  }),
  betType({
    name: 'dragon-tiger',
    play: 'dragon-tiger',
    playTypes: entertainment,
    fields: pairsOfPlaces.map(([one, other]) =>
      field(`${placeCodes[one]}-${placeCodes[other]}`, ['dragon', 'tiger', 'tie'], 0),
    ),
    prizes: [prize('side', fraction(45, 100)), prize('tie', fraction(10, 100))],
  }),
  ...inPlaces('three-*-shape', threes, shapes),
  betType({
    name: 'bull',
    play: 'bull',
    playTypes: entertainment,
    fields: [field('bull', ['none', ...numbers(1, 9), 'bull-bull'], 1)],
    prizes: [
      prize('none', fraction(35_649, 100_000)),
      prize('bull-odd', fraction(6_375, 100_000)),
      prize('bull-even', fraction(6_505, 100_000)),
      prize('bull-bull', fraction(6_456, 100_000)),
    ],
  }),
  ...appearances.map(([name, times, ways]) =>
    betType({
      name: `appears-${name}`,
      play: 'appears',
      playTypes: both,
      times,
      fields: [field('digits', digits, 1)],
      prizes: win(ways, 100_000),
    }),
  ),
  anyPlaces(2),
  anyPlaces(3),
  anyPlaces(4),
]
