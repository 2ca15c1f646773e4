import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts'
import { migrate } from '#platform/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const dir = mkdtempSync(join(tmpdir(), 'perya-test-'))
  const postgres = await startEmbeddedPostgres(dir, { fsync: 'off', max_connections: '300' })
  const admin = new pg.Client(postgres.url)
  await admin.connect()
  await admin.query('create database perya_template')
  await migrate(postgres.url.replace(/\/postgres$/, '/perya_template'))
  await admin.end()
  project.provide('postgresUrl', postgres.url)

  return async () => {
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}
