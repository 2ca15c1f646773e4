import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { excuseFromAudit } from '#testing/audit-at-close.ts'
import { closeDays } from './close-days.ts'
import { listProfitDays } from './profit.store.ts'
import { statement } from './statement.ts'
import { openLedger, type TestLedger } from './testing/open-ledger.ts'

const members = 10_000
/** The full number with `npm run chaos -- --proofs`, a tenth of it in `npm test`. */
const statements = process.env.PERYA_PROOFS === 'full' ? members : members / 10
const movements = 6
const days = 500
const dayMs = 86_400_000

type Entry = { at: number; amount: bigint }

let ledger: TestLedger
let accounts: bigint[]
const entries = new Map<bigint, Entry[]>()
beforeAll(async () => {
  ledger = await openLedger()
  excuseFromAudit(ledger.ctx, 'its past is written by hand, without seals')
  await makeHistory()
  const { rows } = await sql<{ account: bigint; at: Date; amount: bigint }>`
    select account_id as account, created_at as at, amount from ledger_entry
    where version is not null order by account_id, version`.execute(ledger.ctx.db)
  for (const { account, at, amount } of rows) {
    const list = entries.get(account) ?? []
    list.push({ at: at.getTime(), amount })
    entries.set(account, list)
  }
  accounts = [...entries.keys()]
})
afterAll(() => ledger.close())

/** The ledger posts only at the present time, so this writes past movements directly into its tables. */
async function makeHistory(): Promise<void> {
  const { db } = ledger.ctx
  await sql`
    create temp table past as
    with account as (
      select g, ledger_open_account('member_cash', 'LEDGER', 'PHP', 2000000 + g, '') as id
      from generate_series(1, ${members}::int) g
    )
    select nextval('ledger_transfer_id') as id, a.id as account, n as version,
      case when n = 1 then 1000000 + a.g else ((a.g * 7919 + n * 104729) % 60000) - 29999 end::bigint as amount,
      date_trunc('second', now()) - make_interval(days => ${days}) + make_interval(
        secs => (n - 1) * (${days} * 86400 / ${movements}) + (a.g * 31 + n * 17) % 80000) as at
    from account a, generate_series(1, ${movements}::int) n`.execute(db)
  await sql`
    create temp table posted as
    select *, sum(amount) over (partition by account order by version)::bigint as after from past`.execute(db)
  await sql`
    insert into ledger_transfer (id, key, kind, accounts, amounts, balance_after, version, created_at, seal)
    select id, 'past:' || id, 'adjustment', array[account, ${ledger.house}::bigint], array[amount, -amount], after,
      version, at, ''
    from posted`.execute(db)
  await sql`
    insert into ledger_entry (transfer_id, account_id, amount, balance_after, version, created_at)
    select id, account, amount, after, version, at from posted
    union all
    select id, ${ledger.house}::bigint, -amount, null, null, at from posted`.execute(db)
  await sql`
    update ledger_account a set balance = p.after, version = p.version, changed_at = p.at
    from posted p where p.account = a.id and p.version = ${movements}`.execute(db)
  await sql`analyze ledger_entry, ledger_transfer`.execute(db)
}

const start = Date.now() - days * dayMs
const instants = fc.integer({ min: start, max: Date.now() })
/** When a business day of the site begins. */
const midnights = instants.map((at) => at - ((at + 8 * 3_600_000) % dayMs))

