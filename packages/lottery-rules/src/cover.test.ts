import { expect, test } from 'vitest'
import type { BetType } from './bet-type.ts'
import { betTypeOf, betTypes } from './catalogue.ts'
import { coveringLines } from './cover.ts'
import { contentRefusal } from './parse-content.ts'
import { sampleContent, seededSource } from './testing/sample-contents.ts'
import { newWork } from './work.ts'

const line = (code: string, ...fields: string[]) => ({
  betType: betTypeOf(code) as BetType,
  content: fields.map((picks) => (picks === '' ? [] : picks.split(','))),
})
const run = (first: number, last: number, width = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => String(first + index).padStart(width, '0')).join()
const every = run(0, 9)
const unit = (picks: string) => line('ssc.position', '', '', '', '', picks)
const unitSize = (picks: string) => line('ssc.digit-size', '', '', '', '', picks)

test.each([
  ['every digit of a place', [unit(every)]],
  ['every digit of a place, one a line', every.split(',').map(unit)],
  ['half of the digits and the other half by their size', [unit('0,1,2,3,4'), unitSize('big')]],
  ['big and small', [unitSize('big'), unitSize('small')]],
  ['odd and even of the sum', [line('ssc.sum-size', 'odd,even')]],
  ['dragon, tiger and tie', [line('ssc.dragon-tiger', 'dragon,tiger,tie', ...Array(9).fill(''))]],
  ['every two digits', [line('ssc.two-front-direct', every, every)]],
  ['every sum of three', [line('ssc.three-back-sum', run(0, 27))]],
  [
    'three digits by group and shape',
    [line('ssc.three-back-group-6', every), line('ssc.three-back-group-3', every)],
  ],
  ['every shape', [line('ssc.three-back-shape', 'leopard,straight,pair,half,mixed')]],
  ['every bull', [line('ssc.bull', `none,${run(1, 9)},bull-bull`)]],
  ['every digit to appear', [line('ssc.appears-once', every)]],
  ['every car of a place', [line('pk10.position', run(1, 10), ...Array(9).fill(''))]],
  ['both sizes of the first two cars', [line('pk10.sum-size', 'big,small')]],
  ['both sides of dice', [line('k3.sum-size', 'big'), line('k3.sic-bo-size', 'small')]],
  ['nearly every sum of dice', [line('k3.sum', run(5, 16))]],
  ['ten of eleven balls', [line('11x5.any-1', run(1, 10, 2))]],
  [
    'every ball of eighty',
    Array.from({ length: 8 }, (_, at) => line('keno.pick-1', run(1 + at * 10, 10 + at * 10, 2))),
  ],
  ['every colour', [line('mark-six.special-colour', 'red,blue,green')]],
  [
    'a size and the balls of the other',
    [line('mark-six.special-size', 'big'), line('mark-six.special', run(1, 24, 2))],
  ],
  ['every ending', [line('vn-north.de', run(0, 99, 2))]],
  [
    'half of the endings and the other half by size',
    [line('vn-south.de', run(0, 49, 2)), line('vn-south.de-size', 'big')],
  ],
  ['every number of every lot', [line('vn-north.bao-lo-2d', run(0, 99, 2))]],
  ['every pair of numbers', [line('ph-2d.straight', run(1, 31, 2), run(1, 31, 2))]],
])('%s is hardly a risk', (_, lines) => {
  expect(coveringLines(lines)).toEqual(lines.map(() => true))
})

test.each([
  ['nine digits of a place', [unit(run(0, 8))]],
  ['the same half twice', [unit('0,1,2,3,4'), unit('0,1,2,3,4')]],
  ['halves of two places', [unit('0,1,2,3,4'), line('ssc.position', '', '', '', '5,6,7,8,9', '')]],
  ['a size and a parity', [unitSize('big,odd')]],
  ['a size of every place', [line('ssc.digit-size', ...Array(5).fill('big'))]],
  ['dragon and tiger', [line('ssc.dragon-tiger', 'dragon,tiger', ...Array(9).fill(''))]],
  ['a size of dice', [line('k3.sum-size', 'big,odd')]],
  ['four faces of dice', [line('k3.single', run(1, 4))]],
  ['five of eleven balls', [line('11x5.any-1', run(1, 5, 2))]],
  ['both halves of eighty balls without the tie', [line('keno.halves', 'upper,lower')]],
  ['half of the endings', [line('vn-north.de', run(0, 49, 2))]],
])('%s can lose', (_, lines) => {
  expect(coveringLines(lines)).toEqual(lines.map(() => false))
})

test('a line beside bets that cover each other still risks its stake', () => {
  expect(coveringLines([unit(every), line('ssc.five-direct', '1', '2', '3', '4', '5')])).toEqual([
    true,
    false,
  ])
})

/** Ways to take half of the digits. */
const halves = Array.from({ length: 1_024 }, (_, bits) =>
  every.split(',').filter((_digit, at) => ((bits >> at) & 1) === 1),
).filter((picks) => picks.length === 5)
/** Four hundred slips of 5,000 numbers each. */
const dearSlips = [...halves.slice(0, 20), ...halves.slice(-20)].flatMap((half) =>
  every.split(',').map((digit) => line('ssc.five-direct', digit, half.join(), every, every, every)),
)

test('hundreds of dear slips are judged by marking each of their numbers once', () => {
  const work = newWork()
  const { left } = work
  expect(coveringLines(dearSlips, { apart: work })).toEqual(Array(400).fill(true))
  expect(left - work.left).toBe(400 * 5_000)
})

test('the same dear slips again take no more work', () => {
  const work = newWork()
  const { left } = work
  coveringLines([...dearSlips, ...dearSlips], { apart: work })
  expect(left - work.left).toBe(400 * 5_000)
})

test('nobody is sure of bets for which there is no work left', () => {
  const none = { apart: { left: 100 } }
  expect(coveringLines(dearSlips, none)).toEqual(Array(400).fill(false))
  const inOrder = line('11x5.first-three-direct', ...Array(3).fill(run(1, 11, 2)))
  expect(coveringLines([inOrder], none)).toEqual([false])
  expect(coveringLines([inOrder])).toEqual([true])
  const pairs = line('11x5.any-2', run(1, 11, 2))
  expect(coveringLines([pairs], none)).toEqual([false])
  expect(coveringLines([pairs])).toEqual([true])
})

const all = Object.values(betTypes).flat()

test.each(all)('$code can be looked at, with few picks and with every one', (betType) => {
  const few = sampleContent(betType, seededSource(`cover-${betType.code}`), 1)
  expect(coveringLines([{ betType, content: few }])).toHaveLength(1)
  const fullest = betType.fields.map(({ picks, most }) => picks.slice(0, most))
  if (contentRefusal(betType, fullest) === undefined) {
    expect(coveringLines([{ betType, content: fullest }])).toHaveLength(1)
  }
})
