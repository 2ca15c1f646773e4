import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { balanceAt } from './balances.ts'
import { closeLedger } from './closing.store.ts'
import { postTransfer } from './post-transfer.ts'
import { statement } from './statement.ts'
import { openLedger, stakeOf, type TestLedger } from './testing/open-ledger.ts'

let ledger: TestLedger
type Snapshot = { at: Date; cash: bigint; house: bigint }
const snapshots: Snapshot[] = []
let juan: Awaited<ReturnType<TestLedger['newMember']>>

beforeAll(async () => {
  ledger = await openLedger()
  juan = await ledger.newMember(100_000n)
  let house = -100_000n
  let cash = 100_000n
  for (let step = 0; step < 40; step += 1) {
    const amount = BigInt(1 + ((step * 37) % 90))
    const isWin = step % 3 === 0
    await postTransfer(ledger.ctx, {
      key: `step:${step}`,
      kind: isWin ? 'payout' : 'stake',
      legs: [
        { account: juan.cash, amount: isWin ? amount : -amount },
        { account: ledger.house, amount: isWin ? -amount : amount },
      ],
      reference: `round:${step}`,
    })
    cash += isWin ? amount : -amount
    house -= isWin ? amount : -amount
    snapshots.push({ at: await instant(), cash, house })
    if (step % 10 === 9) await closeLedger(ledger.ctx.db)
  }
})
afterAll(() => ledger.close())

/** An instant of the database's clock in whose millisecond nothing was posted, since a Date holds only milliseconds. */
async function instant(): Promise<Date> {
  const clock = async () => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(ledger.ctx.db)
    return (rows[0] as { at: Date }).at
  }
  const at = new Date((await clock()).getTime() + 1)
  let now = at
  while (now <= at) now = await clock()
  return at
}

it('R-16 a balance at any past instant equals what it was then, for members and for the house', async () => {
  for (const { at, cash, house } of snapshots) {
    expect(await balanceAt(ledger.ctx.db, juan.cash, at)).toBe(cash)
    expect(await balanceAt(ledger.ctx.db, ledger.house, at)).toBe(house)
  }
  expect(await balanceAt(ledger.ctx.db, juan.cash, new Date(0))).toBe(0n)
})

it('R-16 the house account read with closings equals the plain sum of its entries', async () => {
  const { rows } = await sql<{ sum: bigint }>`
    select sum(amount)::bigint as sum from ledger_entry where account_id = ${ledger.house}`.execute(
    ledger.ctx.db,
  )
  expect(await balanceAt(ledger.ctx.db, ledger.house, new Date('2999-01-01'))).toBe(rows[0]?.sum)
})

it("R-15 a member's statement for any period reconciles: opening and all lines make the closing balance", async () => {
  for (let first = 0; first < snapshots.length; first += 3) {
    for (let last = first + 1; last < snapshots.length; last += 5) {
      const [from, to] = [snapshots[first], snapshots[last]] as [Snapshot, Snapshot]
      const span = { account: juan.cash, from: from.at, to: to.at }
      const read = await statement(ledger.ctx.db, span, { limit: 1_000, offset: 0 })
      expect(read.opening).toBe(from.cash)
      expect(read.closing).toBe(to.cash)
      expect(read.opening + read.lines.reduce((sum, line) => sum + line.amount, 0n)).toBe(read.closing)
      expect(read.totalIn + read.totalOut).toBe(read.closing - read.opening)
      expect(read.lines).toHaveLength(last - first)
      expect(read.lines[0]?.balance).toBe(read.closing)
    }
  }
})

it('R-17 every entry of a member carries the balance before and after, and versions without a gap', async () => {
  const { rows } = await sql<{ version: bigint; before: bigint; amount: bigint; after: bigint }>`
    select version, balance_after - amount as before, amount, balance_after as after from ledger_entry
    where account_id = ${juan.cash} order by version`.execute(ledger.ctx.db)
  expect(rows.map((row) => row.version)).toEqual(Array.from({ length: 41 }, (_, index) => BigInt(index + 1)))
  rows.forEach((row, index) => {
    expect(row.before).toBe(index === 0 ? 0n : rows[index - 1]?.after)
  })
})

it('R-16 a bet that waits while the clock is set back never gets an earlier time than the one before it', async () => {
  await sql`update ledger_account set changed_at = now() + interval '1 hour' where id = ${juan.cash}`.execute(
    ledger.ctx.db,
  )
  const first = await postTransfer(ledger.ctx, stakeOf('late', juan.cash, ledger.house, 1n))
  const second = await postTransfer(ledger.ctx, stakeOf('later', juan.cash, ledger.house, 1n))
  expect(second.createdAt.getTime()).toBeGreaterThanOrEqual(first.createdAt.getTime())
})
