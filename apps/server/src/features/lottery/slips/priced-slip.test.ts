import { type Lottery, lotteryOf } from '@perya/lottery-rules'
import { expect, it } from 'vitest'
import { priceSlip } from './priced-slip.ts'
import type { AskedLine } from './slip.rules.ts'

const lottery = lotteryOf('ssc-3') as Lottery
const sale = { lottery, prizeGroup: lottery.prizeGroup, days: ['2031-01-01'] }
const asked = (content: string): AskedLine[] => [
  { betType: 'ssc.three-front-direct', content, unitPrice: '1.00', mode: '0.01', multiple: 1 },
]

it('a small slip is read once for all who ask for the same', () => {
  const slip = priceSlip(asked('1|2|3'), sale)
  expect(slip).toMatchObject({ cost: 100n, lines: [{ text: '1|2|3' }] })
  expect(priceSlip(asked('1|2|3'), { ...sale })).toBe(slip)
})

it('a slip is read anew where anything that prices it differs', () => {
  const slip = priceSlip(asked('4|5|6'), sale)
  const others = [
    priceSlip(asked('4|5|7'), sale),
    priceSlip(asked('4|5|6'), { ...sale, prizeGroup: sale.prizeGroup - 2 }),
    priceSlip(asked('4|5|6'), { ...sale, days: ['2031-01-02'] }),
    priceSlip(asked('4|5|6'), { ...sale, lottery: lotteryOf('ssc-5') as Lottery }),
  ]
  for (const other of others) expect(other).not.toBe(slip)
  expect(others[1]).toMatchObject({ digest: expect.not.stringMatching((slip as { digest: string }).digest) })
})

it.each([
  ['on many numbers', asked('0,1,2,3|0,1,2,3|0,1,2,3')],
  ['of many lines', Array.from({ length: 5 }, () => asked('1|2|3')).flat()],
  ['that is long', [...asked('1|2|3'), ...asked('1|2|3'), ...asked('1|2|3'), ...asked('1|2|3')]],
])('a slip %s is not kept at hand', (_, many) => {
  const slip = priceSlip(many, sale)
  expect(slip).toMatchObject({ lines: { length: many.length } })
  expect(priceSlip(many, sale)).not.toBe(slip)
})

it('a slip that cannot be sold is told so each time', () => {
  const wrong = asked('1|2')
  expect(priceSlip(wrong, sale)).toEqual({ line: 1, fault: 'content' })
  expect(priceSlip(wrong, sale)).toEqual({ line: 1, fault: 'content' })
})
