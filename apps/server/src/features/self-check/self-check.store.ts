import type { AppliedText } from '@perya/postgres/live-lock'
import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'
import type { AppliedMigration, Difference, SealedRelease } from './differences.rules.ts'

/** False before the migration that makes the table. */
export async function canHoldReleases(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select to_regclass('sealed_release') is not null as is`.execute(db)
  return rows[0]?.is === true
}

export async function isSealed(
  db: Db,
  { program, migrations }: Pick<SealedRelease, 'program' | 'migrations'>,
): Promise<boolean> {
  const { rows } = await sql`
    select from sealed_release where program = ${program} and migrations = ${migrations}`.execute(db)
  return rows.length > 0
}

export async function findLatestSealed(db: Db): Promise<SealedRelease | undefined> {
  const { rows } = await sql<SealedRelease>`
    select program, migrations, files from sealed_release order by id desc limit 1`.execute(db)
  return rows[0]
}

/** False when it was sealed before. */
export async function insertSealed(
  db: Db,
  { program, migrations, files }: SealedRelease,
  sealedBy: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into sealed_release (program, migrations, files, sealed_by)
    values (${program}, ${migrations}, ${JSON.stringify(files)}::jsonb, ${sealedBy})
    on conflict (program, migrations) do nothing returning id`.execute(db)
  return rows.length > 0
}

export async function listApplied(db: Db): Promise<AppliedMigration[]> {
  const { rows } = await sql<AppliedMigration>`select name, sha256 from schema_migration`.execute(db)
  return rows
}

export async function listLive(db: Db): Promise<AppliedText[]> {
  const { rows } = await sql<AppliedText>`select name, sha256, sequence from schema_live_text`.execute(db)
  return rows
}

export type Cause = 'start' | 'daily' | 'command'

export async function insertRun(
  tx: Tx,
  run: Pick<SealedRelease, 'program' | 'migrations'> & { host: string; cause: Cause; differences: number },
): Promise<void> {
  await sql`
    insert into self_check (host, cause, program, migrations, differences)
    values (${run.host}, ${run.cause}, ${run.program}, ${run.migrations}, ${run.differences})`.execute(tx)
}

/** One open alarm for each part of a host, which keeps what was found first: that is what somebody has to look into. */
export async function putAlarm(tx: Tx, host: string, difference: Difference): Promise<void> {
  const { component, expected, found, detail } = difference
  await sql`
    insert into self_check_alarm (host, component, expected, found, detail)
    values (${host}, ${component}, ${expected}, ${found}, ${detail})
    on conflict (host, component) where settled_at is null do nothing`.execute(tx)
}

export type Alarm = Difference & { id: bigint; host: string; raisedAt: Date }

export async function listAlarms(db: Db): Promise<Alarm[]> {
  const { rows } = await sql<Alarm>`
    select id, host, component, expected, found, detail, raised_at as "raisedAt"
    from self_check_alarm where settled_at is null order by id`.execute(db)
  return rows
}

/** False when there is no such open alarm. */
export async function closeAlarm(
  db: Db,
  { id, operator, reason }: { id: bigint; operator: string; reason: string },
): Promise<boolean> {
  const { rows } = await sql`
    update self_check_alarm set settled_at = now(), settled_by = ${operator}, reason = ${reason}
    where id = ${id} and settled_at is null returning id`.execute(db)
  return rows.length > 0
}
