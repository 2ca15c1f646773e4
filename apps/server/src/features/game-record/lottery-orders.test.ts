import { games } from '@perya/catalogue-data'
import { gameRecord, gameRecordCsv } from '@perya/contract/game-record'
import { cancelLotterySubOrders } from '@perya/contract/lottery-orders'
import { memberTransactions } from '@perya/contract/wallet'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { lotteryTiles } from '#features/lottery/index.ts'
import { type LotteryLab, openLotteryLab } from '#features/lottery/testing/lottery-lab.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: LotteryLab
let malaya: Client
let memberId: bigint

/** Ten bets of two pesos, of which one pays 9.75 times, and one bet that loses. */
const everyDigit = { betType: 'ssc.position', content: '0,1,2,3,4,5,6,7,8,9||||' }
const neverDrawn = { betType: 'ssc.position', content: '7||||' }

beforeAll(async () => {
  lab = await openLotteryLab()
  malaya = await lab.logIn('malaya')
  memberId = await lab.memberId('malaya')
  await lab.fund(memberId, 10_000n)
})
afterAll(() => lab.end())

const record = async (input = {}) => (await malaya.call(gameRecord, input)).value

it('LOTT-3 PAY-4 orders of lotteries stand among the rounds, and add up to what the wallet lost', async () => {
  const before = await lab.purse(memberId)
  const [first = '', second = ''] = await lab.makeIssues(2)
  const won = await lab.place(malaya, lab.asked([{ issueNo: first, multiple: 1 }], [everyDigit]))
  const lost = await lab.place(malaya, lab.asked([{ issueNo: first, multiple: 1 }], [neverDrawn]))
  const cancelled = await lab.place(malaya, lab.asked([{ issueNo: first, multiple: 3 }], [everyDigit]))
  const [bet] = cancelled.subOrders
  await malaya.call(cancelLotterySubOrders, { ids: [bet?.id ?? ''] })
  const waiting = await lab.place(malaya, lab.asked([{ issueNo: second, multiple: 2 }], [neverDrawn]))
  await lab.close()
  await lab.rig(first, ['1', '2', '3', '4', '5'])
  await lab.draw()

  const answer = await record()
  expect(answer.rounds.map(({ orderId, state, stake, win }) => ({ orderId, state, stake, win }))).toEqual([
    { orderId: waiting.id, state: 'open', stake: '4.00', win: '0.00' },
    { orderId: cancelled.id, state: 'rolledBack', stake: '0.00', win: '0.00' },
    { orderId: lost.id, state: 'settled', stake: '2.00', win: '0.00' },
    { orderId: won.id, state: 'settled', stake: '20.00', win: '19.50' },
  ])
  expect(answer.rounds[0]).toMatchObject({
    roundId: waiting.reference,
    gameName: 'Manila 1 Min',
    vendor: 'TCG_ELOTT',
    vendorName: 'Bola Express',
    gameCategory: 'ELOTT',
    nodeId: 'tcg-elott-manila-1-min',
    isProvable: false,
  })
  expect(parseAmount(answer.totalNet)).toBe((await lab.purse(memberId)).cash - before.cash)
  expect(answer.totalCount).toBe(4)
  const { lines } = (await malaya.call(memberTransactions, { types: 'stake' as never })).value
  expect(new Set(lines.map(({ game }) => game))).toEqual(new Set(['Manila 1 Min']))
})

it('PAY-4 they are found by category and by vendor, page by page, and in the file', async () => {
  expect((await record({ gameCategory: 'ELOTT' })).totalCount).toBe(4)
  expect((await record({ vendor: 'TCG_ELOTT' })).totalCount).toBe(4)
  expect((await record({ gameCategory: 'LOTT' })).rounds).toEqual([])
  expect((await record({ vendor: 'PERYA' })).rounds).toEqual([])
  const pages = await Promise.all([1, 2].map((pageNo) => record({ pageSize: 3, pageNo })))
  expect(pages.map(({ rounds }) => rounds.length)).toEqual([3, 1])
  const { text } = await malaya.call(gameRecordCsv, {})
  expect(text).toContain('Manila 1 Min,Bola Express,ELOTT,L')
})

it('PAY-4 nobody sees the orders of another member', async () => {
  const juan = await lab.logIn('juan')
  expect((await juan.call(gameRecord, { gameCategory: 'ELOTT' })).value.rounds).toEqual([])
})

it('LOTT-1 every lottery is listed by the vendor and category of its tile', () => {
  for (const { nodeId, vendor, category } of lotteryTiles) {
    const tile = games.find((game) => game.nodeId === nodeId)
    if (nodeId !== null)
      expect({ vendor, category }).toEqual({ vendor: tile?.vendor, category: tile?.category })
  }
})
