import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Context } from '#platform/context.ts'
import { openTestContext } from '#testing/test-context.ts'
import { type MemberAccounts, openHouseAccount, openMemberAccounts } from '../accounts.ts'
import { findFaults } from '../audit.store.ts'
import { postTransfer } from '../post-transfer.ts'

export type TestLedger = {
  ctx: Context
  url: string
  house: bigint
  /** A new member of the test merchant with this much cash. */
  newMember: (cash?: bigint) => Promise<MemberAccounts & { memberId: bigint }>
  balanceOf: (account: bigint) => Promise<bigint | null>
  count: (table: 'ledger_transfer' | 'ledger_entry' | 'ledger_alert') => Promise<number>
  /** Runs every check of the audit in one snapshot. */
  expectSound: () => Promise<void>
  close: () => Promise<void>
}

let lastMember = 900_000n

/** A ledger of its own with one merchant and its house account. */
export async function openLedger(): Promise<TestLedger> {
  const { ctx, url, close } = await openTestContext()
  await sql`insert into merchant (code, name) values ('LEDGER', 'Ledger')`.execute(ctx.db)
  const house = await openHouseAccount(ctx.db, { kind: 'house', merchant: 'LEDGER' })

  return {
    ctx,
    url,
    house,
    async newMember(cash = 0n) {
      lastMember += 1n
      const memberId = lastMember
      const accounts = await openMemberAccounts(ctx.db, { memberId, merchant: 'LEDGER' })
      if (cash > 0n) {
        await postTransfer(ctx, {
          key: `test:${memberId}:opening`,
          kind: 'demo_funding',
          legs: [
            { account: accounts.cash, amount: cash },
            { account: house, amount: -cash },
          ],
        })
      }
      return { ...accounts, memberId }
    },
    async balanceOf(account) {
      const { rows } = await sql<{ balance: bigint | null }>`
        select balance from ledger_account where id = ${account}`.execute(ctx.db)
      return rows[0]?.balance ?? null
    },
    async count(table) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)}`.execute(ctx.db)
      return rows[0]?.count ?? 0
    },
    async expectSound() {
      const snapshot = ctx.db.transaction().setIsolationLevel('repeatable read')
      assert.deepEqual(await snapshot.execute(findFaults), [])
    },
    close,
  }
}

/** A stake of a member against the house. */
export function stakeOf(key: string, from: bigint, house: bigint, amount: bigint) {
  return {
    key,
    kind: 'stake',
    legs: [
      { account: from, amount: -amount },
      { account: house, amount },
    ],
  } as const
}
