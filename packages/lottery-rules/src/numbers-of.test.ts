import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { BetType } from './bet-type.ts'
import { betTypeOf, betTypes } from './catalogue.ts'
import type { Content } from './content.ts'
import { countBets } from './count-bets.ts'
import { nameField } from './field-names.ts'
import { fieldTexts } from './field-texts.ts'
import { mostWon } from './most-won.ts'
import { countNumbers, numbersOf, picksOfNumber } from './numbers-of.ts'
import { contentRefusal } from './parse-content.ts'
import { isNumber, namePick } from './pick-names.ts'
import { pickTexts } from './pick-texts.ts'
import { oddsSnapshot } from './price.ts'
import { sampleContent, seededSource } from './testing/sample-contents.ts'
import { singleBets } from './testing/single-bets.ts'

const all = Object.values(betTypes).flat()
const prizeGroup = 1_950
const listed = (betType: BetType, content: Content) =>
  numbersOf(betType, content, oddsSnapshot(betType, prizeGroup)).flatMap(({ names, odds }) =>
    names.map((name) => ({ name, odds })),
  )
const on = (code: string, ...content: string[]) =>
  listed(
    betTypeOf(code) as BetType,
    content.map((picks) => (picks === '' ? [] : picks.split(','))),
  )
const namesOn = (code: string, ...content: string[]) => on(code, ...content).map(({ name }) => name)

/** The odds of each number, those of all contents added up. */
function added(betType: BetType, contents: readonly Content[]): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const { name, odds } of contents.flatMap((content) => listed(betType, content))) {
    sums.set(name, (sums.get(name) ?? 0n) + odds)
  }
  return sums
}

/** Every order of a group is a number, and the bets on it win some of their prizes by the numbers of others. */
const inManyOrders = new Set(['any-order', 'permutation', 'group-3'])

describe('numbers', () => {
  test.each(all)('$code is on the numbers of its single bets, no more and no less', (betType) => {
    const content = sampleContent(betType, seededSource(`numbers-${betType.code}`), 1)
    const singles = singleBets(betType, content)
    expect(added(betType, [content])).toEqual(added(betType, singles))
  })

  test.each(all)('$code could cost on its numbers what a single bet wins at the most', (betType) => {
    if (inManyOrders.has(betType.play)) return
    const content = sampleContent(betType, seededSource(`numbers-${betType.code}`), 1)
    const single = singleBets(betType, content)[0] as Content
    const odds = listed(betType, single).map((number) => number.odds)
    const most = mostWon(betType, single, oddsSnapshot(betType, prizeGroup), 10_000n)
    if (betType.play === 'combination') expect(odds.reduce((sum, each) => sum + each)).toBe(most)
    else expect(odds[0]).toBe(most)
  })

  test.each(all)('$code keeps single bets apart that do not win together', (betType) => {
    const content = sampleContent(betType, seededSource(`numbers-${betType.code}`), 1)
    if (betType.play === 'group-3') return
    const wholes = singleBets(betType, content).map((single) => listed(betType, single)[0]?.name)
    expect(new Set(wholes).size).toBe(wholes.length)
  })

  test('are told whole', () => {
    expect(namesOn('ssc.five-direct', '1,2', '3', '4', '5', '6')).toEqual([
      'place ten-thousands 1 thousands 3 hundreds 4 tens 5 units 6',
      'place ten-thousands 2 thousands 3 hundreds 4 tens 5 units 6',
    ])
    expect(namesOn('pk10.first-two-direct', '1,2', '2')).toEqual(['place 1st 1 2nd 2'])
    expect(namesOn('ph-42.six', '01,02,03,04,05,06')).toEqual(['ph-42.six 01 02 03 04 05 06'])
    expect(namesOn('ssc.five-group-60', '1', '2,3,4')).toEqual(['ssc.five-group-60 1 | 2 3 4'])
  })

  test('are said by the names of their picks alone', () => {
    const said = (code: string, ...content: string[]) =>
      namesOn(code, ...content).map((name) =>
        picksOfNumber(name)
          .map((pick) =>
            namePick(pick, (word, { count }) =>
              pickTexts[`lottery.pick.${word}`].EN.replace('{count}', count),
            ),
          )
          .join(' '),
      )
    expect(said('ssc.five-direct', '1', '3', '4', '5', '6')).toEqual(['1 3 4 5 6'])
    expect(said('pk10.first-two-direct', '1', '2')).toEqual(['1 2'])
    expect(said('ph-42.six', '01,02,03,04,05,06')).toEqual(['01 02 03 04 05 06'])
    expect(said('ssc.five-group-60', '1', '2,3,4')).toEqual(['1 | 2 3 4'])
    expect(said('ssc.digit-size', '', '', '', '', 'big,odd')).toEqual(['Big', 'Odd'])
    expect(said('ssc.bull', 'none,3,bull-bull')).toEqual(['No bull', 'Bull 3', 'Bull bull'])
    expect(said('keno.halves', 'upper')).toEqual(['Upper 01–40'])
    expect(said('mark-six.special-colour', 'red')).toEqual(['Red'])
    expect(said('vn-north.de', '07')).toEqual(['07'])
  })

  test('tell the place of a pick that would be another number in another one', () => {
    const placesOn = (code: string, ...content: string[]) =>
      namesOn(code, ...content).map((name) =>
        picksOfNumber(name).map(
          ({ place }) =>
            place &&
            nameField(place, (word, values) =>
              fieldTexts[`lottery.field.${word}`].EN.replace('{place}', values.place),
            ),
        ),
      )
    expect(placesOn('ssc.two-back-direct', '4', '5')).toEqual([['4th digit', '5th digit']])
    expect(placesOn('pk10.first-two-direct', '1', '2')).toEqual([['Place 1', 'Place 2']])
    expect(placesOn('pk10.dragon-tiger', 'dragon', '', '', '', '')).toEqual([['Place 1 · Place 10']])
    expect(placesOn('ssc.dragon-tiger', 'tiger', ...Array<string>(9).fill(''))).toEqual([
      ['1st digit · 2nd digit'],
    ])
    expect(placesOn('ssc.bull', '3')).toEqual([[undefined]])
    expect(placesOn('vn-north.de', '07')).toEqual([[undefined]])
  })

  test('name every row of a pad', () => {
    const words: string[] = []
    for (const { fields } of all)
      for (const { code } of fields) nameField(code, (word) => `${words.push(word)}`)
    for (const word of words) expect(Object.keys(fieldTexts)).toContain(`lottery.field.${word}`)
  })

  test('name every pick that is no number', () => {
    const words = Object.values(betTypes).flatMap((types) =>
      types.flatMap(({ fields }) => fields.flatMap(({ picks }) => picks.filter((pick) => !isNumber(pick)))),
    )
    for (const word of words) expect(Object.keys(pickTexts)).toContain(`lottery.pick.${word}`)
  })

  test('are the same for bet types that ask for the same thing', () => {
    const back = namesOn('ssc.three-back-direct', '1', '2', '3')
    expect(namesOn('ssc.any-3-direct', '', '', '1', '2', '3')).toEqual(back)
    const tails = namesOn('ssc.five-combination', '9', '8', '1', '2', '3')
    expect(tails).toEqual([
      ...namesOn('ssc.five-direct', '9', '8', '1', '2', '3'),
      ...namesOn('ssc.four-back-direct', '8', '1', '2', '3'),
      ...back,
      ...namesOn('ssc.two-back-direct', '2', '3'),
      ...namesOn('ssc.position', '', '', '', '', '3'),
    ])
    expect(namesOn('11x5.any-3-banker', '05', '01,09')).toEqual(namesOn('11x5.any-3', '01,05,09'))
    expect(namesOn('ph-4d.permutation-12', '1', '2,3')).toContain(
      namesOn('ph-4d.straight', '2', '1', '3', '1')[0],
    )
    expect(namesOn('ph-3d.rambolito-3', '1', '2')).toEqual([
      ...namesOn('ph-3d.straight', '1', '1', '2'),
      ...namesOn('ph-3d.straight', '1', '2', '1'),
      ...namesOn('ph-3d.straight', '2', '1', '1'),
    ])
  })

  test('count every lot that may end in them', () => {
    expect(on('vn-north.de', '07')).toEqual([{ name: 'lots 07', odds: 975_000n }])
    expect(on('vn-north.bao-lo-2d', '07')).toEqual([{ name: 'lots 07', odds: 27n * 975_000n }])
    expect(on('vn-south.bao-lo-2d', '07')).toEqual([{ name: 'lots 07', odds: 18n * 975_000n }])
    expect(namesOn('vn-north.bao-lo-3d', '007')).toEqual(['lots 007'])
  })

  test('cost what their own prize pays, not the best of the bet type', () => {
    expect(on('k3.sum', '3,10').map(({ odds }) => odds)).toEqual([2_106_000n, 78_000n])
  })

  test('of six digits are also the runs that win less, for whoever shares one', () => {
    expect(on('ph-6d.straight', '1,2', '2', '3', '4', '5', '6')).toContainEqual({
      name: 'place second 2 third 3 fourth 4 fifth 5 sixth 6',
      odds: 2n * 40_000_000n,
    })
    expect(on('ph-6d.straight', '1', '2', '3', '4', '5', '6')).toHaveLength(9)
  })
})

