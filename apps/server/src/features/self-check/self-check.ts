import { hostname } from 'node:os'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db.ts'
import {
  type Difference,
  gameDifferences,
  liveDifferences,
  migrationDifferences,
  releaseDifferences,
} from './differences.rules.ts'
import { livePlace, migrationsPlace, type Release } from './release.ts'
import {
  type Alarm,
  type Cause,
  findLatestSealed,
  insertRun,
  isSealed,
  listAlarms,
  listApplied,
  listLive,
  putAlarm,
} from './self-check.store.ts'
import { stopGames } from './stop-games.ts'

/** Compares a server's own tree with what was sealed; what differs is stopped, becomes an alarm and is logged. */
export async function selfCheck(ctx: Context, cause: Cause, release: Release): Promise<Difference[]> {
  const differences = await findDifferences(ctx.db, release)
  await stopGames(ctx, release, differences)
  await keepRun(ctx.db, { cause, release, differences })
  for (const { component, expected, found, detail } of differences) {
    ctx.log.error({ component, expected, found }, `self-check: this is not what was sealed: ${detail}`)
  }
  return differences
}

export async function findDifferences(db: Db, release: Release): Promise<Difference[]> {
  return [
    ...((await isSealed(db, release)) ? [] : releaseDifferences(release, await findLatestSealed(db))),
    ...migrationDifferences(release, migrationsPlace, await listApplied(db)),
    ...liveDifferences(release, livePlace, await listLive(db)),
    ...gameDifferences(release),
  ]
}

/** That somebody looked, with an alarm for each difference. */
export async function keepRun(
  db: Db,
  { cause, release, differences }: { cause: Cause; release: Release; differences: readonly Difference[] },
): Promise<void> {
  const host = hostname()
  await db.transaction().execute(async (tx) => {
    const { program, migrations } = release
    await insertRun(tx, { host, cause, program, migrations, differences: differences.length })
    for (const difference of differences) await putAlarm(tx, host, difference)
  })
}

/** What any server found and nobody has settled, the first one first. */
export function listOpenAlarms({ db }: Pick<Context, 'db'>): Promise<Alarm[]> {
  return listAlarms(db)
}
