/** A PostgreSQL for the bench alone, with every promise about durability kept. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '../../apps/server/src/platform/db.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/migrate.ts'

export type BenchServer = {
  port: number
  urlOf: (database: string) => string
  /** Seconds of CPU all its processes have used so far, those that are gone included. */
  cpuSeconds: () => number
  stop: () => Promise<void>
}

/** The same for every contestant; a checkpoint in the middle of one would be the next one's luck. */
const settings = {
  synchronous_commit: 'on',
  fsync: 'on',
  full_page_writes: 'on',
  shared_buffers: '512MB',
  max_wal_size: '8GB',
  checkpoint_timeout: '30min',
  max_connections: '200',
}

export async function openBenchServer(): Promise<BenchServer> {
  const dir = mkdtempSync(join(tmpdir(), 'perya-bench-ledger-'))
  const postgres = await startEmbeddedPostgres(dir, settings)
  const urlOf = (database: string) => postgres.url.replace(/\/postgres$/, `/${database}`)
  const admin = openPool(postgres.url, 1)
  for (const database of ['tpcb', 'ordinary', 'ledger', 'http'])
    await admin.query(`create database ${database}`)
  await admin.end()
  await migrate(urlOf('ledger'))
  return {
    port: Number(new URL(postgres.url).port),
    urlOf,
    cpuSeconds: () =>
      readCpuSeconds(Number(readFileSync(join(dir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])),
    async stop() {
      await postgres.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}

/** Linux counts in hundredths of a second; children that ended are counted with their parent. */
function readCpuSeconds(postmaster: number): number {
  let ticks = 0
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
      const [own, gone] = [Number(fields[11]) + Number(fields[12]), Number(fields[13]) + Number(fields[14])]
      if (Number(pid) === postmaster) ticks += own + gone
      else if (Number(fields[1]) === postmaster) ticks += own
    } catch {
      // It ended while we looked, and is counted with its parent from now on.
    }
  }
  return ticks / 100
}
