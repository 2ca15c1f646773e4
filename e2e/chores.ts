/** What tests have done by the server's own code; `operator-process.ts` does it. */
import { address } from './database.ts'

/** A file of the server; by its address, since its types are not made for the world of a page. */
export const ofServer = (path: string) => import(new URL(`../apps/server/src/${path}`, import.meta.url).href)

/** For what the server's own functions do to its database. */
async function openDatabase(work: (db: unknown) => Promise<unknown>): Promise<void> {
  const { openDb, openPool } = await ofServer('platform/db.ts')
  const db = openDb(openPool(address(), 1))
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

export async function setMerchant(name: string, value: string): Promise<void> {
  const { changeMerchant } = await ofServer('features/merchants/change-merchant.ts')
  await openDatabase((db) => changeMerchant(db, 'PERYA', name, value))
}

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
