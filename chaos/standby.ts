/** A copy of a running database that follows it over a line of its own, and may take its place. */
import { execFileSync } from 'node:child_process'
import { chownSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { makeHost } from './cluster.ts'
import { type Database, makeDatabase } from './database.ts'
import { openProxy } from './proxy.ts'

const linePort = 5432
const name = 'standby'

export type Standby = Awaited<ReturnType<typeof openStandby>>

/** Once this is done, the primary acknowledges nothing that the standby has not written to its disk. */
export async function openStandby(primary: Database) {
  const standby = makeDatabase()
  const host = makeHost()
  const line = await openProxy({ host, port: linePort, destination: primary.socket })
  const client = await primary.openClient()
  await copy(primary, client, standby)
  demote(standby)
  await standby.start({
    primary_conninfo: `host=${host} port=${linePort} user=postgres application_name=${name} sslmode=disable gssencmode=disable`,
  })
  await client.query(`alter system set synchronous_standby_names = '${name}'`)
  await client.query('select pg_reload_conf()')
  while (!(await isSynchronous(client))) await pause(50)
  await client.end()
  return {
    ...standby,
    /** What the primary writes comes over this. */
    line,
    async promote(): Promise<void> {
      line.close()
      const promoted = await standby.openClient()
      await promoted.query('select pg_promote()')
      await promoted.end()
    },
    async close(): Promise<void> {
      line.close()
      await standby.close()
    },
  }
}

/** Started again, it follows or waits, and takes no writes from anybody. */
export function demote(database: Database): void {
  place(database, 'standby.signal', '')
}

/** A backup of files while they are in use, since what tools exist for it is not where PostgreSQL is. */
async function copy(from: Database, client: pg.Client, to: Database): Promise<void> {
  await client.query("select pg_backup_start('standby', true)")
  execFileSync('cp', ['-a', from.files, to.files])
  const { rows } = await client.query<{ label: string }>('select labelfile as label from pg_backup_stop()')
  for (const left of [
    'postmaster.pid',
    'postmaster.opts',
    basename(to.socket),
    `${basename(to.socket)}.lock`,
  ])
    rmSync(join(to.files, left), { force: true })
  place(to, 'backup_label', rows[0]?.label ?? '')
}

async function isSynchronous(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query("select from pg_stat_replication where sync_state = 'sync'")
  return rowCount === 1
}

/** A file that belongs to whoever the database runs as. */
function place({ files }: Database, file: string, text: string): void {
  const { uid, gid } = statSync(files)
  writeFileSync(join(files, file), text)
  chownSync(join(files, file), uid, gid)
}
