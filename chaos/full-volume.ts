/**
 * The volume of the write-ahead log, full.
 *
 * The log's next files lead to `/dev/full`, where the kernel itself refuses every write with "No space left on
 * device": that is the same on every Linux, needs no right to mount anything, and cannot fill up anybody else's disk.
 */
import { readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import type { Database } from './database.ts'

export type FullVolume = {
  /** How often PostgreSQL gave up since it could not write its log. */
  countRefusals: () => number
  free: () => void
}

/** From here on nothing can be written to the log, by anybody. */
export async function fillLogVolume({ files, openClient }: Database): Promise<FullVolume> {
  const client = await openClient()
  const { rows } = await client.query<{ name: string }>(
    `select pg_walfile_name(pg_current_wal_insert_lsn() + n * setting::bigint) as name
     from pg_settings, generate_series(1, 2) n where name = 'wal_segment_size'`,
  )
  const next = rows.map((row) => join(files, 'pg_wal', row.name))
  for (const file of next) {
    // One that was kept for later use is replaced in one step: the log may reach it at any moment.
    symlinkSync('/dev/full', `${file}.full`)
    renameSync(`${file}.full`, file)
  }
  // What is left of the present file is left unused, so that the very next write meets the end of the volume.
  await client.query('select pg_switch_wal()').catch(() => {})
  await client.end().catch(() => {})
  return {
    countRefusals: () =>
      readFileSync(join(files, 'server.log'), 'utf8').match(/PANIC: .* No space left on device/g)?.length ??
      0,
    free() {
      for (const file of next) rmSync(file)
    },
  }
}
