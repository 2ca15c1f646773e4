import { getTrialUser } from '@perya/contract/identity'
import { enterLotteryRoom, getLottery, listLotteryIssues, recentLotteries } from '@perya/contract/lottery'
import { getDrawProof } from '@perya/contract/lottery-draws'
import {
  cancelLotterySubOrders,
  getLotteryOrder,
  listLotteryOrders,
  placeLotteryOrder,
} from '@perya/contract/lottery-orders'
import { parseAmount } from '@perya/money'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Client, openClient } from '#features/identity/testing/client.ts'
import { findFaults } from '#features/wallet/audit.store.ts'
import { capBets } from '#features/wallet/index.ts'
import { eventually } from '#testing/eventually.ts'
import { changeRoom, switchLottery, switchPlayer } from '../rooms/switch-by-operator.ts'
import { type AskedBet, type LotteryLab, openLotteryLab, sale, wait } from '../testing/lottery-lab.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: LotteryLab
let malaya: Client
let id: bigint

/** One of them comes, whatever is drawn: ten bets of two pesos, of which one pays 9.75 times. */
const everyDigit: AskedBet = { betType: 'ssc.position', content: '0,1,2,3,4,5,6,7,8,9||||' }
const seven: AskedBet = { betType: 'ssc.position', content: '7||||' }

beforeAll(async () => {
  lab = await openLotteryLab()
  malaya = await lab.logIn('malaya')
  id = await lab.memberId('malaya')
  await lab.fund(id, 1_000_000n)
})
afterAll(async () => {
  const snapshot = lab.ctx.db.transaction().setIsolationLevel('repeatable read')
  expect(await snapshot.execute(findFaults)).toEqual([])
  await lab.end()
})

const detail = async (order: { id: string }) => (await malaya.call(getLotteryOrder, { id: order.id })).value
const refusal = async (asked: Parameters<LotteryLab['place']>[1]) =>
  (await malaya.call(placeLotteryOrder, asked)).errorCode

it('LOTT-3 an order is staked at once, drawn and settled in the ledger, and found in the list', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  const before = await lab.purse(id)
  const asked = lab.asked([{ issueNo, multiple: 2 }], [everyDigit, { ...seven, mode: '0.1', multiple: 3 }])
  const order = await lab.place(malaya, asked)
  expect(order).toMatchObject({ state: 'waiting', cost: '41.20', type: 'normal', lineCount: 2, win: '0.00' })
  expect(order.subOrders).toMatchObject([{ issueNo, state: 'placed', canCancel: true, result: null }])
  expect(before.cash - (await lab.purse(id)).cash).toBe(412_000n)
  expect(await lab.place(malaya, asked)).toMatchObject({ id: order.id })
  expect(
    await refusal({
      ...asked,
      lines: [{ ...everyDigit, unitPrice: '2.00', mode: '1', multiple: 1 }],
      cost: '40.00',
    }),
  ).toBe('transfer.conflict')
  await lab.close()
  expect((await detail(order)).subOrders[0]).toMatchObject({ issueState: 'CLOSED', canCancel: false })
  await lab.draw()
  const { win, state, subOrders } = await detail(order)
  const isSeven = subOrders[0]?.result?.[0] === '7'
  expect({ win, state }).toEqual({ win: isSeven ? '50.70' : '39.00', state: 'won' })
  expect((await lab.purse(id)).cash).toBe(before.cash - 412_000n + parseAmount(win))
  const list = (await malaya.call(listLotteryOrders, { code: lab.code, state: 'won' })).value
  expect(list.orders[0]).toMatchObject({ id: order.id, win })
  expect((await malaya.call(listLotteryOrders, { state: 'cancelled' })).value.orders).toEqual([])
  expect((await malaya.call(recentLotteries, {})).value.lotteries[0]).toMatchObject({ code: lab.code })
})

