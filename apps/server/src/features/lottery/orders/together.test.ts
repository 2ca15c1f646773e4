import { cancelLotterySubOrders, placeLotteryOrder } from '@perya/contract/lottery-orders'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findFaults } from '#features/wallet/audit.store.ts'
import { eventually } from '#testing/eventually.ts'
import { changeRoom, type RoomChange } from '../rooms/switch-by-operator.ts'
import {
  type AskedBet,
  type AskedOrder,
  type LotteryLab,
  openLotteryLab,
  sale,
} from '../testing/lottery-lab.ts'
import { openOrders, type PlaceOrder } from './place-order.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: LotteryLab
let placeOrder: PlaceOrder
const ids = new Map<string, bigint>()

const userNames = ['malaya', 'juan', 'ligaya', 'datu']
const seven: AskedBet = { betType: 'ssc.position', content: '7||||' }
const eight: AskedBet = { betType: 'ssc.position', content: '8||||' }

beforeAll(async () => {
  lab = await openLotteryLab()
  placeOrder = openOrders(lab.ctx)
  for (const userName of userNames) {
    const id = await lab.memberId(userName)
    ids.set(userName, id)
    await lab.fund(id, 10_000n)
  }
})
afterAll(async () => {
  const snapshot = lab.ctx.db.transaction().setIsolationLevel('repeatable read')
  expect(await snapshot.execute(findFaults)).toEqual([])
  await lab.end()
})

const place = (userName: string, asked: AskedOrder) =>
  placeOrder({
    ...placeLotteryOrder.input.parse(asked),
    memberId: ids.get(userName) as bigint,
    merchant: 'PERYA',
    language: 'EN',
    reads: 'EN',
  })

const purses = () => Promise.all(userNames.map((name) => lab.purse(ids.get(name) as bigint)))

const change = (to: RoomChange) =>
  changeRoom(
    lab.ctx,
    { merchant: 'PERYA', code: lab.code, roomType: 'free', operator: 'rosa', reason: 'test' },
    to,
  )

it('orders that go together are judged each by itself, and asked again are answered as the first time', async () => {
  const [closed = ''] = await lab.makeIssues(1)
  const late = lab.asked([{ issueNo: closed, multiple: 1 }], [seven])
  for (const userName of userNames) await place(userName, { ...late, requestKey: crypto.randomUUID() })
  await lab.pass(sale + 1)
  const issues = await lab.makeIssues(3)
  const [now = '', other = ''] = issues
  // Known issues are not looked up, so that nobody comes later than the others.
  await place(
    'malaya',
    lab.asked(
      issues.map((issueNo) => ({ issueNo, multiple: 1 })),
      [eight],
    ),
  )
  await change({ numberMax: parseAmount('2000') })
  const many = { ...seven, multiple: 100 }
  await eventually(async () => {
    const tooMany = lab.asked([{ issueNo: other, multiple: 1 }], [{ ...seven, multiple: 200 }])
    await expect(place('malaya', tooMany)).rejects.toMatchObject({ code: 'lottery.soldOut' })
  })
  const before = await purses()
  const chase = lab.asked(
    issues.map((issueNo, index) => ({ issueNo, multiple: index + 1 })),
    [eight],
    { stopRule: 'never' },
  )
  const asked: [string, AskedOrder][] = [
    ['malaya', lab.asked([{ issueNo: now, multiple: 1 }], [many])],
    ['juan', lab.asked([{ issueNo: now, multiple: 1 }], [many])],
    ['ligaya', chase],
    ['datu', late],
  ]
  const together = () => Promise.allSettled(asked.map(([userName, order]) => place(userName, order)))
  const first = await together()
  const [taken, refused, chased] = first
  expect(refused).toMatchObject({ reason: { code: 'lottery.soldOut', details: { issueNo: { known: now } } } })
  expect(first[3]).toMatchObject({
    reason: { code: 'lottery.issueClosed', details: { issueNo: { known: closed } } },
  })
  expect(chased).toMatchObject({
    value: { cost: '12.00', subOrders: [{ state: 'placed' }, { state: 'held' }, { state: 'held' }] },
  })
  // One call has one instant.
  const createdAt = taken?.status === 'fulfilled' ? taken.value.createdAt : ''
  expect(chased).toMatchObject({ value: { createdAt } })
  const moved = (await purses()).map(({ cash, held }, index) => ({
    cash: cash - (before[index]?.cash ?? 0n),
    held: held - (before[index]?.held ?? 0n),
  }))
  expect(moved).toEqual([
    { cash: -2_000_000n, held: 0n },
    { cash: 0n, held: 0n },
    { cash: -120_000n, held: 100_000n },
    { cash: 0n, held: 0n },
  ])
  expect(await together()).toMatchObject(
    first.map((each) =>
      each.status === 'fulfilled'
        ? { value: { id: each.value.id, cost: each.value.cost } }
        : { reason: { code: each.reason.code } },
    ),
  )
  await change({ numberMax: parseAmount('3000000') })
})

it('what a member may stake in an issue counts what stands: what was cancelled makes room again', async () => {
  const juan = await lab.logIn('juan')
  const [issueNo = '', other = ''] = await lab.makeIssues(2)
  const ten = () => lab.asked([{ issueNo, multiple: 1 }], [{ ...eight, multiple: 5 }])
  await change({ issueMax: parseAmount('20') })
  // Asked on another issue: what is still taken before the change is heard must not count.
  await eventually(async () => {
    const tooMuch = lab.asked([{ issueNo: other, multiple: 1 }], [{ ...eight, multiple: 11 }])
    await expect(place('juan', tooMuch)).rejects.toMatchObject({ code: 'lottery.issueLimit' })
  })
  const order = await place('juan', ten())
  await place('juan', ten())
  await expect(place('juan', ten())).rejects.toMatchObject({ code: 'lottery.issueLimit' })
  await juan.call(cancelLotterySubOrders, { ids: order.subOrders.map(({ id }) => id) })
  await place('juan', ten())
})
