import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { inMoneyTransaction } from './money-transaction.ts'
import { postTransfer } from './post-transfer.ts'
import { openLedger, stakeOf, type TestLedger } from './testing/open-ledger.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(async () => {
  await ledger.expectSound()
  await ledger.close()
})

it('R-27 members who pay each other crosswise at the same moment both get through', async () => {
  const [juan, maria] = [await ledger.newMember(1_000n), await ledger.newMember(1_000n)]
  let tries = 0
  let bothHoldOne: (() => void) | undefined
  const bothHold = new Promise<void>((resolve) => {
    bothHoldOne = resolve
  })
  const payBoth = (key: string, first: bigint, second: bigint) =>
    inMoneyTransaction(ledger.ctx, async (tx) => {
      await postTransfer(tx, stakeOf(`${key}:1`, first, ledger.house, 1n))
      tries += 1
      if (tries === 2) bothHoldOne?.()
      await bothHold
      await postTransfer(tx, stakeOf(`${key}:2`, second, ledger.house, 1n))
    })
  await Promise.all([payBoth('a', juan.cash, maria.cash), payBoth('b', maria.cash, juan.cash)])
  // At least one of the two lost and was run again, perhaps several times.
  expect(tries).toBeGreaterThan(2)
  expect(await ledger.balanceOf(juan.cash)).toBe(998n)
  expect(await ledger.balanceOf(maria.cash)).toBe(998n)
}, 60_000)

it('R-27 a mistake of our own is not tried again', async () => {
  let tries = 0
  const failing = inMoneyTransaction(ledger.ctx, async () => {
    tries += 1
    throw new Error('ours')
  })
  await expect(failing).rejects.toThrow('ours')
  expect(tries).toBe(1)
})

it('R-2 posting to an account that was not locked keeps nothing where a rival changed it meanwhile', async () => {
  const juan = await ledger.newMember(1_000n)
  let late: Promise<unknown> | undefined
  await inMoneyTransaction(ledger.ctx, async (tx) => {
    await postTransfer(tx, stakeOf('rival', juan.cash, ledger.house, 600n))
    late = sql`
      select from ledger_post_locked(clock_timestamp(), '{}', false, '{careless}', '{stake}', '{careless}', null, null,
        '{1,1}', ${[juan.cash, ledger.house]}::bigint[], '{-600,600}')`.execute(ledger.ctx.db)
    // The assertions below check the outcome.
    late.catch(() => {})
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 30_000 })
  })
  await expect(late).rejects.toThrow('an account was changed that nobody had locked')
  expect(await ledger.balanceOf(juan.cash)).toBe(400n)
}, 60_000)

async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%careless%'`.execute(
    ledger.ctx.db,
  )
  return rows.length
}
