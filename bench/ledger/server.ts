/** A PostgreSQL for the bench alone, with every promise about durability kept. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '../../apps/server/src/platform/db.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/migrate.ts'

export type BenchServer = {
  port: number
  urlOf: (contestant: string) => string
  /** Seconds of CPU all its processes have used so far, those that are gone included. */
  cpuSeconds: () => number
  stop: () => Promise<void>
}

const promises = { synchronous_commit: 'on', fsync: 'on', full_page_writes: 'on' }

/** The same for every contestant; a checkpoint in the middle of one would be the next one's luck. */
const settings = {
  ...promises,
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  max_connections: '200',
}

export const databaseOf = (contestant: string) => `perya_bench_${contestant}`

/** The embedded one, or that of `BENCH_DATABASE_URL` on this machine. */
export async function openBenchServer(): Promise<BenchServer> {
  const { url, stop } = await findServer()
  const urlOf = (contestant: string) =>
    Object.assign(new URL(url), { pathname: `/${databaseOf(contestant)}` }).href
  const admin = openPool(url, 1)
  const postmaster = await lookAt(admin)
  for (const database of ['tpcb', 'ordinary', 'peer', 'ledger', 'http'].map(databaseOf)) {
    await admin.query(`drop database if exists ${database}`)
    await admin.query(`create database ${database}`)
  }
  await admin.end()
  await migrate(urlOf('ledger'))
  return { port: Number(new URL(url).port), urlOf, cpuSeconds: () => readCpuSeconds(postmaster), stop }
}

async function findServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const given = process.env.BENCH_DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const dir = mkdtempSync(join(tmpdir(), 'perya-bench-ledger-'))
  const postgres = await startEmbeddedPostgres(dir, process.env.PATH, settings)
  return {
    url: postgres.url,
    async stop() {
      await postgres.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Refuses a server that keeps less than its word; answers the process all its others belong to. */
async function lookAt(admin: ReturnType<typeof openPool>): Promise<number> {
  for (const [name, expected] of Object.entries(promises)) {
    const { rows } = await admin.query('select current_setting($1) as value', [name])
    if (rows[0].value !== expected) throw new Error(`this server has ${name} = ${rows[0].value}`)
  }
  const { rows } = await admin.query('select pg_backend_pid() as pid, version()')
  console.log(`  ${rows[0].version}`)
  return Number(statOf(rows[0].pid)[1])
}

const statOf = (pid: number | string) =>
  readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []

/** Linux counts in hundredths of a second; children that ended are counted with their parent. */
function readCpuSeconds(postmaster: number): number {
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = statOf(pid)
      const [own, gone] = [Number(fields[11]) + Number(fields[12]), Number(fields[13]) + Number(fields[14])]
      if (Number(pid) === postmaster) ticks += own + gone
      else if (Number(fields[1]) === postmaster) ticks += own
    } catch {
      // It ended while we looked, and is counted with its parent from now on.
    }
  }
  return ticks / 100
}
