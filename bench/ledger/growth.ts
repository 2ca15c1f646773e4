/**
 * What a bet costs the database when the ledger is small and when it is large: the posting function over the same
 * wallets, after a history of the asked size was put below them. `--long` is ten million entries, else one.
 */
import { openPool } from '../../apps/server/src/platform/db.ts'
import { openPosting } from './posting.ts'
import { openBenchServer } from './server.ts'

const sizes = process.argv.includes('--long') ? [1e5, 1e6, 1e7] : [1e5, 1e6]
const rounds = 3
const seconds = 4

export async function run(): Promise<Record<string, number>> {
  const server = await openBenchServer()
  try {
    const posting = await openPosting(server)
    const pool = openPool(server.urlOf('ledger'), 1)
    try {
      const costs: number[] = []
      let entries = 0
      await posting.measure({ players: 256, seconds })
      for (const size of sizes) {
        await addHistory(pool, entries, size)
        entries = size
        const seen: number[] = []
        for (let round = 0; round < rounds; round += 1) {
          const startCpu = server.cpuSeconds()
          const { perSecond } = await posting.measure({ players: 256, seconds })
          seen.push(((server.cpuSeconds() - startCpu) * 1e6) / (perSecond * seconds))
        }
        const cost = seen.sort((a, b) => a - b)[Math.floor(rounds / 2)] as number
        costs.push(cost)
        console.log(`  at ${size} entries: ${cost.toFixed(1)} µs of the database's CPU for one bet`)
      }
      const [first = Number.NaN, last = Number.NaN] = [costs[0], costs.at(-1)]
      return {
        growthEntries: entries,
        growthCpuUsFirst: Number(first.toFixed(1)),
        growthCpuUsLast: Number(last.toFixed(1)),
        growthCpuOverFirst: Number((last / first).toFixed(2)),
      }
    } finally {
      await pool.end()
      await posting.close()
    }
  } finally {
    await server.stop()
  }
}

/** Movements of the past months, on the wallets of the bench, in the parts of the table their months have. */
async function addHistory(pool: ReturnType<typeof openPool>, from: number, to: number): Promise<void> {
  const step = 200_000
  await pool.query(`select ledger_make_partitions((now() - interval '12 months')::date, 12)`)
  const { rows } = await pool.query<{ cash: bigint; house: bigint }>(`
    select min(id) filter (where kind = 'member_cash') as cash, min(id) filter (where kind = 'house') as house
    from ledger_account where merchant = 'BENCH'`)
  for (let first = from / 2; first < to / 2; first += step) {
    // One transfer and its two entries for each number; below the first version, where they disturb nobody.
    await pool.query(
      `with past as (
        select nextval('ledger_transfer_id') as id, n, $1::bigint + n % 10000 as cash, -n as version,
          now() - interval '12 months' + n * (interval '11 months' / $5::float8) as at
        from generate_series($3::bigint, $4::bigint - 1) n
      ), kept as (
        insert into ledger_transfer (id, key, kind, accounts, amounts, balance_after, version, reference, created_at, seal)
        select id, 'vendor:past:' || md5(n::text), 'stake', array[cash, $2::bigint], array[-10000, 10000], 0, version,
          'round:' || n, at, sha256(int8send(n))
        from past
      )
      insert into ledger_entry (transfer_id, account_id, amount, balance_after, version, created_at)
      select p.id, l.account, l.amount, l.balance, l.version, p.at
      from past p cross join lateral (values
        (p.cash, -10000, 0, p.version), ($2::bigint, 10000, null, null)) l (account, amount, balance, version)`,
      [rows[0]?.cash, rows[0]?.house, first, Math.min(first + step, to / 2), to / 2],
    )
  }
  await pool.query('vacuum analyze')
  await pool.query('checkpoint')
}