it('R-11 R-76 who bets more than a bonus allows reads so, and how much it allows; a limit of their own is called that', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  const twenty = lab.asked([{ issueNo, multiple: 1 }], [everyDigit])
  const cap = (max: bigint | null) => lab.ctx.db.transaction().execute((tx) => capBets(tx, id, max))
  await cap(parseAmount('15'))
  expect(await malaya.call(placeLotteryOrder, twenty)).toMatchObject({
    errorCode: 'limit.bonusBet',
    message: 'Max. ₱15.00 per bet while you have a bonus.',
  })
  await cap(parseAmount('25'))
  await sql`insert into member_limit (member_id, measure, period, cap) values (${id}, 'stake', '1 day', 1)`.execute(
    lab.ctx.db,
  )
  expect(await refusal(twenty)).toBe('limit.reached')
  await sql`delete from member_limit where member_id = ${id} and measure = 'stake'`.execute(lab.ctx.db)
  await cap(null)
  expect(await refusal(twenty)).toBeUndefined()
  await lab.close()
  await lab.draw()
})

it('LOTT-3 a chase sets money aside, stakes it issue by issue, and gives back the rest at the first win', async () => {
  const issues = await lab.makeIssues(5)
  const before = await lab.purse(id)
  const order = await lab.place(
    malaya,
    lab.asked(
      issues.map((issueNo, index) => ({ issueNo, multiple: index + 1 })),
      [everyDigit],
      { stopRule: 'win' },
    ),
  )
  expect(order).toMatchObject({ type: 'chase', cost: '300.00', issueCount: 5 })
  expect(order.subOrders.map(({ state }) => state)).toEqual(['placed', 'held', 'held', 'held', 'held'])
  expect(await lab.purse(id)).toEqual({ cash: before.cash - 3_000_000n, held: before.held + 2_800_000n })
  const second = order.subOrders[1]?.id as string
  const cancelled = await malaya.call(cancelLotterySubOrders, { ids: [second, '999424'] })
  expect(cancelled.value).toEqual({
    refunded: '40.00',
    subOrders: [
      { id: second, answer: 'cancelled', refunded: '40.00' },
      { id: '999424', answer: 'unknown', refunded: '0.00' },
    ],
  })
  await lab.close()
  await lab.draw()
  const ended = await detail(order)
  expect(ended.subOrders.map(({ state }) => state)).toEqual([
    'won',
    'cancelled',
    'stopped',
    'stopped',
    'stopped',
  ])
  expect(ended).toMatchObject({ state: 'won', stake: '20.00', win: '19.50' })
  expect(await lab.purse(id)).toEqual({ cash: before.cash - 5_000n, held: before.held })
  const again = await malaya.call(cancelLotterySubOrders, { ids: ended.subOrders.map((each) => each.id) })
  expect(again.value.refunded).toBe('0.00')
  expect(again.value.subOrders.map(({ answer }) => answer)).toEqual(['closed', ...Array(4).fill('ended')])
})

