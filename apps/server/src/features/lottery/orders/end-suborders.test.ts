import { type BetType, betTypeOf, oddsSnapshot } from '@perya/lottery-rules'
import { expect, it } from 'vitest'
import { writeSlip } from '../slips/slip.rules.ts'
import { inParts } from './end-suborders.ts'

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** A slip on so many digits of each place. */
function slipOn(code: string, places: number, count: number): string {
  const betType = betTypeOf(code) as BetType
  const content = Array<readonly string[]>(places).fill(digits.slice(0, count))
  const bets = count ** places
  const text = content.map((picks) => picks.join(',')).join('|')
  const odds = oddsSnapshot(betType, 1_950)
  return writeSlip([{ betType, content, bets, text, unitPrice: 20_000n, mode: '0.001', multiple: 1, odds }])
}

it('sub-orders are ended in parts of five thousand numbers, or one that is on more by itself', () => {
  const some = slipOn('ssc.four-back-direct', 4, 7)
  const tooMany = slipOn('ssc.four-back-direct', 4, 9)
  const few = slipOn('ssc.three-back-direct', 3, 10)
  const rows = [some, some, few, some, tooMany, few].map((slip, id) => ({ id, slip }))
  const parts = [...inParts(rows)]
  expect(parts.map((part) => part.rows.map(({ id }) => id))).toEqual([[0, 1], [2, 3], [4], [5]])
  expect(parts.map(({ risks }) => risks.size)).toEqual([1, 2, 1, 1])
  expect([...inParts([])]).toEqual([])
})
