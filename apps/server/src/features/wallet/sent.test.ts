import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { postTransfer } from './post-transfer.ts'
import { sumSent } from './sum-sent.ts'
import { openLedger, type TestLedger } from './testing/open-ledger.ts'

let ledger: TestLedger
beforeAll(async () => {
  ledger = await openLedger()
})
afterAll(() => ledger.close())

it('PAY-5 the sum a member sent to others includes finished days and today, and the count is of today', async () => {
  const { db } = ledger.ctx
  const { memberId, cash } = await ledger.newMember(10_000n)
  const move = (key: string, kind: 'member_transfer' | 'stake', amount: bigint) =>
    postTransfer(ledger.ctx, {
      key,
      kind,
      legs: [
        { account: cash, amount },
        { account: ledger.house, amount: -amount },
      ],
    })
  await move('sent:1', 'member_transfer', -300n)
  await move('sent:2', 'member_transfer', -20n)
  await move('sent:3', 'member_transfer', 50n)
  await move('sent:4', 'stake', -1_000n)
  expect(await sumSent(db, memberId, new Date())).toEqual({ amount: 320n, timesToday: 2 })
  const yesterday = sql`(now() at time zone 'Asia/Manila')::date - 1`
  await sql`insert into ledger_day (merchant, day, time_zone) values ('LEDGER', ${yesterday}, 'Asia/Manila')`.execute(
    db,
  )
  await sql`
    insert into ledger_day_total (account_id, day, kind, entries, total_in, total_out, last_version)
    values (${cash}, ${yesterday}, 'member_transfer', 2, 90, -700, 1), (${cash}, ${yesterday}, 'stake', 1, 0, -5, 2)`.execute(
    db,
  )
  expect(await sumSent(db, memberId, new Date())).toEqual({ amount: 1_020n, timesToday: 2 })
})
