/** Writes the types of the tables of server and studio, from a database that every migration was just applied to. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool } from '../apps/server/src/platform/db.ts'
import { startEmbeddedPostgres } from '../apps/server/src/platform/embedded-postgres.ts'
import { migrate as migrateServer } from '../apps/server/src/platform/migrate.ts'
import { migrate as migrateStudio } from '../apps/studio/src/migrate.ts'
import { describeProgram, programs } from './table-types.ts'

const dir = mkdtempSync(join(tmpdir(), 'perya-tables-'))
const postgres = await startEmbeddedPostgres(dir, process.env.PATH, { fsync: 'off' })
const pool = openPool(postgres.url)
try {
  await migrateServer(postgres.url)
  await migrateStudio(postgres.url)
  for (const program of programs) writeFileSync(program.file, await describeProgram(pool, program))
} finally {
  await pool.end()
  await postgres.stop()
  rmSync(dir, { recursive: true, force: true })
}
