import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDb, openPool, type Pool } from '#platform/db.ts'

export type TestDb = { url: string; db: Db; pool: Pool; close: () => Promise<void> }

/** A database of its own for one test file, every migration applied. */
export async function openTestDb(): Promise<TestDb> {
  const adminUrl = inject('postgresUrl')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client(adminUrl)
  await admin.connect()
  await admin.query(`create database ${name} template perya_template`)
  await admin.end()
  const url = adminUrl.replace(/\/postgres$/, `/${name}`)
  const pool = openPool(url)
  const db = openDb(pool)
  return { url, db, pool, close: () => db.destroy() }
}
