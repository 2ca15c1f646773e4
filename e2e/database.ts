/** The database of the platform a worker runs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

function address(): string {
  const pidFile = join(process.env.PERYA_E2E_DATA ?? '', 'postgres/postmaster.pid')
  const port = readFileSync(pidFile, 'utf8').split('\n')[3]
  return `postgres://postgres@127.0.0.1:${port}/postgres`
}

export async function query(sql: string, values: unknown[] = []): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: address() })
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

/** A file of the server; by its address, since its types are not made for the world of a page. */
export const ofServer = (path: string) => import(new URL(`../apps/server/src/${path}`, import.meta.url).href)

/** For what the server's own functions do to its database. */
export async function openDatabase(work: (db: unknown) => Promise<unknown>): Promise<void> {
  const { openDb, openPool } = await ofServer('platform/db.ts')
  const db = openDb(openPool(address(), 1))
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

/** As `npm run merchant -- PERYA set` does, but without starting a process for each of many changes. */
export async function setMerchant(name: string, value: string): Promise<void> {
  const { changeMerchant } = await ofServer('features/merchants/change-merchant.ts')
  await openDatabase((db) => changeMerchant(db, 'PERYA', name, value))
}

/** Whatever the tests of a worker did, the money they moved has to add up. */
export async function auditMoney(): Promise<void> {
  const { auditAtClose } = await ofServer('testing/audit-at-close.ts')
  const { openDb, openPool } = await ofServer('platform/db.ts')
  const { openLog } = await ofServer('platform/log.ts')
  const pool = openPool(address(), 1)
  const db = openDb(pool)
  try {
    await auditAtClose({ db, pool, log: openLog('silent') })
  } finally {
    await db.destroy()
  }
}
