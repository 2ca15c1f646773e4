import { describe, expect, test } from 'vitest'
import type { BetType } from '../bet-type.ts'
import { betTypeOf } from '../catalogue.ts'
import { choose } from '../choose.ts'
import type { Content } from '../content.ts'
import { countBets } from '../count-bets.ts'
import type { Result } from '../family.ts'
import { fraction } from '../fraction.ts'
import { mostWon } from '../most-won.ts'
import { oddsSnapshot, returnOfContent } from '../price.ts'
import { hitsOf } from '../settle.ts'
import { expectDeclaredReturn, expectSoundPrice, type ResultClass } from '../testing/golden.ts'
import { sampleContents } from '../testing/sample-contents.ts'
import { vnNorthBetTypes, vnSouthBetTypes } from './bet-types.ts'
import { lotDigits, northPrizes, southPrizes } from './lots.ts'

const all = [...vnNorthBetTypes, ...vnSouthBetTypes]
const lotsOf = ({ family }: BetType) => lotDigits(family === 'vn-north' ? northPrizes : southPrizes)
const withPlay = (...plays: string[]) => all.filter(({ play }) => plays.includes(play))
const ending = (end: string, digits: number) => end.padStart(digits, '7').slice(-digits)

/** A number whose last digits nobody picked. */
function unpicked(content: Content, digits: number): string {
  const picks = content[0] as readonly string[]
  for (let number = 0; ; number++) {
    const end = String(number).padStart(digits, '0')
    if (!picks.some((pick) => pick.endsWith(end.slice(-pick.length)) || end.endsWith(pick))) return end
  }
}

/** Total hits when one lot runs through all its endings and no other lot wins. */
function hitsOfLot(betType: BetType, content: Content, lot: number): number {
  const lengths = lotsOf(betType)
  const { digits = 2 } = betType
  const blank = lengths.map((length) => ending(unpicked(content, Math.min(length, digits)), length))
  let hits = 0
  for (let number = 0; number < 10 ** digits; number++) {
    const result = blank.with(lot, ending(String(number).padStart(digits, '0'), lengths[lot] as number))
    for (const { count } of hitsOf(betType, content, result)) hits += count
  }
  return hits
}

/** Draws by which of the picks appear among the last two digits of the lots. */
function byAppearing(lengths: readonly number[], content: Content): readonly ResultClass[] {
  const picks = content[0] as readonly string[]
  const lots = BigInt(lengths.length)
  const others = 100 - picks.length
  return Array.from({ length: 2 ** picks.length }, (_, mask) => {
    const appearing = picks.filter((_, index) => mask & (1 << index))
    let weight = 0n
    for (let missing = 0; missing <= appearing.length; missing++) {
      const ways = choose(appearing.length, missing) * BigInt(others + appearing.length - missing) ** lots
      weight += missing % 2 === 0 ? ways : -ways
    }
    const blank = unpicked(content, 2)
    const result: Result = lengths.map((length, lot) => ending(appearing[lot] ?? blank, length))
    return { weight, results: [result] }
  })
}

describe('Vietnam', () => {
  test.each(withPlay('last-digits'))('$code wins on each of its lots as often as declared', (betType) => {
    const [smallest, some] = sampleContents(betType) as [Content, Content]
    const { digits = 2, places = [] } = betType
    for (const content of digits === 2 ? [smallest, some] : [smallest]) {
      const numbers = (content[0] as readonly string[]).length
      const hits = lotsOf(betType).map((length, lot) =>
        length < digits ? 0 : hitsOfLot(betType, content, lot),
      )
      expect(hits).toEqual(hits.map((_, lot) => (places.includes(lot) ? numbers : 0)))
      const bets = numbers * places.length
      expect(countBets(betType, content)).toBe(bets)
      const snapshot = oddsSnapshot(betType, 1_956)
      const odds = snapshot.win as bigint
      const returned = fraction(BigInt(bets) * odds, BigInt(bets) * 10_000n * 10n ** BigInt(digits))
      expect(returnOfContent(betType, content, snapshot)).toEqual(returned)
    }
    expectSoundPrice(betType)
  })

  test.each(withPlay('last-digits'))(
    '$code wins on every lot apart, as often as its number lands',
    (betType) => {
      const [content] = sampleContents(betType) as [Content]
      const pick = content[0]?.[0] as string
      const { places = [], digits = 2 } = betType
      const everywhere = lotsOf(betType).map((length) => ending(pick, length))
      expect(hitsOf(betType, [[pick]], everywhere)).toEqual([{ prize: 'win', count: places.length }])
      expect(mostWon(betType, content, { win: 10_000n }, 10_000n)).toBe(BigInt(places.length) * 10_000n)
      const blank = unpicked([[pick]], digits)
      for (const skipped of places) {
        const result = everywhere.with(skipped, ending(blank, (everywhere[skipped] as string).length))
        const count = places.length - 1
        expect(hitsOf(betType, [[pick]], result)).toEqual(count === 0 ? [] : [{ prize: 'win', count }])
      }
    },
  )

  test.each(withPlay('all-appear', 'none-appear'))(
    '$code pays its declared return over all draws',
    (betType) => {
      const few = sampleContents(betType).filter(([picks = []]) => picks.length <= 12)
      for (const content of few)
        expectDeclaredReturn(betType, [content], byAppearing(lotsOf(betType), content))
      expectSoundPrice(betType)
    },
  )

  test.each(withPlay('last-two-size'))('$code pays its declared return over all endings', (betType) => {
    const lengths = lotsOf(betType)
    const results = Array.from({ length: 100 }, (_, end) =>
      lengths.map((length, lot) => ending(String((end * (1 + lot * 3)) % 100).padStart(2, '0'), length)),
    )
    expectDeclaredReturn(betType, sampleContents(betType), [{ weight: 1n, results }])
    expectSoundPrice(betType)
  })

  test('bets cost what they cost on the street', () => {
    const cost = (code: string, picks: readonly string[]) => countBets(betTypeOf(code) as BetType, [picks])
    expect(['de', 'dau', 'dau-duoi', 'bao-8'].map((name) => cost(`vn-north.${name}`, ['12']))).toEqual([
      1, 4, 5, 8,
    ])
    expect(['de', 'dau', 'dau-duoi', 'bao-7'].map((name) => cost(`vn-south.${name}`, ['12']))).toEqual([
      1, 1, 2, 7,
    ])
    expect([2, 3, 4].map((size) => cost(`vn-north.bao-lo-${size}d`, ['1'.repeat(size)]))).toEqual([
      27, 23, 20,
    ])
    expect([2, 3, 4].map((size) => cost(`vn-south.bao-lo-${size}d`, ['1'.repeat(size)]))).toEqual([
      18, 17, 16,
    ])
    expect(cost('vn-north.xien-3', ['01', '02', '03', '04'])).toBe(4)
  })
})
