import { placeLotteryOrder } from '@perya/contract/lottery-orders'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '#testing/eventually.ts'
import { changeRoom } from '../rooms/switch-by-operator.ts'
import { type AskedBet, type LotteryLab, openLotteryLab } from '../testing/lottery-lab.ts'
import { openOrders, type PlaceOrder } from './place-order.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: LotteryLab
const ids = new Map<string, bigint>()

const seven: AskedBet = { betType: 'ssc.position', content: '7||||' }
/** More than the room takes on a number. */
const tooMuch = { ...seven, multiple: 200 }
/** As much as it takes of one, and not of two. */
const most = { ...seven, multiple: 100 }

beforeAll(async () => {
  lab = await openLotteryLab()
  for (const userName of ['malaya', 'juan', 'ligaya', 'datu']) ids.set(userName, await lab.memberId(userName))
  for (const userName of ['malaya', 'juan', 'ligaya']) await lab.fund(ids.get(userName) as bigint, 10_000n)
  const { cash } = await lab.purse(ids.get('datu') as bigint)
  await lab.fund(ids.get('datu') as bigint, -cash / 10_000n)
  const room = { merchant: 'PERYA', code: lab.code, roomType: 'free' as const }
  await changeRoom(lab.ctx, { ...room, operator: 'rosa', reason: 'test' }, { numberMax: parseAmount('2000') })
  const [issueNo = ''] = await lab.makeIssues(1)
  await eventually(async () =>
    expect(await place(openOrders(lab.ctx), 'malaya', issueNo, tooMuch)).toBe('lottery.soldOut'),
  )
})
afterAll(() => lab.end())

/** What became of it. */
const place = (placeOrder: PlaceOrder, userName: string, issueNo: string, bet: AskedBet): Promise<string> =>
  placeOrder({
    ...placeLotteryOrder.input.parse(lab.asked([{ issueNo, multiple: 1 }], [bet])),
    memberId: ids.get(userName) as bigint,
    merchant: 'PERYA',
    language: 'EN',
    reads: 'EN',
  }).then(
    () => 'taken',
    (error) => error.code,
  )

/** The very batch: who comes in one turn goes together. */
const together = (placeOrder: PlaceOrder, issueNo: string, bets: readonly (readonly [string, AskedBet])[]) =>
  Promise.all(bets.map(([userName, bet]) => place(placeOrder, userName, issueNo, bet)))

it('who has not the money for a number that is sold out is told that it is, whether or not others met it before', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  const placeOrder = openOrders(lab.ctx)
  expect(await place(placeOrder, 'datu', issueNo, tooMuch)).toBe('lottery.soldOut')
  expect(await place(placeOrder, 'malaya', issueNo, tooMuch)).toBe('lottery.soldOut')
  expect(await place(placeOrder, 'datu', issueNo, tooMuch)).toBe('lottery.soldOut')
  expect(await place(placeOrder, 'datu', issueNo, seven)).toBe('balance.insufficient')
})

it('an order that is refused takes no number from those beside it, and of two that cannot both be had one is taken', async () => {
  const placeOrder = openOrders(lab.ctx)
  for (const isWarned of [false, true]) {
    const [first = '', second = '', third = ''] = await lab.makeIssues(3)
    const warn = async () => {
      if (isWarned) expect(await place(placeOrder, 'malaya', first, tooMuch)).toBe('lottery.soldOut')
    }
    await warn()
    const beside = await together(placeOrder, first, [
      ['juan', tooMuch],
      ['ligaya', seven],
    ])
    expect(beside, `warned ${isWarned}`).toEqual(['lottery.soldOut', 'taken'])
    await warn()
    const [unpaid, paid] = await together(placeOrder, second, [
      ['datu', most],
      ['ligaya', most],
    ])
    expect(paid, `warned ${isWarned}`).toBe('taken')
    expect(unpaid, `warned ${isWarned}`).toMatch(/^(balance\.insufficient|lottery\.soldOut)$/)
    await warn()
    const rivals = await together(placeOrder, third, [
      ['juan', most],
      ['malaya', most],
      ['ligaya', { ...seven, content: '1||||' }],
    ])
    expect(rivals.toSorted(), `warned ${isWarned}`).toEqual(['lottery.soldOut', 'taken', 'taken'])
  }
})