it('LOTT-3 a chase that never stops is captured at each close, and cancelling the rest frees its numbers', async () => {
  const issues = await lab.makeIssues(3)
  const before = await lab.purse(id)
  const order = await lab.place(
    malaya,
    lab.asked(
      issues.map((issueNo) => ({ issueNo, multiple: 1 })),
      [everyDigit],
      { stopRule: 'never', isPlan: true },
    ),
  )
  expect(order.type).toBe('plan')
  await lab.close()
  await lab.draw()
  await lab.pass(sale - wait)
  await lab.work()
  expect((await lab.purse(id)).held - before.held).toBe(200_000n)
  await lab.draw()
  const [first, second, third] = (await detail(order)).subOrders
  expect([first?.state, second?.state, third?.state]).toEqual(['won', 'won', 'placed'])
  await malaya.call(cancelLotterySubOrders, { ids: [third?.id as string] })
  expect(await lab.purse(id)).toEqual({ cash: before.cash - 10_000n, held: before.held })
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(k.amount), 0)::bigint as amount from lottery_liability k join lottery_issue i on i.id = k.issue_id
    where i.issue_no = ${issues[2]} and i.code = ${lab.code}`.execute(lab.ctx.db)
  expect(rows[0]?.amount).toBe(0n)
})

it('what is wrong with an order is said, and nothing is taken', async () => {
  const [issueNo = '', later = ''] = await lab.makeIssues(2)
  const now = [{ issueNo, multiple: 1 }]
  const before = await lab.purse(id)
  // What no rule can count costs nothing by the rules; whoever makes it up says some price.
  const made = { cost: '2.00' }
  expect(await refusal(lab.asked(now, [{ betType: 'ssc.nothing', content: '1' }], made))).toBe(
    'lottery.betType',
  )
  expect(await refusal(lab.asked(now, [{ betType: 'k3.sum', content: '3' }]))).toBe('lottery.betType')
  expect(await refusal(lab.asked(now, [{ betType: 'ssc.position', content: '7,1||||' }], made))).toBe(
    'lottery.content',
  )
  expect(await refusal(lab.asked(now, [{ ...seven, unitPrice: '3.00' }]))).toBe('lottery.priceChanged')
  expect(await refusal(lab.asked(now, [seven], { cost: '1.99' }))).toBe('lottery.priceChanged')
  expect(await refusal(lab.asked(now, [seven], { prizeGroup: 1_980 }))).toBe('lottery.priceChanged')
  expect(await refusal(lab.asked(now, [seven], { code: 'nope' }))).toBe('lottery.unknown')
  expect(await refusal(lab.asked([{ issueNo: '20300101', multiple: 1 }], [seven]))).toBe(
    'lottery.issueUnknown',
  )
  expect(await refusal(lab.asked([{ issueNo: later, multiple: 1 }, ...now], [seven]))).toBe(
    'lottery.issueUnknown',
  )
  expect(await refusal(lab.asked([{ issueNo, multiple: 9_999 }], [{ ...seven, multiple: 10 }]))).toBe(
    'lottery.lineLimit',
  )
  expect(
    await refusal(lab.asked(now, [{ betType: 'ssc.five-direct', content: '1|2|3|4|5', multiple: 10 }])),
  ).toBe('lottery.winLimit')
  expect(await refusal(lab.asked(now, Array(6).fill({ ...seven, multiple: 10_000 })))).toBe(
    'lottery.winLimit',
  )
  expect(await lab.purse(id)).toEqual(before)
})

it('a refusal calls a draw what screens call it, and gives its number to whoever has to know which it is', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  const said = async (asked: string, language: string) => {
    const order = lab.asked([{ issueNo: asked, multiple: 1 }], [seven])
    const { message, value } = await malaya.call(placeLotteryOrder, order, { language })
    return { message, value }
  }
  const none = `${issueNo.slice(0, 8)}9999`
  expect(await said(none, 'EN')).toMatchObject({
    message: `We can’t find draw ${issueNo.slice(0, 8)}-9999.`,
    value: { issueNo: none },
  })
  await lab.close()
  const closed = `${issueNo.slice(0, 8)}-0001`
  expect((await said(issueNo, 'EN')).message).toContain(`Draw ${closed} has closed.`)
  expect((await said(issueNo, 'TY')).message).toContain(`Sarado na ang draw ${closed}.`)
  const proof = await malaya.call(getDrawProof, { code: lab.code, issueNo: none }, { language: 'EN' })
  expect(proof.message).toBe(`We can’t find draw ${issueNo.slice(0, 8)}-9999.`)
})

it('a number is sold until it would cost too much, and again once an order of it is cancelled', async () => {
  const [issueNo = '', other = ''] = await lab.makeIssues(2)
  const named = {
    merchant: 'PERYA',
    code: lab.code,
    roomType: 'free' as const,
    operator: 'rosa',
    reason: 'test',
  }
  await changeRoom(lab.ctx, named, { numberMax: parseAmount('2000') })
  await eventually(async () => {
    const asked = lab.asked([{ issueNo: other, multiple: 1 }], [{ ...seven, multiple: 200 }])
    expect(await refusal(asked)).toBe('lottery.soldOut')
  })
  const order = await lab.place(malaya, lab.asked([{ issueNo, multiple: 1 }], [{ ...seven, multiple: 100 }]))
  expect(await refusal(lab.asked([{ issueNo, multiple: 1 }], [{ ...seven, multiple: 5 }]))).toBe(
    'lottery.soldOut',
  )
  await lab.place(
    malaya,
    lab.asked([{ issueNo, multiple: 1 }], [{ betType: 'ssc.position', content: '8||||' }]),
  )
  await malaya.call(cancelLotterySubOrders, { ids: order.subOrders.map((each) => each.id) })
  await lab.place(malaya, lab.asked([{ issueNo, multiple: 1 }], [{ ...seven, multiple: 5 }]))
  await changeRoom(lab.ctx, named, { numberMax: parseAmount('3000000') })
})

it('R-64 odds in force at the bet settle it, whatever the prize group is by then', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  const order = await lab.place(malaya, lab.asked([{ issueNo, multiple: 1 }], [everyDigit]))
  const named = {
    merchant: 'PERYA',
    code: lab.code,
    roomType: 'free' as const,
    operator: 'rosa',
    reason: 'test',
  }
  await changeRoom(lab.ctx, named, { prizeGroup: 1_700 })
  await eventually(async () => {
    const [room] = (await malaya.call(getLottery, { code: lab.code })).value.rooms
    expect(room?.prizeGroup).toBe(1_700)
  })
  expect(await refusal(lab.asked([{ issueNo, multiple: 1 }], [seven]))).toBe('lottery.priceChanged')
  const cheap = await lab.place(
    malaya,
    lab.asked([{ issueNo, multiple: 1 }], [everyDigit], { prizeGroup: 1_700 }),
  )
  await lab.close()
  await lab.draw()
  expect((await detail(order)).win).toBe('19.50')
  expect((await detail(cheap)).win).toBe('17.00')
  await changeRoom(lab.ctx, named, { prizeGroup: 1_950 })
  await eventually(async () => {
    expect((await malaya.call(getLottery, { code: lab.code })).value.rooms[0]?.prizeGroup).toBe(1_950)
  })
})

it('R-65 one lottery, all or one player stop at once; open bets finish, cancels work, reasons are kept', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  const bet = () => lab.asked([{ issueNo, multiple: 1 }], [everyDigit])
  const [kept, dropped] = [await lab.place(malaya, bet()), await lab.place(malaya, bet())]
  const by = { merchant: 'PERYA', reason: 'a test of the switch', operator: 'rosa' }
  for (const code of [lab.code, '*']) {
    await switchLottery(lab.ctx, { ...by, code, isOpen: false })
    expect(await refusal(bet())).toBe('lottery.closed')
    await switchLottery(lab.ctx, { ...by, code, isOpen: true })
    await lab.place(malaya, bet())
  }
  await switchPlayer(lab.ctx, { ...by, userName: 'malaya', isOpen: false })
  expect(await refusal(bet())).toBe('member.blocked')
  await switchLottery(lab.ctx, { ...by, code: lab.code, isOpen: false })
  const cancelled = await malaya.call(cancelLotterySubOrders, {
    ids: dropped.subOrders.map((each) => each.id),
  })
  expect(cancelled.value.refunded).toBe('20.00')
  await lab.close()
  await lab.draw()
  expect(await detail(kept)).toMatchObject({ state: 'won', win: '19.50' })
  await switchLottery(lab.ctx, { ...by, code: lab.code, isOpen: true })
  await switchPlayer(lab.ctx, { ...by, userName: 'malaya', isOpen: true })
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from lottery_switch where reason = ${by.reason} and operator = 'rosa'`.execute(
    lab.ctx.db,
  )
  expect(rows[0]?.count).toBe(8)
})

