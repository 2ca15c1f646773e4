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
const first = (picks: string) => line('ssc.position', picks, '', '', '', '')
const firstHalf = first('0,1,2,3,4')
const twoFront = (one: string, other: string) => line('ssc.two-front-direct', one, other)
/** Three digits of which two or three are the same. */
const straightsWithTwins = every.split(',').flatMap((digit) => {
  const others = every.split(',').filter((other) => other !== digit)
  return [
    line('ph-3d.straight', digit, digit, every),
    line('ph-3d.straight', digit, others.join(), digit),
    line('ph-3d.straight', others.join(), digit, digit),
  ]
})
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
  ['half of a place and the rows that begin with the other half', [firstHalf, twoFront('5,6,7,8,9', every)]],
  ['the same, a number a line', [...run(0, 4).split(',').map(first), twoFront('5,6,7,8,9', every)]],
  [
    'half of a place and the longest rows that begin with the other half',
    [
      firstHalf,
      ...run(5, 9)
        .split(',')
        .flatMap((digit) => [
          line('ssc.five-direct', digit, '0,1,2,3,4', every, every, every),
          line('ssc.five-direct', digit, '5,6,7,8,9', every, every, every),
        ]),
    ],
  ],
  [
    'the size of a place and the last two that end in the other',
    [unitSize('big'), line('ssc.two-back-direct', every, '0,1,2,3,4')],
  ],
  [
    'the half of a place and the rows of three that begin with the other half',
    [firstHalf, line('ssc.three-front-direct', '5,6,7,8,9', every, every)],
  ],
  [
    'rows of two and rows of three',
    [twoFront('0,1,2,3', every), line('ssc.three-front-direct', '4,5,6,7,8,9', every, every)],
  ],
  [
    'dragon, tie and the rows of a tiger',
    [
      line('ssc.dragon-tiger', 'dragon,tie', ...Array(9).fill('')),
      ...run(0, 8)
        .split(',')
        .map((digit) => twoFront(digit, run(Number(digit) + 1, 9))),
    ],
  ],
  [
    'a car of a place and the rows that begin with the others',
    [
      line('pk10.position', '1,2,3,4,5', ...Array(9).fill('')),
      line('pk10.first-two-direct', '6,7,8,9,10', run(1, 10)),
    ],
  ],
  [
    'a ball in its place and the rows that begin with the others',
    [
      line('11x5.position', run(1, 6, 2), '', '', '', ''),
      line('11x5.first-three-direct', run(7, 11, 2), run(1, 11, 2), run(1, 11, 2)),
    ],
  ],
  ['straight and in every order', [line('ph-3d.rambolito-6', every), ...straightsWithTwins]],
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
  [
    'a size of every place and a number of all',
    [line('ssc.digit-size', ...Array(5).fill('big')), line('ssc.five-direct', '1', '2', '3', '4', '5')],
  ],
  [
    'half of the digits of every place and rows of them',
    [
      line('ssc.position', ...Array(5).fill('0,1,2,3,4')),
      twoFront('5,6', '7,8'),
      line('ssc.three-front-direct', '1,2', '3,4', '5,6'),
      line('ssc.three-back-group-6', '1,2,3,4,5'),
      line('ssc.sum-size', 'big'),
    ],
  ],
  [
    'eight digits of two places and a row of them',
    [line('ssc.position', run(0, 7), run(2, 9), '', '', ''), twoFront('1', '2')],
  ],
  [
    'a half, and rows that begin with the same half',
    [firstHalf, twoFront('0,1,2,3,4', every), line('ssc.digit-size', '', 'big', '', '', '')],
  ],
  [
    'dragons of every two places and a shape',
    [line('ssc.dragon-tiger', ...Array(10).fill('dragon')), line('ssc.three-front-shape', 'mixed,half')],
  ],
  [
    'two faces, a sum and a pair',
    [line('k3.single', '5,6'), line('k3.sum-size', 'big'), line('k3.pair', '1,2')],
  ],
  [
    'a size of every car and who comes in before whom',
    [
      line('pk10.position-size', ...Array(10).fill('big')),
      line('pk10.dragon-tiger', ...Array(5).fill('dragon')),
      line('pk10.first-two-direct', '1,2', '3,4'),
    ],
  ],
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
  const none = { apart: { left: 100 }, together: { left: 100 } }
  expect(coveringLines(dearSlips, none)).toEqual(Array(400).fill(false))
  const inOrder = line('11x5.first-three-direct', ...Array(3).fill(run(1, 11, 2)))
  expect(coveringLines([inOrder], none)).toEqual([false])
  expect(coveringLines([inOrder])).toEqual([true])
  const pairs = line('11x5.any-2', run(1, 11, 2))
  expect(coveringLines([pairs], none)).toEqual([false])
  expect(coveringLines([pairs])).toEqual([true])
})

test('a risk of its own hides no cover of a place it looks at too', () => {
  const beside = [
    line('ssc.digit-size', '', 'big', '', '', ''),
    line('ssc.five-direct', '1', '2', '3', '4', '5'),
  ]
  expect(coveringLines([firstHalf, twoFront('5,6,7,8,9', every), ...beside])).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test('a member with thousands of lines of every kind takes so much work and no more', () => {
  const source = seededSource('a great many')
  const some = (betTypes.ssc ?? []).flatMap((betType) =>
    Array.from({ length: 50 }, () => ({ betType, content: sampleContent(betType, source, 4) })),
  )
  const [apart, together] = [newWork(), newWork()]
  expect(coveringLines([...some, ...dearSlips], { apart, together })).toHaveLength(some.length + 400)
  expect(Math.min(apart.left, together.left)).toBeGreaterThanOrEqual(0)
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
