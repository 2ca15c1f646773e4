import { cancelLotterySubOrders, placeLotteryOrder } from '@perya/contract/lottery-orders'
import { issueName } from '@perya/lottery-rules/issue-name'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { bringTexts } from '#features/merchants/index.ts'
import { eventually } from '#testing/eventually.ts'
import { changeRoom } from '../rooms/switch-by-operator.ts'
import { type AskedBet, type LotteryLab, openLotteryLab } from '../testing/lottery-lab.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: LotteryLab
let malaya: Client

beforeAll(async () => {
  lab = await openLotteryLab()
  malaya = await lab.logIn('malaya')
  await lab.fund(await lab.memberId('malaya'), 1_000_000n)
})
afterAll(() => lab.end())

/** A lottery whose numbers may cost so much; `spends` is an order that this refuses. */
async function openSale(code: string, pesos: string, spends: AskedBet) {
  const [issueNo = '', other = ''] = await lab.makeIssues(2, code)
  const buy = async (bet: AskedBet, issue = issueNo) => {
    const asked = lab.asked([{ issueNo: issue, multiple: 1 }], [bet], { code })
    const answer = await malaya.call(placeLotteryOrder, asked)
    return answer.success ? answer.value : answer.errorCode
  }
  await changeRoom(
    lab.ctx,
    { merchant: 'PERYA', code, roomType: 'free', operator: 'rosa', reason: 'test' },
    { numberMax: parseAmount(pesos) },
  )
  await eventually(async () => expect(await buy(spends, other)).toBe('lottery.soldOut'))
  return buy
}

const sold = expect.objectContaining({ state: 'waiting' })

it('six digits are locked whole: those with the same end are sold on', async () => {
  const six = (content: string): AskedBet => ({ betType: 'ph-6d.straight', content, unitPrice: '10.00' })
  const buy = await openSale('ph-6d', '150000', { ...six('1|2|3|4|5|6'), multiple: 2 })
  const first = await buy(six('1|2|3|4|5|6'))
  expect(first).toEqual(sold)
  expect(await buy(six('1|2|3|4|5|6'))).toBe('lottery.soldOut')
  for (const front of ['0|0|0', '7|7|7', '9|8|7']) expect(await buy(six(`${front}|4|5|6`))).toEqual(sold)
  if (typeof first !== 'object') throw new Error(first)
  await malaya.call(cancelLotterySubOrders, { ids: first.subOrders.map((each) => each.id) })
  expect(await buy(six('1|2|3|4|5|6'))).toEqual(sold)
})

it('five digits and what ends like them are different numbers, and a combination is on all of its ends', async () => {
  const cheap = { mode: '0.01', unitPrice: '1.00' } as const
  const five = (content: string): AskedBet => ({ betType: 'ssc.five-direct', content, ...cheap })
  const buy = await openSale('ssc-3', '975', { ...five('1|2|3|4|5'), multiple: 2 })
  expect(await buy(five('1|2|3|4|5'))).toEqual(sold)
  expect(await buy(five('1|2|3|4|5'))).toBe('lottery.soldOut')
  expect(await buy(five('9|9|3|4|5'))).toEqual(sold)
  expect(await buy({ betType: 'ssc.five-combination', content: '1|2|3|4|5', ...cheap })).toBe(
    'lottery.soldOut',
  )
  expect(await buy({ betType: 'ssc.five-combination', content: '0|2|3|4|5', ...cheap })).toEqual(sold)
})

it('a number of many lots counts with each that may end in it, together with all that is bet on it', async () => {
  const bao = (content: string): AskedBet => ({ betType: 'vn-north.bao-lo-2d', content, unitPrice: '1.00' })
  const de = (content: string): AskedBet => ({ betType: 'vn-north.de', content, unitPrice: '1.00' })
  const buy = await openSale('vn-north-1', '2730', { ...bao('07'), multiple: 2 })
  // 27 lots at 97.50 and one more are 2,730 exactly.
  expect(await buy(bao('07'))).toEqual(sold)
  expect(await buy(de('07'))).toEqual(sold)
  expect(await buy({ ...de('07'), mode: '0.01' })).toBe('lottery.soldOut')
  expect(await buy(bao('08'))).toEqual(sold)
})

it('orders on four thousand numbers are taken and cancelled, and one on ten thousand is to be split', async () => {
  const eight = '0,1,2,3,4,5,6,7'
  const [issueNo = ''] = await lab.makeIssues(1)
  const full = (digits: string) =>
    malaya.call(
      placeLotteryOrder,
      lab.asked(
        [{ issueNo, multiple: 1 }],
        [{ betType: 'ssc.four-back-direct', content: Array(4).fill(digits).join('|'), mode: '0.001' }],
      ),
    )
  const ids: string[] = []
  for (let order = 0; order < 3; order++) {
    ids.push(...(await full(eight)).value.subOrders.map(({ id }) => id))
  }
  const cancelled = await malaya.call(cancelLotterySubOrders, { ids: [...ids, '1'] })
  expect(cancelled.value.subOrders.map(({ answer }) => answer)).toEqual([
    ...ids.map(() => 'cancelled'),
    'unknown',
  ])
  const { rows } = await lab.ctx.pool.query(
    `select count(*)::int as numbers, max(amount)::int as most from lottery_liability
     where issue_id = (select id from lottery_issue where code = $1 and issue_no = $2)`,
    [lab.code, issueNo],
  )
  expect(rows).toEqual([{ numbers: 4_096, most: 0 }])
  expect((await full(`${eight},8,9`)).errorCode).toBe('lottery.tooLarge')
})

it('a number that is sold out is named as its pad names it, with its place where it has one, in the words of the reader and of the site', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  const refusal = async (betType: string, content: string, language = 'EN') => {
    const asked = lab.asked([{ issueNo, multiple: 1 }], [{ betType, content, multiple: 1_000 }])
    return (await malaya.call(placeLotteryOrder, asked, { language })).message
  }
  await changeRoom(
    lab.ctx,
    { merchant: 'PERYA', code: lab.code, roomType: 'free', operator: 'rosa', reason: 'test' },
    { numberMax: 1n },
  )
  await eventually(async () =>
    expect(await refusal('ssc.digit-size', '||||big')).toBe(
      `5th digit: Big is sold out for draw ${issueName(issueNo)}. Please choose another or bet less.`,
    ),
  )
  expect(await refusal('ssc.digit-size', '||||even', 'TY')).toMatch(
    /^Sold out na ang Ika-5 digit: Even sa draw/,
  )
  expect(await refusal('ssc.dragon-tiger', 'tiger|||||||||', 'TY')).toMatch(
    /^Sold out na ang Ika-1 digit · Ika-2 digit: Tiger sa/,
  )
  expect(await refusal('ssc.bull', '3', 'TY')).toMatch(/^Sold out na ang Bull 3 sa/)
  expect(await refusal('ssc.bull', 'none')).toMatch(/^No bull is sold out/)
  expect(await refusal('ssc.three-front-shape', 'half')).toMatch(/^Half straight is sold out/)
  expect(await refusal('ssc.position', '||7||')).toMatch(/^3rd digit: 7 is sold out/)
  expect(await refusal('ssc.two-back-direct', '4|5')).toMatch(/^4th digit: 4, 5th digit: 5 is sold out/)
  const own = { 'lottery.pick.big': 'High', 'lottery.field.units': 'Last' }
  await bringTexts(lab.ctx.db, 'PERYA', { language: 'EN', json: JSON.stringify(own) }, own)
  await eventually(async () =>
    expect(await refusal('ssc.digit-size', '||||big')).toMatch(/^Last: High is sold out/),
  )
})
