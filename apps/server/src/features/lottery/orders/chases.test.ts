import {
  cancelLotterySubOrders,
  getLotteryOrder,
  listLotteryOrders,
  type StopRule,
} from '@perya/contract/lottery-orders'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { findFaults } from '#features/wallet/audit.store.ts'
import { proposeCorrection, proposeVoid } from '../rulings/rule-by-operator.ts'
import { type AskedBet, type LotteryLab, openLotteryLab, sale } from '../testing/lottery-lab.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: LotteryLab
let malaya: Client
let id: bigint

beforeAll(async () => {
  lab = await openLotteryLab()
  malaya = await lab.logIn('malaya')
  id = await lab.memberId('malaya')
  await lab.fund(id, 10_000n)
})
afterAll(async () => {
  const snapshot = lab.ctx.db.transaction().setIsolationLevel('repeatable read')
  expect(await snapshot.execute(findFaults)).toEqual([])
  await lab.end()
})

type Chase = { code?: string; stopRule: StopRule; issues: readonly string[] }

const chase = ({ code = lab.code, stopRule, issues }: Chase, lines: readonly AskedBet[]) =>
  lab.place(
    malaya,
    lab.asked(
      issues.map((issueNo) => ({ issueNo, multiple: 1 })),
      lines,
      { code, stopRule },
    ),
  )
const detail = async (order: { id: string }) => (await malaya.call(getLotteryOrder, { id: order.id })).value
const statesOf = async (order: { id: string }) => (await detail(order)).subOrders.map(({ state }) => state)

/** Closes the next issue and lets a result come out. */
async function comesOut(issueNo: string, result: readonly string[], code = lab.code): Promise<void> {
  await lab.pass(sale)
  await lab.work()
  await lab.rig(issueNo, result, code)
  await lab.work()
}

/** Ten balls from each end: 810 together. */
const middleSum = Array.from({ length: 10 }, (_, at) => [at + 1, at + 71])
  .flat()
  .map((ball) => String(ball).padStart(2, '0'))

it.each([
  { code: 'happy-8-1', betType: 'keno.sum-size', result: middleSum },
  {
    code: 'mark-six-5',
    betType: 'mark-six.special-size',
    result: ['01', '02', '03', '04', '05', '06', '49'],
  },
])('a stake that comes back at $code is no win, and the chase goes on', async ({ code, betType, result }) => {
  const issues = await lab.makeIssues(3, code)
  const [first = '', second = ''] = issues
  const before = await lab.purse(id)
  const order = await chase({ code, stopRule: 'win', issues }, [{ betType, content: 'big' }])
  await comesOut(first, result, code)
  const [returned] = (await detail(order)).subOrders
  expect(returned).toMatchObject({ state: 'returned', win: '2.00' })
  expect(await statesOf(order)).toEqual(['returned', 'placed', 'held'])
  const wins = result.map((_, at) => String(80 - at).padStart(2, '0'))
  await comesOut(second, code === 'happy-8-1' ? wins : [...result.slice(0, 6), '48'], code)
  expect(await statesOf(order)).toEqual(['returned', 'won', 'stopped'])
  expect(await detail(order)).toMatchObject({ state: 'won', stake: '4.00', win: '5.90' })
  expect(await lab.purse(id)).toEqual({ cash: before.cash + 19_000n, held: before.held })
})

it('an order that won nothing and got a stake back is found as such, also where a line of it lost', async () => {
  const code = 'mark-six-5'
  const [issueNo = ''] = await lab.makeIssues(1, code)
  const size = { betType: 'mark-six.special-size', content: 'big' }
  const [pushed, withLoss, withWin] = [
    await chase({ code, stopRule: 'win', issues: [issueNo] }, [size]),
    await chase({ code, stopRule: 'win', issues: [issueNo] }, [
      size,
      { betType: 'mark-six.special', content: '48' },
    ]),
    await chase({ code, stopRule: 'win', issues: [issueNo] }, [
      size,
      { betType: 'mark-six.special', content: '49' },
    ]),
  ]
  await comesOut(issueNo, ['01', '02', '03', '04', '05', '06', '49'], code)
  expect(await detail(pushed)).toMatchObject({ state: 'returned', stake: '2.00', win: '2.00' })
  expect(await detail(withLoss)).toMatchObject({ state: 'returned', stake: '4.00', win: '2.00' })
  expect(await detail(withWin)).toMatchObject({ state: 'won', stake: '4.00', win: '97.55' })
  const { orders } = (await malaya.call(listLotteryOrders, { code, state: 'returned' })).value
  expect(orders.map((each) => each.id)).toEqual([withLoss.id, pushed.id])
})

