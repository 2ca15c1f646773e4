import { type BetType, betTypeOf, oddsSnapshot } from '@perya/lottery-rules'
import { expect, it } from 'vitest'
import { inParts } from './end-suborders.ts'
import { writeSlip } from './slip.rules.ts'

const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

/** A slip on ten numbers for one place, a hundred for two, and so on. */
function slipOn(code: string, places: number): string {
  const betType = betTypeOf(code) as BetType
  const content = Array<readonly string[]>(places).fill(digits)
  const text = content.map((picks) => picks.join(',')).join('|')
  const odds = oddsSnapshot(betType, 1_950)
  return writeSlip([{ betType, content, text, unitPrice: 20_000n, mode: '0.001', multiple: 1, odds }])
}

it('sub-orders are ended in parts of twenty thousand numbers, or one that is on more by itself', () => {
  const ten = slipOn('ssc.four-back-direct', 4)
  const hundred = slipOn('ssc.five-direct', 5)
  const one = slipOn('ssc.three-back-direct', 3)
  const rows = [ten, ten, one, ten, hundred, one].map((slip, id) => ({ id, slip }))
  const parts = [...inParts(rows)]
  expect(parts.map((part) => part.rows.map(({ id }) => id))).toEqual([[0, 1], [2, 3], [4], [5]])
  expect(parts.map(({ risks }) => risks.size)).toEqual([1, 2, 1, 1])
  expect([...inParts([])]).toEqual([])
})
