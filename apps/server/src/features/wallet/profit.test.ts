import type { TransferKind } from '@perya/contract/ledger'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readBalances } from './balances.ts'
import { captureHold, hold, releaseHold } from './hold.ts'
import { tryPostTransfer } from './post-transfer.ts'
import { listProfitDays } from './profit.store.ts'
import { openLedger, type TestLedger } from './testing/open-ledger.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

type Player = Awaited<ReturnType<TestLedger['newMember']>>

const wide = { from: new Date('2020-01-01'), to: new Date('2100-01-01') }
const profitOf = async ({ memberId, cash }: Player) => {
  const days = await listProfitDays(ledger.ctx.db, memberId, { merchant: 'LEDGER', cash, ...wide })
  const total = (pick: (day: (typeof days)[number]) => bigint) =>
    days.reduce((sum, day) => sum + pick(day), 0n)
  return {
    deposits: total((day) => day.deposits),
    withdrawals: total((day) => day.withdrawals),
    staked: total((day) => day.staked),
    won: total((day) => day.won),
    rewards: total((day) => day.rewards),
    other: total((day) => day.other),
    change: total((day) => day.deposits + day.withdrawals - day.staked + day.won + day.rewards + day.other),
  }
}

let key = 0
const move = (player: Player, kind: TransferKind, amount: bigint) =>
  tryPostTransfer(ledger.ctx, {
    key: `profit:${++key}`,
    kind,
    legs: [
      { account: player.cash, amount },
      { account: ledger.house, amount: -amount },
    ],
  })

it('PAY-4 each movement is in its column, and money only set aside is in none', async () => {
  const player = await ledger.newMember(100_000n)
  await move(player, 'deposit', 50_000n)
  await move(player, 'stake', -3_000n)
  await move(player, 'refund', 1_000n)
  await move(player, 'payout', 700n)
  await move(player, 'rebate', 20n)
  await move(player, 'adjustment', -5n)
  const { ctx } = ledger
  await ctx.db.transaction().execute(async (tx) => {
    await hold(tx, { key: 'p:1', memberId: player.memberId, amount: 400n })
    await hold(tx, { key: 'p:2', memberId: player.memberId, amount: 600n })
    await hold(tx, { key: 'p:3', memberId: player.memberId, amount: 80n, kind: 'stake_hold' })
    await captureHold(tx, { key: 'p:1', to: ledger.house, kind: 'withdrawal' })
    await captureHold(tx, { key: 'p:3', to: ledger.house, kind: 'stake' })
  })
  const before = await profitOf(player)
  expect(before).toMatchObject({
    deposits: 50_000n,
    withdrawals: -400n,
    staked: 2_080n,
    won: 700n,
    rewards: 20n,
  })
  await ctx.db.transaction().execute((tx) => releaseHold(tx, { key: 'p:2' }))
  expect(await profitOf(player)).toEqual(before)
})

it('PAY-4 whatever moves, the figures add up to the last unit of the member’s balance', async () => {
  const kinds = fc.constantFrom<[TransferKind, 1n | -1n]>(
    ['deposit', 1n],
    ['withdrawal', -1n],
    ['fee', -1n],
    ['stake', -1n],
    ['refund', 1n],
    ['payout', 1n],
    ['jackpot_win', 1n],
    ['settlement', -1n],
    ['bonus', 1n],
    ['rebate', 1n],
    ['commission', 1n],
    ['member_transfer', -1n],
    ['adjustment', -1n],
    ['chargeback', -1n],
  )
  const moves = fc.array(fc.tuple(kinds, fc.bigInt(1n, 9_999n)), { minLength: 1, maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(moves, async (list) => {
      const player = await ledger.newMember(50_000n)
      for (const [[kind, sign], amount] of list) await move(player, kind, sign * amount)
      const [balance] = await readBalances(ledger.ctx.db, [player.memberId])
      const { cash = 0n, bonus = 0n, held = 0n, inTransit = 0n } = balance ?? {}
      expect((await profitOf(player)).change).toBe(cash + bonus + held + inTransit)
    }),
    { numRuns: 15 },
  )
})
