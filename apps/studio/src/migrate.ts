import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { type Db, inTransaction } from './db.ts'

const migrationsDir = new URL('../migrations/', import.meta.url)

/** Any number that no other lock of this database uses. */
const migrationLock = 7_302_001

/** Applies what is new, in one transaction, while every other starting studio waits. */
export async function migrate(db: Db): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await tx.query('create schema if not exists studio')
    await tx.query(
      'create table if not exists studio.migration (name text primary key, sha256 text not null)',
    )
    const { rows } = await tx.query<{ name: string; sha256: string }>('select * from studio.migration')
    const applied = new Map(rows.map(({ name, sha256 }) => [name, sha256]))
    for (const name of (await readdir(migrationsDir)).filter((file) => file.endsWith('.sql')).sort()) {
      const text = await readFile(new URL(name, migrationsDir), 'utf8')
      const sha256 = createHash('sha256').update(text).digest('hex')
      const earlier = applied.get(name)
      if (earlier === sha256) continue
      if (earlier !== undefined) {
        throw new Error(`The migration ${name} differs from the one this studio was built with.`)
      }
      await tx.query(text)
      await tx.query('insert into studio.migration (name, sha256) values ($1, $2)', [name, sha256])
    }
  })
}
