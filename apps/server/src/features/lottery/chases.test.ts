import { getLotteryOrder, listLotteryOrders, type StopRule } from '@perya/contract/lottery-orders'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { findFaults } from '#features/wallet/audit.store.ts'
import { type AskedBet, type LotteryLab, openLotteryLab, sale } from './testing/lottery-lab.ts'

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
