import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#platform/embedded-postgres.ts'
import { migrate } from '#platform/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
    /** Before any test, in milliseconds. */
    startedAt: number
  }
}

/** One PostgreSQL for the whole run, with a migrated template that each test file copies. */
export default async function setup(project: TestProject) {
  const dir = mkdtempSync(join(tmpdir(), 'perya-test-'))
  const postgres = await startEmbeddedPostgres(dir, process.env.PATH, {
    fsync: 'off',
    full_page_writes: 'off',
    max_wal_size: '8GB',
    max_connections: '300',
  })
  const close = async () => {
    await postgres.stop()
    removeBeside(dir)
  }
  try {
    await makeTemplate(postgres.url)
  } catch (error) {
    await close()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  project.provide('startedAt', Date.now())
  return close
}

/** Hundreds of thousands of files take their time, and nobody waits for it. */
function removeBeside(dir: string): void {
  const remove = 'require("node:fs").rmSync(process.argv[1], { recursive: true, force: true })'
  spawn(process.execPath, ['-e', remove, dir], { detached: true, stdio: 'ignore' }).unref()
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