/** What is wrong with statements of random members and periods. */
async function reconcile(
  instant: fc.Arbitrary<number>,
  { seed, numRuns = statements }: { seed: number; numRuns?: number },
): Promise<string[]> {
  const cases = fc.sample(fc.tuple(fc.nat(members - 1), instant, instant), { numRuns, seed })
  const wrong: string[] = []
  let lines = 0
  const check = async ([member, one, other]: [number, number, number]) => {
    const account = accounts[member] as bigint
    const [from, to] = [Math.min(one, other), Math.max(one, other)]
    const span = { account, from: new Date(from), to: new Date(to) }
    const read = await statement(ledger.ctx.db, span, { limit: 100, offset: 0 })
    const page = await statement(ledger.ctx.db, span, { limit: 2, offset: 1 })
    const own = entries.get(account) ?? []
    const sum = (list: readonly { amount: bigint }[]) =>
      list.reduce((total, { amount }) => total + amount, 0n)
    const within = own.filter(({ at }) => at >= from && at < to)
    lines += read.lines.length
    const isRight =
      read.opening === sum(own.filter(({ at }) => at < from)) &&
      read.opening + sum(read.lines) === read.closing &&
      read.closing === sum(own.filter(({ at }) => at < to)) &&
      read.totalIn === sum(within.filter(({ amount }) => amount > 0n)) &&
      read.totalIn + read.totalOut === read.closing - read.opening &&
      read.count === within.length &&
      read.lines.length === within.length &&
      isDeepStrictEqual(page, { ...read, lines: read.lines.slice(1, 3) })
    if (!isRight) wrong.push(`account ${account} from ${span.from.toISOString()} to ${span.to.toISOString()}`)
  }
  // As many in parallel as the pool has connections.
  const queue = [...cases]
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (let next = queue.pop(); next; next = queue.pop()) await check(next)
    }),
  )
  expect(lines).toBeGreaterThan(numRuns)
  return wrong
}

/** Days of random members whose profit and loss is not what their lines add up to. */
async function reconcileProfit(seed: number): Promise<string[]> {
  const cases = fc.sample(fc.tuple(fc.nat(members - 1), midnights, midnights), { numRuns: 300, seed })
  const wrong: string[] = []
  for (const [member, one, other] of cases) {
    const cash = accounts[member] as bigint
    const [from, to] = [Math.min(one, other), Math.max(one, other)]
    const moved = new Map<string, bigint>()
    for (const { at, amount } of entries.get(cash) ?? []) {
      if (at < from || at >= to) continue
      const day = new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
      moved.set(day, (moved.get(day) ?? 0n) + amount)
    }
    const asked = { merchant: 'LEDGER', cash, from: new Date(from), to: new Date(to) }
    const days = await listProfitDays(ledger.ctx.db, 2_000_000n + BigInt(member) + 1n, asked)
    const told = days.map(({ day, other: change }) => [day, change] as const)
    const own = [...moved].filter(([, amount]) => amount !== 0n).sort(([a], [b]) => (a < b ? 1 : -1))
    if (!isDeepStrictEqual(told, own)) wrong.push(`account ${cash} from ${asked.from.toISOString()}`)
  }
  return wrong
}

it(`R-15 statements of ${statements} random members and periods within more than a year reconcile`, async () => {
  expect(await reconcile(instants, { seed: 15 })).toEqual([])
}, 600_000)

it('R-15 PAY-4 they stay the same after finished days are added up, and when the site’s days begin at another hour', async () => {
  const { db } = ledger.ctx
  // Older days stay as they are, so that a period has some of both.
  const added = 200
  const numRuns = statements / 4
  await sql`
    insert into ledger_day (merchant, day, time_zone)
    values ('LEDGER', (now() - make_interval(days => ${added}))::date, 'Asia/Manila')`.execute(db)
  await closeDays(ledger.ctx)
  const { rows } = await sql<{ days: number; entries: number }>`
    select (select count(*)::int from ledger_day where merchant = 'LEDGER') as days,
      (select sum(entries)::int from ledger_day_total) as entries`.execute(db)
  expect(rows[0]?.days).toBeGreaterThan(added - 3)
  expect(rows[0]?.entries).toBeGreaterThan(members / 2)
  expect(await reconcile(midnights, { seed: 16, numRuns })).toEqual([])
  expect(await reconcileProfit(18)).toEqual([])
  expect(await reconcile(instants, { seed: 17, numRuns })).toEqual([])
  await sql`update merchant set time_zone = 'Asia/Tokyo' where code = 'LEDGER'`.execute(db)
  expect(await reconcile(midnights, { seed: 18, numRuns })).toEqual([])
}, 600_000)
