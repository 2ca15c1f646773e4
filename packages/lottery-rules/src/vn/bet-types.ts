import { type BetType, both, entertainment, field, makerFor, numbers, prize, sizes } from '../bet-type.ts'
import { choose } from '../choose.ts'
import { fraction } from '../fraction.ts'
import { lotsOfPrize, lotsWithDigits, northPrizes, southPrizes } from './lots.ts'

const numbersOf = { 2: numbers(0, 99, 2), 3: numbers(0, 999, 3), 4: numbers(0, 9_999, 4) } as const
const mostNumbers = 100

/** Last digits of the named lots: every lot is a bet of its own, and a number that lands k times wins k times. */
const lastDigits =
  (family: 'vn-north' | 'vn-south') =>
  (name: string, digits: 2 | 3 | 4, places: readonly number[]): BetType =>
    makerFor(family)({
      name,
      play: 'last-digits',
      playTypes: both,
      digits,
      places,
      betsEach: places.length,
      fields: [field('numbers', numbersOf[digits], 1, mostNumbers)],
      prizes: [prize('win', fraction(1, 10 ** digits))],
    })

/** The chance that `size` named numbers of two digits all appear among so many lots. */
function allAppear(size: number, lots: number) {
  let ways = 0n
  for (let missing = 0; missing <= size; missing++) {
    const sign = missing % 2 === 0 ? 1n : -1n
    ways += sign * choose(size, missing) * BigInt(100 - missing) ** BigInt(lots)
  }
  return fraction(ways, 100n ** BigInt(lots))
}

/** Numbers that must all land, once or more, cost one bet together, north (xiên) and south (đá) alike. */
const together = (family: 'vn-north' | 'vn-south', name: string, size: number, lots: number): BetType =>
  makerFor(family)({
    name,
    play: 'all-appear',
    size,
    fields: [field('numbers', numbersOf[2], size, 10)],
    prizes: [prize('win', allAppear(size, lots))],
  })

const missing = (size: number): BetType =>
  makerFor('vn-north')({
    name: `lo-truot-${size}`,
    play: 'none-appear',
    size,
    fields: [field('numbers', numbersOf[2], size, size + 4)],
    prizes: [prize('win', fraction(BigInt(100 - size) ** 27n, 100n ** 27n))],
  })

const specialSize = (family: 'vn-north' | 'vn-south'): BetType =>
  makerFor(family)({
    name: 'de-size',
    play: 'last-two-size',
    playTypes: entertainment,
    places: [0],
    fields: [field('special', sizes, 1)],
    prizes: [prize('win', fraction(1, 2))],
  })

const north = lastDigits('vn-north')
const northPrize = (prize: number) => lotsOfPrize(northPrizes, prize)

/** The north: 27 lots. */
export const vnNorthBetTypes: readonly BetType[] = [
  north('de', 2, [0]),
  north('dau', 2, northPrize(7)),
  north('dau-duoi', 2, [0, ...northPrize(7)]),
  north('ba-cang', 3, [0]),
  north('xiu-chu-dau', 3, northPrize(6)),
  north('bao-lo-2d', 2, lotsWithDigits(northPrizes, 2)),
  north('bao-lo-3d', 3, lotsWithDigits(northPrizes, 3)),
  north('bao-lo-4d', 4, lotsWithDigits(northPrizes, 4)),
  north('bao-8', 2, [0, ...northPrize(6), ...northPrize(7)]),
  north('nhat-to', 2, northPrize(1)),
  together('vn-north', 'xien-2', 2, 27),
  together('vn-north', 'xien-3', 3, 27),
  together('vn-north', 'xien-4', 4, 27),
  ...[4, 8, 10].map(missing),
  specialSize('vn-north'),
]

const south = lastDigits('vn-south')
const southPrize = (prize: number) => lotsOfPrize(southPrizes, prize)

/** The south and the centre: 18 lots. */
export const vnSouthBetTypes: readonly BetType[] = [
  south('de', 2, [0]),
  south('dau', 2, southPrize(8)),
  south('dau-duoi', 2, [0, ...southPrize(8)]),
  south('xiu-chu-duoi', 3, [0]),
  south('xiu-chu-dau', 3, southPrize(7)),
  south('bao-lo-2d', 2, lotsWithDigits(southPrizes, 2)),
  south('bao-lo-3d', 3, lotsWithDigits(southPrizes, 3)),
  south('bao-lo-4d', 4, lotsWithDigits(southPrizes, 4)),
  south('bao-7', 2, [0, ...southPrize(5), ...southPrize(6), ...southPrize(7), ...southPrize(8)]),
  south('nhat-to', 2, southPrize(1)),
  together('vn-south', 'da', 2, 18),
  specialSize('vn-south'),
]
