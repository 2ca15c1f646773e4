/** A PostgreSQL for the bench alone, with every promise about durability kept. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '../../apps/server/src/platform/db.ts'
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts'
import { migrate } from '../../apps/server/src/platform/migrate.ts'

export type BenchServer = {
  port: number
  urlOf: (database: string) => string
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
  for (const database of ['tpcb', 'ordinary', 'ledger']) await admin.query(`create database ${database}`)
  await admin.end()
  await migrate(urlOf('ledger'))
  return {
    port: Number(new URL(postgres.url).port),
    urlOf,
    async stop() {
      await postgres.stop()
      rmSync(dir, { recursive: true, force: true })
    },
  }
}
