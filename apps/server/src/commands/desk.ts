/** Where an operator's command works: the database the servers use, and its keys. */
import type { Permission } from '@perya/contract/permissions'
import { ChangeRefused, readMerchant } from '#features/merchants/index.ts'
import { actByCommand } from '#features/operators/index.ts'
import type { Context } from '#platform/context.ts'
import { type Database, openDatabase } from '#platform/database.ts'
import { openDb, openPool } from '#platform/db.ts'
import { hasCluster } from '#platform/embedded-postgres.ts'
import type { Env } from '#platform/env.ts'
import { openLog } from '#platform/log.ts'
import { openNotifications } from '#platform/notifications.ts'
import { openSecrets } from '#platform/secrets.ts'
import { makeServices } from '#platform/service.ts'
import { StartError } from '#platform/start-error.ts'
import { type Command, envOf } from './command.ts'

export type Desk = Context

type Run = (desk: Desk, words: string[]) => Promise<string>

/** A command that works at the desk, by the rights servers have. */
export const atDesk =
  (run: Run): Command =>
  (words, variables) =>
    withDesk(
      envOf(variables),
      ({ url }) => url,
      (desk) => run(desk, words),
    )

/** A command for what servers may not do; without the owner's login it has their rights too. */
export const atOwnersDesk =
  (run: Run): Command =>
  (words, variables) =>
    withDesk(
      envOf(variables),
      ({ url, ownerUrl }) => ownerUrl ?? url,
      (desk) => run(desk, words),
    )

/** Operators read what the command answers, and nothing else. */
const log = openLog('silent')

/** Starts the embedded database when no server runs it. */
async function withDesk<T>(
  env: Env,
  by: (database: Database) => string,
  work: (desk: Desk) => Promise<T>,
): Promise<T> {
  if (env.databaseUrl === undefined && !hasCluster(env.dataDir)) {
    throw new StartError(`There is no data in ${env.dataDir} yet; start the platform once with npm start.`)
  }
  const database = await openDatabase(env)
  const url = by(database)
  const pool = openPool(url, 2)
  const notifications = await openNotifications(url, log)
  try {
    const secrets = await openSecrets(env, pool)
    const now = () => new Date()
    const services = makeServices()
    return await work({ db: openDb(pool), env, pool, log, now, notifications, secrets, services })
  } finally {
    await notifications.close()
    await pool.end()
    await database.leave()
  }
}

export const table = (lines: readonly (readonly string[])[]) =>
  lines.map((words) => words.join('  ')).join('\n')

/** What somebody does at the desk, and may only do by their own name. */
export type SignedAct = {
  permission: Permission
  /** What it is told, word by word; what is JSON takes all the words there are. */
  asks: readonly string[]
  run: (desk: Desk, by: { merchant: string; operator: string }, said: string[]) => Promise<string>
}

type Look = (desk: Desk, merchant: string) => Promise<string>

/** A command as the list of what it shows and of what operators do with it. */
export function deskCommand(
  name: string,
  { looks, acts }: { looks: Record<string, Look>; acts: Record<string, SignedAct> },
): Command {
  const usage = [
    'Usage:',
    ...Object.keys(looks).map((look) => `  npm run ${name} -- <merchant> ${look}`),
    ...Object.entries(acts).map(([act, { asks }]) => {
      const words = asks.map((ask) => `<${ask}>`).join(' ')
      return `  npm run ${name} -- <merchant> ${act} ${words} by <operator>`
    }),
  ].join('\n')
  return atDesk(async (desk, [merchant = '', action = '', ...words]) => {
    const look = Object.hasOwn(looks, action) && words.length === 0 ? looks[action] : undefined
    if (look) {
      await readMerchant(desk.db, merchant)
      return look(desk, merchant)
    }
    const act = Object.hasOwn(acts, action) ? acts[action] : undefined
    const [operator = '', by] = words.toReversed()
    if (!act || by !== 'by') throw new ChangeRefused(usage)
    const typed = words.slice(0, -2)
    const said = act.asks[0] === 'JSON' ? [typed.join(' ')] : typed
    if (said.length !== act.asks.length || said.includes('')) throw new ChangeRefused(usage)
    const input = Object.fromEntries(act.asks.map((ask, index) => [ask, said[index]]))
    const signed = {
      merchant,
      operator,
      permission: act.permission,
      call: `command ${name} ${action}`,
      input,
    }
    return actByCommand(desk, signed, () => act.run(desk, { merchant, operator }, said))
  })
}