/** Seven bets of two pesos, of which at most one wins 19.50: two wins do not make up for three issues. */
const sevenDigits: AskedBet = { betType: 'ssc.position', content: '3,4,5,6,7,8,9||||' }
const [lost, won, wonToo] = [0, 3, 4].map((digit) => [String(digit), '0', '0', '0', '0']) as [
  string[],
  string[],
  string[],
]

/** Two people say so. */
async function decide(
  propose: (ctx: LotteryLab['ctx'], asked: Parameters<typeof proposeVoid>[1]) => Promise<unknown>,
  issueNo: string,
): Promise<void> {
  for (const operator of ['rosa', 'ben']) {
    await propose(lab.ctx, { code: lab.code, issueNo, operator, reason: 'read wrongly' })
  }
  await lab.work()
}

const correctTo =
  (result: readonly string[]) => (ctx: LotteryLab['ctx'], asked: Parameters<typeof proposeVoid>[1]) =>
    proposeCorrection(ctx, { ...asked, result })

async function startForProfit(stopRule: StopRule = 'profit') {
  const issues = await lab.makeIssues(6)
  const order = await chase({ stopRule, issues }, [sevenDigits])
  return { issues: issues as [string, string, string, string, string, string], order }
}

it('LOTT-3 a chase for profit outlasts wins that leave none, and ends with the one that does', async () => {
  const { issues, order } = await startForProfit()
  const before = await lab.purse(id)
  await comesOut(issues[0], lost)
  await comesOut(issues[1], won)
  await comesOut(issues[2], won)
  expect(await statesOf(order)).toEqual(['lost', 'won', 'won', 'placed', 'held', 'held'])
  await comesOut(issues[3], won)
  expect(await statesOf(order)).toEqual(['lost', 'won', 'won', 'won', 'stopped', 'stopped'])
  expect(await detail(order)).toMatchObject({ stake: '56.00', win: '58.50' })
  expect(await lab.purse(id)).toEqual({
    cash: before.cash + 585_000n + 280_000n,
    held: before.held - 700_000n,
  })
})

it('LOTT-3 a win that was corrected counts once for the profit of a chase', async () => {
  const { issues, order } = await startForProfit()
  await comesOut(issues[0], lost)
  await comesOut(issues[1], won)
  await decide(correctTo(wonToo), issues[1])
  await comesOut(issues[2], won)
  expect(await statesOf(order)).toEqual(['lost', 'won', 'won', 'placed', 'held', 'held'])
  await comesOut(issues[3], won)
  expect(await statesOf(order)).toEqual(['lost', 'won', 'won', 'won', 'stopped', 'stopped'])
})

it('LOTT-3 a win that was voided is neither stake nor profit of a chase', async () => {
  const { issues, order } = await startForProfit()
  await comesOut(issues[0], lost)
  await comesOut(issues[1], won)
  await decide(proposeVoid, issues[1])
  await comesOut(issues[2], won)
  expect(await statesOf(order)).toEqual(['lost', 'refunded', 'won', 'placed', 'held', 'held'])
  await comesOut(issues[3], lost)
  await comesOut(issues[4], won)
  expect(await statesOf(order)).toEqual(['lost', 'refunded', 'won', 'lost', 'won', 'placed'])
})

it.each([
  { stopRule: 'win', states: ['won', 'stopped'] },
  { stopRule: 'profit', states: ['won', 'stopped'] },
  { stopRule: 'never', states: ['won', 'placed'] },
] as const)(
  'LOTT-3 a correction that makes an issue win ends a chase told to stop: $stopRule',
  async (rule) => {
    const { issues, order } = await startForProfit(rule.stopRule)
    await comesOut(issues[0], lost)
    expect((await statesOf(order)).slice(0, 2)).toEqual(['lost', 'placed'])
    await decide(correctTo(won), issues[0])
    expect((await statesOf(order)).slice(0, 2)).toEqual(rule.states)
    await malaya.call(cancelLotterySubOrders, { ids: order.subOrders.map((each) => each.id) })
  },
)

it('LOTT-3 a correction that takes a win away lets a chase go on that the next win would have ended', async () => {
  const { issues, order } = await startForProfit()
  await comesOut(issues[0], lost)
  await comesOut(issues[1], won)
  await decide(correctTo(lost), issues[1])
  await comesOut(issues[2], won)
  await comesOut(issues[3], won)
  expect(await statesOf(order)).toEqual(['lost', 'lost', 'won', 'won', 'placed', 'held'])
})