it('R-65 what a blocked member had set aside comes back when its issue closes', async () => {
  const issues = await lab.makeIssues(2)
  const before = await lab.purse(id)
  const order = await lab.place(
    malaya,
    lab.asked(
      issues.map((issueNo) => ({ issueNo, multiple: 1 })),
      [everyDigit],
      { stopRule: 'never' },
    ),
  )
  const by = { merchant: 'PERYA', userName: 'malaya', reason: 'a test of the switch', operator: 'rosa' }
  await switchPlayer(lab.ctx, { ...by, isOpen: false })
  await lab.close()
  await lab.draw()
  await lab.pass(sale - wait)
  await lab.work()
  await lab.draw()
  await switchPlayer(lab.ctx, { ...by, isOpen: true })
  expect((await detail(order)).subOrders.map(({ state }) => state)).toEqual(['won', 'stopped'])
  expect(await lab.purse(id)).toEqual({ cash: before.cash - 5_000n, held: before.held })
})

it('LOTT-4 free rooms are open to all, a charged one to whoever paid today, a VIP one to whoever staked enough', async () => {
  const juan = await lab.logIn('juan')
  const juanId = await lab.memberId('juan')
  await lab.fund(juanId, 50_000n)
  const rooms = async (client: Client) =>
    (await client.call(getLottery, { code: lab.code })).value.rooms.map(({ roomType, isOpen }) => [
      roomType,
      isOpen,
    ])
  const closed = [
    ['free', true],
    ['vip', false],
    ['charged', false],
  ]
  expect(await rooms(juan)).toEqual(closed)
  expect(await rooms(openClient(lab.test))).toEqual(closed)
  const [issueNo = ''] = await lab.makeIssues(1)
  const at = (roomType: 'vip' | 'charged', prizeGroup: number) =>
    lab.asked([{ issueNo, multiple: 1 }], [everyDigit], { roomType, prizeGroup })
  expect((await juan.call(placeLotteryOrder, at('charged', 1_960))).errorCode).toBe('lottery.room')
  const before = await lab.purse(juanId)
  const enter = { code: lab.code, roomType: 'charged' as const }
  expect((await juan.call(enterLotteryRoom, { ...enter, entryFee: '1.00' })).errorCode).toBe(
    'lottery.priceChanged',
  )
  for (let time = 0; time < 2; time++) {
    expect((await juan.call(enterLotteryRoom, { ...enter, entryFee: '20.00' })).value.isOpen).toBe(true)
  }
  expect(before.cash - (await lab.purse(juanId)).cash).toBe(200_000n)
  const charged = await lab.place(juan, at('charged', 1_960))
  expect((await juan.call(placeLotteryOrder, at('vip', 1_970))).errorCode).toBe('lottery.room')
  const { value } = await juan.call(listLotteryIssues, { code: lab.code, count: 1 })
  expect(value.issues).toMatchObject([{ issueNo, state: 'OPEN' }])
  await lab.place(juan, lab.asked([{ issueNo, multiple: 500 }], [everyDigit]))
  expect((await lab.place(juan, at('vip', 1_970))).roomType).toBe('vip')
  await lab.close()
  await lab.draw()
  expect((await juan.call(getLotteryOrder, { id: charged.id })).value.win).toBe('19.60')
})

