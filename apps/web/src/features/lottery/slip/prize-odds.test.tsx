import type { LotteryRoom } from '@perya/contract/lottery'
import { betTypeOf, oddsSnapshot, quickPick, writeContent } from '@perya/lottery-rules'
import { formatAmount } from '@perya/money'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { openTexts, TextsProvider } from '#lib/i18n.tsx'
import { deviceChance } from '../bet/chance.ts'
import { OrderLines } from '../orders/OrderLines.tsx'
import { SlipLineRow } from './SlipLineRow.tsx'

const prizeGroup = 1_950
const room: LotteryRoom = {
  roomType: 'free',
  prizeGroup,
  unitPrices: ['2.00'],
  modes: ['1'],
  multipleMax: 100,
  lineMin: '2.00',
  lineMax: '1000.00',
  issueMax: '1000.00',
  winMax: '1000.00',
  issueWinMax: '1000.00',
  numberMax: '1000.00',
  stakeNeeded: null,
  entryFee: null,
  isOpen: true,
}

function lineOf(code: string, content?: string) {
  const betType = betTypeOf(code)
  if (!betType) throw new Error(`there is no bet ${code}`)
  return {
    betType: code,
    content: content ?? writeContent(quickPick(betType, deviceChance)),
    unitPrice: '2.00',
    mode: '1' as const,
    multiple: 1,
  }
}

/** The rows of every table of odds, the folded ones last: the prize and its figures. */
async function rowsOf(shown: ReactNode): Promise<string[][]> {
  const texts = await openTexts('EN')
  const html = renderToStaticMarkup(<TextsProvider texts={texts}>{shown}</TextsProvider>)
  return [...html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/g)].map(([, row = '']) =>
    row
      .split(/<[^>]+>/)
      .filter(Boolean)
      .map((cell) => cell.replaceAll(',', '')),
  )
}

const slipRows = (code: string, content?: string) =>
  rowsOf(<SlipLineRow code="any" line={{ id: '1', ...lineOf(code, content) }} room={room} />)

it.each([
  ['mark-six.six', undefined, 7],
  ['ph-6d.straight', undefined, 5],
  ['ssc.five-combination', undefined, 5],
  ['k3.sum', '3,4,5,6,7,8', 6],
  ['11x5.odd-count', '0,1,2,3,4,5', 6],
  ['pk10.sum', '3,5,7,9,11', 5],
])(
  'LOTT-3 a slip with %s names every prize with its odds, the likeliest first',
  async (code, content, count) => {
    const rows = await slipRows(code, content)
    expect(rows).toHaveLength(count)
    expect(new Set(rows.map(([name]) => name)).size).toBe(count)
    const trueOdds = rows.map(([, fair]) => Number(fair))
    expect(trueOdds).toEqual(trueOdds.toSorted((one, other) => one - other))
  },
)

it('LOTT-3 a placed order and its receipt name the odds it was taken at, not those of today', async () => {
  const line = lineOf('mark-six.six', '01,02,03,04,05,06')
  const betType = betTypeOf(line.betType)
  if (!betType) throw new Error('the catalogue has changed')
  const taken = Object.entries(oddsSnapshot(betType, prizeGroup)).map(([prize, odds]) => ({
    prize,
    odds: formatAmount(prize === 'three' ? 12_3400n : odds),
  }))
  const placed = { ...line, betCount: 1, unitStake: '2.00', cost: '2.00', odds: taken }
  const rows = await rowsOf(<OrderLines lines={[placed]} />)
  expect(rows).toHaveLength(7)
  expect(rows.find(([name]) => name === 'Three')?.[2]).toBe('12.34')
})
