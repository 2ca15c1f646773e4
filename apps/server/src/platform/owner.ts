import type { Logger } from 'pino'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import { canChangeThePast } from './servers-login.ts'
import { StartError } from './start-error.ts'

/**
 * By which login this start migrates: the owner's, where it was given one.
 * Production is refused where the servers' own login could take a row out of `tables`, which only grow.
 */
export async function findOwner(
  { url, ownerUrl }: Pick<Database, 'url' | 'ownerUrl'>,
  mode: Env['mode'],
  { log, tables }: { log: Logger; tables: readonly string[] },
): Promise<string | undefined> {
  if (await canChangeThePast(url, tables)) {
    const fault =
      'The login in DATABASE_URL owns the database or can become its owner, so it could change the ledger and what operators did'
    if (mode === 'production') {
      throw new StartError(
        `${fault}: name a login of the servers' own in DATABASE_URL, and the owner's in MIGRATION_DATABASE_URL.`,
      )
    }
    log.warn(`${fault}; only a demo may be served like this`)
    return ownerUrl ?? url
  }
  if (ownerUrl === undefined && mode === 'demo') {
    throw new StartError(
      "A demo is made by the owner of its database: name the owner's login in MIGRATION_DATABASE_URL.",
    )
  }
  return ownerUrl
}
