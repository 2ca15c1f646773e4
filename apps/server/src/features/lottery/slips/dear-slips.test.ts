/** Slips on more numbers than anybody should list: refused by a count, before one of them is listed. */
import { placeLotteryOrder } from '@perya/contract/lottery-orders'
import {
  betTypes,
  contentRefusal,
  families,
  isSoldOn,
  type Lottery,
  lotteries,
  numbersOf,
  writeContent,
} from '@perya/lottery-rules'
import { formatAmount } from '@perya/money'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { openLotteryLab } from '../testing/lottery-lab.ts'
import { priceSlip } from './priced-slip.ts'

// The rules were loaded before this file, by what audits it.
vi.hoisted(() => vi.resetModules())
vi.mock(import('@perya/lottery-rules'), async (original) => {
  const rules = await original()
  return { ...rules, numbersOf: vi.fn(rules.numbersOf) }
})

const lab = await openLotteryLab()
afterAll(() => lab.end())
beforeEach(() => {
  vi.mocked(numbersOf).mockClear()
})

const linesMax = 100
const day = '2026-11-18'

/** A hundred lines of every bet type of a family, each with as many picks as its pad takes. */
const fullestOf = ({ family, unitPrices, modes }: Lottery) =>
  betTypes[family]
    .filter((betType) => isSoldOn(betType, day))
    .flatMap((betType) => {
      const content = betType.fields.map(({ picks, most }) => picks.slice(0, most))
      if (contentRefusal(betType, content)) return []
      const line = {
        betType: betType.code,
        content: writeContent(content),
        unitPrice: formatAmount(unitPrices[0] as bigint),
        mode: modes.at(-1) ?? '1',
        multiple: 1,
      }
      return [Array.from({ length: linesMax }, () => line)]
    })

it.each(families)('a hundred lines of %s with every pick are priced without listing a number', (family) => {
  const lottery = lotteries.find((each) => each.family === family) as Lottery
  const sale = { lottery, prizeGroup: lottery.prizeGroup, days: [day] }
  for (const lines of fullestOf(lottery)) {
    expect(priceSlip(lines, sale)).toMatchObject({ lines: { length: linesMax }, numbers: expect.any(Number) })
  }
  expect(numbersOf).not.toHaveBeenCalled()
})

it('a visitor whose slip is too large, too dear or wrongly priced is refused before a number is listed', async () => {
  const visitor = await lab.logIn('malaya')
  const [issueNo = ''] = await lab.makeIssues(1)
  const issues = [{ issueNo, multiple: 1 }]
  const every = '0,1,2,3,4,5,6,7,8,9'
  const line = { betType: 'ssc.five-combination', content: Array(5).fill(every).join('|') }
  const refusal = async (asked: Parameters<typeof lab.asked>[1], change = {}) =>
    (await visitor.call(placeLotteryOrder, lab.asked(issues, asked, change))).errorCode
  const many = (mode: '1' | '0.001') => Array.from({ length: linesMax }, () => ({ ...line, mode }))
  expect(await refusal(many('0.001'))).toBe('lottery.tooLarge')
  expect(await refusal(many('1'))).toBe('lottery.lineLimit')
  expect(await refusal([{ ...line, content: '1|2|3|4|5' }], { cost: '1.00' })).toBe('lottery.priceChanged')
  expect(numbersOf).not.toHaveBeenCalled()
  expect(await refusal([{ ...line, content: '1|2|3|4|5' }])).toBe(undefined)
  expect(numbersOf).toHaveBeenCalled()
})