it('LOTT-3 a trial member bets play money at the site it tries, and is paid in it', async () => {
  const trial = openClient(lab.test)
  trial.token = (await trial.call(getTrialUser, {})).value.token
  const [issueNo = ''] = await lab.makeIssues(1)
  const order = await lab.place(trial, lab.asked([{ issueNo, multiple: 1 }], [everyDigit]))
  await lab.close()
  await lab.draw()
  const { value } = await trial.call(getLotteryOrder, { id: order.id })
  expect(value).toMatchObject({ state: 'won', win: '19.50' })
  expect((await malaya.call(getLotteryOrder, { id: order.id })).errorCode).toBe('lottery.orderUnknown')
  const { rows } = await sql<{ merchant: string }>`
    select merchant from lottery_order where id = ${BigInt(order.id)}`.execute(lab.ctx.db)
  expect(rows).toEqual([{ merchant: 'PERYAT' }])
})

it('R-98 LOTT-3 a bet placed with the trial twin’s code stakes real money at the member’s own site', async () => {
  const [issueNo = ''] = await lab.makeIssues(1)
  const before = await lab.purse(id)
  const asked = lab.asked([{ issueNo, multiple: 1 }], [everyDigit])
  const { value: order } = await malaya.call(placeLotteryOrder, asked, { merchant: 'PERYAT' })
  expect(before.cash - (await lab.purse(id)).cash).toBe(200_000n)
  const { rows } = await sql<{ merchant: string }>`
    select merchant from lottery_order where id = ${BigInt(order.id)}`.execute(lab.ctx.db)
  expect(rows).toEqual([{ merchant: 'PERYA' }])
})
