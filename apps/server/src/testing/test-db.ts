import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDb, openPool, type Pool } from '#platform/db.ts'

export type TestDb = { url: string; db: Db; pool: Pool; close: () => Promise<void> }

/** A database of its own for one test file: every migration applied, or a copy of another one. */
export async function openTestDb(template = 'perya_template'): Promise<TestDb> {
  const url = await createDatabase(template)
  const pool = openPool(url)
  const db = openDb(pool)
  return { url, db, pool, close: () => db.destroy() }
}

/** A database as an operator would hand it over: nothing in it, and a login for servers beside its owner's. */
export async function openEmptyDatabase(): Promise<{
  url: string
  serversUrl: string
  drop: () => Promise<void>
}> {
  const url = await createDatabase('template1')
  return {
    url,
    serversUrl: url.replace('postgres://postgres@', 'postgres://perya_server@'),
    async drop() {
      await asAdmin((admin) => admin.query(`drop database ${nameOf(url)} with (force)`))
    },
  }
}

export const nameOf = (url: string) => new URL(url).pathname.slice(1)

async function createDatabase(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await asAdmin((admin) => admin.query(`create database ${name} template ${template} strategy file_copy`))
  return inject('postgresUrl').replace(/\/postgres$/, `/${name}`)
}

export async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client(inject('postgresUrl'))
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}
