import { type BetType, both, entertainment, field, makerFor, numbers, prize, sizes } from '../bet-type.ts'
import { fraction } from '../fraction.ts'

const betType = makerFor('k3')
const faces = numbers(1, 6)
const win = (ways: number) => [prize('win', fraction(ways, 216))]

/** How many of the 216 throws have each sum. */
const sumClasses = [
  ['3-18', 1],
  ['4-17', 3],
  ['5-16', 6],
  ['6-15', 10],
  ['7-14', 15],
  ['8-13', 21],
  ['9-12', 25],
  ['10-11', 27],
] as const

/** Three dice. */
export const k3BetTypes: readonly BetType[] = [
  betType({
    name: 'sum',
    play: 'sum',
    playTypes: both,
    fields: [field('sum', numbers(3, 18), 1)],
    prizes: sumClasses.map(([code, ways]) => prize(code, fraction(ways, 216))),
  }),
  betType({
    name: 'sum-size',
    play: 'sum-size',
    playTypes: entertainment,
    fields: [field('sum', sizes, 1)],
    prizes: win(108),
  }),
  betType({
    name: 'sic-bo-size',
    play: 'sic-bo-size',
    playTypes: entertainment,
    fields: [field('sum', sizes, 1)],
    prizes: win(105),
  }),
  betType({ name: 'triple-any', play: 'triple-any', fields: [field('triple', ['any'], 1)], prizes: win(6) }),
  betType({ name: 'triple', play: 'triple', fields: [field('faces', faces, 1)], prizes: win(1) }),
  betType({
    name: 'three-different',
    play: 'three-different',
    size: 3,
    fields: [field('faces', faces, 3)],
    prizes: win(6),
  }),
  betType({
    name: 'straight-any',
    play: 'straight-any',
    fields: [field('straight', ['any'], 1)],
    prizes: win(24),
  }),
  betType({
    name: 'pair',
    play: 'pair',
    playTypes: both,
    fields: [field('faces', faces, 1)],
    prizes: win(16),
  }),
  betType({
    name: 'pair-and-single',
    play: 'pair-and-single',
    pattern: [2, 1],
    fields: [field('pair', faces, 1), field('single', faces, 1)],
    prizes: win(3),
  }),
  betType({
    name: 'two-different',
    play: 'two-different',
    size: 2,
    fields: [field('faces', faces, 2)],
    prizes: win(30),
  }),
  betType({
    name: 'single',
    play: 'single',
    playTypes: both,
    fields: [field('faces', faces, 1)],
    prizes: win(91),
  }),
]