/** Any number of picks in every field, as long as they make a bet that nobody minds listing. */
const anyContent = (betType: BetType) =>
  fc
    .tuple(
      ...betType.fields.map(({ picks, least, most }) =>
        fc.subarray([...picks], { minLength: least, maxLength: Math.min(most, picks.length) }),
      ),
    )
    .filter((content) => contentRefusal(betType, content) === undefined)
    .filter((content) => countNumbers(betType, content) <= 20_000)

test.each(all)('$code counts as many numbers as it lists', (betType) => {
  fc.assert(
    fc.property(anyContent(betType), (content) => {
      expect(listed(betType, content)).toHaveLength(countNumbers(betType, content))
    }),
    { numRuns: 15 },
  )
})

test.each([
  ['ssc.five-combination', 111_110],
  ['ph-6d.straight', 1_222_200],
  ['pk10.first-five-direct', 30_240],
])('the numbers of a full pad of %s are counted and not listed', (code, count) => {
  const betType = betTypeOf(code) as BetType
  expect(
    countNumbers(
      betType,
      betType.fields.map(({ picks }) => picks),
    ),
  ).toBe(count)
})

/** One pick of every field, none of them twice, each looked at. */
const listedDifferent = ([first = [], ...others]: Content, used: readonly string[] = []): number =>
  first
    .filter((pick) => !used.includes(pick))
    .reduce((sum, pick) => sum + (others.length === 0 ? 1 : listedDifferent(others, [...used, pick])), 0)

test.each(['pk10.first-five-direct', 'pk10.first-three-direct', '11x5.first-three-direct'])(
  'the bets of %s are as many as those that repeat nothing',
  (code) => {
    const betType = betTypeOf(code) as BetType
    const anyPicks = fc.tuple(...betType.fields.map(({ picks }) => fc.subarray([...picks], { minLength: 1 })))
    fc.assert(
      fc.property(anyPicks, (content) => {
        expect(countBets(betType, content)).toBe(listedDifferent(content))
      }),
      { numRuns: 100 },
    )
  },
)
