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
  const close = async () => {
    await postgres.stop()
    rmSync(dir, { recursive: true, force: true })
  }
  try {
    await makeTemplate(postgres.url)
  } catch (error) {
    await close()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  return close
}

async function makeTemplate(url: string): Promise<void> {
  const admin = new pg.Client(url)
  await admin.connect()
  try {
    await admin.query('create database perya_template')
    await migrate(url.replace(/\/postgres$/, '/perya_template'))
  } finally {
    await admin.end()
  }
}
