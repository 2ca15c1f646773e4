/** `npm run migrate`: brings the database up to date by its owner's login, for servers whose own may not. */
import { projectRoot, readRelease, sealAtStart } from '#features/self-check/index.ts'
import { openDatabase } from '#platform/database.ts'
import { openDb, openPool } from '#platform/db.ts'
import { openLog } from '#platform/log.ts'
import { migrate } from '#platform/migrate.ts'
import { StartError } from '#platform/start-error.ts'
import { answerOperator, type Command, envOf } from './command.ts'

export const command: Command = async (_, variables) => {
  const env = envOf(variables)
  const { ownerUrl, leave } = await openDatabase(env)
  if (ownerUrl === undefined) throw new StartError("Name the owner's login in MIGRATION_DATABASE_URL.")
  const db = openDb(openPool(ownerUrl, 1))
  try {
    const applied = await migrate(ownerUrl)
    await sealAtStart({ db, log: openLog('silent') }, env.mode, await readRelease(projectRoot))
    return applied.length === 0 ? 'The database is up to date.' : applied.join('\n')
  } finally {
    await db.destroy()
    await leave()
  }
}

if (import.meta.main) await answerOperator(command)
