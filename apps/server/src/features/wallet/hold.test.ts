import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOpenHolds } from './hold.store.ts'
import { captureHold, hold, releaseHold } from './hold.ts'
import { openLedger, type TestLedger } from './testing/open-ledger.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(async () => {
  await ledger.expectSound()
  await ledger.close()
})

const within = <T>(work: Parameters<ReturnType<TestLedger['ctx']['db']['transaction']>['execute']>[0]) =>
  ledger.ctx.db.transaction().execute(work) as Promise<T>

it('R-9 money set aside leaves the cash at once and shows as held', async () => {
  const juan = await ledger.newMember(100n)
  await within((tx) => hold(tx, { key: 'w:1', memberId: juan.memberId, amount: 60n }))
  expect(await ledger.balanceOf(juan.cash)).toBe(40n)
  expect(await ledger.balanceOf(juan.held)).toBe(60n)
  expect(await listOpenHolds(ledger.ctx.db, juan.memberId)).toMatchObject([{ key: 'w:1', amount: 60n }])
  await expect(
    within((tx) => hold(tx, { key: 'w:2', memberId: juan.memberId, amount: 41n })),
  ).rejects.toMatchObject({
    code: 'balance.insufficient',
  })
})

it('R-9 approval, rejection and time-out at once end in exactly one of paid and returned', async () => {
  for (let round = 0; round < 20; round += 1) {
    const juan = await ledger.newMember(100n)
    const key = `race:${round}`
    await within((tx) => hold(tx, { key, memberId: juan.memberId, amount: 100n }))
    const ends = await Promise.allSettled([
      within((tx) => captureHold(tx, { key, to: ledger.house, kind: 'withdrawal' })),
      within((tx) => releaseHold(tx, { key, reason: 'rejected' })),
      within((tx) => releaseHold(tx, { key, reason: 'rejected' })),
    ])
    const [captured, released, releasedAgain] = ends.map((end) => end.status === 'fulfilled')
    expect(captured).not.toBe(released)
    expect(releasedAgain).toBe(released)
    expect(await ledger.balanceOf(juan.held)).toBe(0n)
    expect(await ledger.balanceOf(juan.cash)).toBe(captured ? 0n : 100n)
    for (const end of ends)
      if (end.status === 'rejected') expect(end.reason).toMatchObject({ code: 'hold.ended' })
  }
})

it('R-9 reaching the same end again changes nothing', async () => {
  const juan = await ledger.newMember(100n)
  await within((tx) => hold(tx, { key: 'again', memberId: juan.memberId, amount: 100n }))
  await within((tx) => hold(tx, { key: 'again', memberId: juan.memberId, amount: 100n }))
  const first = await within<{ id: bigint }>((tx) => releaseHold(tx, { key: 'again' }))
  const second = await within<{ id: bigint }>((tx) => releaseHold(tx, { key: 'again' }))
  expect(second.id).toBe(first.id)
  expect(await ledger.balanceOf(juan.cash)).toBe(100n)
  await expect(within((tx) => releaseHold(tx, { key: 'never made' }))).rejects.toMatchObject({
    code: 'hold.unknown',
  })
})

it('R-9 a hold used in part gives the rest back in the same movement', async () => {
  const juan = await ledger.newMember(100n)
  await within((tx) => hold(tx, { key: 'part', memberId: juan.memberId, amount: 90n, kind: 'stake_hold' }))
  await within((tx) => captureHold(tx, { key: 'part', to: ledger.house, kind: 'stake', amount: 25n }))
  expect(await ledger.balanceOf(juan.cash)).toBe(75n)
  expect(await ledger.balanceOf(juan.held)).toBe(0n)
})

it('R-9 an ended hold cannot be opened again, not even in the database', async () => {
  const reopen = sql`update wallet_hold set state = 'open', ended_by = null, ended_at = null where key = 'part'`
  await expect(reopen.execute(ledger.ctx.db)).rejects.toMatchObject({ code: '23001' })
})
