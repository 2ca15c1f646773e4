import {
  cancelLotterySubOrders,
  type LotteryOrderDetail,
  placeLotteryOrder,
} from '@perya/contract/lottery-orders'
import { issueName } from '@perya/lottery-rules/issue-name'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { eventually } from '#testing/eventually.ts'
import { changeRoom, type RoomChange } from '../rooms/switch-by-operator.ts'
import { type AskedBet, type LotteryLab, openLotteryLab } from '../testing/lottery-lab.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: LotteryLab
let malaya: Client
let juan: Client

/** Stakes 2.00 at multiple 1, and wins 19.50 and the unit a line is rounded up by. */
const seven: AskedBet = { betType: 'ssc.position', content: '7||||' }

beforeAll(async () => {
  lab = await openLotteryLab()
  malaya = await lab.logIn('malaya')
  juan = await lab.logIn('juan')
  for (const userName of ['malaya', 'juan']) await lab.fund(await lab.memberId(userName), 10_000n)
})
afterAll(() => lab.end())

const buy = (client: Client, code: string, issues: readonly string[], bet: AskedBet) =>
  client.call(
    placeLotteryOrder,
    lab.asked(
      issues.map((issueNo) => ({ issueNo, multiple: 1 })),
      [bet],
      { code },
    ),
  )

/** Issues of a lottery with a cap; `least` is an order that the cap refuses by itself, which is said as `refusal`. */
async function openCapped(code: string, cap: RoomChange, least: AskedBet, refusal: string) {
  const [issueNo = '', later = '', other = ''] = await lab.makeIssues(3, code)
  const named = { merchant: 'PERYA', code, roomType: 'free' as const, operator: 'rosa', reason: 'test' }
  await changeRoom(lab.ctx, named, cap)
  await eventually(async () => expect((await buy(malaya, code, [other], least)).errorCode).toBe(refusal))
  return { issueNo, later }
}

it('a member stakes in one issue what the room allows to the last centavo, and not one more', async () => {
  const code = 'ssc-5'
  const tooMuch = { ...seven, mode: '0.01', multiple: 5_001 } as const
  const cap = { issueMax: parseAmount('100') }
  const { issueNo, later } = await openCapped(code, cap, tooMuch, 'lottery.issueLimit')
  const before = await lab.purse(await lab.memberId('malaya'))
  expect((await buy(malaya, code, [issueNo], { ...seven, multiple: 30 })).success).toBe(true)
  const rest = await buy(malaya, code, [issueNo], { ...seven, multiple: 20 })
  expect(rest.success).toBe(true)
  const least = { ...seven, mode: '0.01' } as const
  const refused = {
    errorCode: 'lottery.issueLimit',
    message: `You can bet up to ₱100.00 on draw ${issueName(issueNo)}.`,
  }
  expect(await buy(malaya, code, [issueNo], least)).toMatchObject(refused)
  expect(await buy(malaya, code, [issueNo, later], least)).toMatchObject(refused)
  expect(before.cash - (await lab.purse(await lab.memberId('malaya'))).cash).toBe(1_000_000n)
  expect((await buy(malaya, code, [later], least)).success).toBe(true)
  expect((await buy(juan, code, [issueNo], least)).success).toBe(true)
  const { subOrders } = rest.value as LotteryOrderDetail
  await malaya.call(cancelLotterySubOrders, { ids: subOrders.map((each) => each.id) })
  expect((await buy(malaya, code, [issueNo], least)).success).toBe(true)
})

it('a member can win in one issue what the room allows to the last unit, whatever they bet on', async () => {
  const code = 'ssc-10'
  const cap = { issueWinMax: 5n * 195_000n + 2n }
  const { issueNo, later } = await openCapped(code, cap, { ...seven, multiple: 6 }, 'lottery.issueWinLimit')
  expect((await buy(malaya, code, [issueNo], { ...seven, multiple: 2 })).success).toBe(true)
  const rest = await buy(malaya, code, [issueNo], { betType: 'ssc.position', content: '|8|||', multiple: 3 })
  expect(rest.success).toBe(true)
  const least = { betType: 'ssc.sum-size', content: 'big', mode: '0.01' } as const
  const refused = {
    errorCode: 'lottery.issueWinLimit',
    message: `With your other bets, you could win more than ₱97.50 on draw ${issueName(issueNo)}. Please bet less.`,
  }
  expect(await buy(malaya, code, [issueNo], least)).toMatchObject(refused)
  expect(await buy(malaya, code, [issueNo, later], least)).toMatchObject(refused)
  expect((await buy(malaya, code, [later], least)).success).toBe(true)
  expect((await buy(juan, code, [issueNo], least)).success).toBe(true)
  const { subOrders } = rest.value as LotteryOrderDetail
  await malaya.call(cancelLotterySubOrders, { ids: subOrders.map((each) => each.id) })
  expect((await buy(malaya, code, [issueNo], least)).success).toBe(true)
})

it('a win cap one unit lower refuses the bet that fits the higher one', async () => {
  const cap = { issueWinMax: 5n * 195_000n + 1n }
  const { issueNo } = await openCapped('ssc-3', cap, { ...seven, multiple: 6 }, 'lottery.issueWinLimit')
  expect((await buy(malaya, 'ssc-3', [issueNo], { ...seven, multiple: 2 })).success).toBe(true)
  const rest = await buy(malaya, 'ssc-3', [issueNo], { ...seven, multiple: 3 })
  expect(rest.errorCode).toBe('lottery.issueWinLimit')
})
