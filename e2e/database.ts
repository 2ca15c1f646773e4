/** The database of the platform a worker runs. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

export function address(): string {
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
