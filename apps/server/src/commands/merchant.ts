/** `npm run merchant -- <code> show | set | create | vendor | game | categories | hot | announce | match | letters | feedback | chat | operator …`, for operators. */
import { ChangeRefused } from '#features/merchants/index.ts'
import { openDatabase } from '#platform/database.ts'
import { type Db, openDb, openPool } from '#platform/db.ts'
import { hasCluster } from '#platform/embedded-postgres.ts'
import type { Env } from '#platform/env.ts'
import { openSecrets, type Secrets } from '#platform/secrets.ts'
import { StartError } from '#platform/start-error.ts'
import { answerOperator, type Command, envOf } from './command.ts'

const usage = `Usage:
  npm run merchant -- <code> show
  npm run merchant -- <code> set <name> <value> by <operator>
  npm run merchant -- <code> texts <language> <file of JSON> by <operator>
  npm run merchant -- <code> create <name of the site>
  npm run merchant -- <code> vendor on|off <vendor> [reason] by <operator>
  npm run merchant -- <code> game on|off <node id> [reason] by <operator>
  npm run merchant -- <code> categories HOT,RNG,… | default by <operator>
  npm run merchant -- <code> hot <node id>,… | default by <operator>
  npm run merchant -- <code> announcements | announce <JSON> | withdraw <number>
  npm run merchant -- <code> matches | match <JSON> | unmatch <number>
  npm run merchant -- <code> articles | article <JSON> | remove <number>
  npm run merchant -- <code> letter <user name> <JSON>
  npm run merchant -- <code> letters [<number> [answer <JSON>]]
  npm run merchant -- <code> feedback [<number> [read <folder> | answer <JSON>]]
  npm run merchant -- <code> chat [read <user name> | say <user name> <words> | follow <user name>]
  npm run merchant -- <code> operator list | add | permissions | lock | unlock | password | audit …`

/** What a command reaches for; the platform's keys are opened by those alone that need them. */
type Desk = { db: Db; url: string; openKeys: () => Promise<Secrets> }

type Action = (desk: Desk, code: string, action: string, words: string[]) => Promise<string | null>

/** Whoever said what nobody understands has done nothing, and is told how it is said. */
function asked(done: string | null | undefined): string {
  if (done === null || done === undefined) throw new ChangeRefused(usage)
  return done
}

/** Lets only an operator by their own name do it, and writes it down. */
const signed =
  (act: Action): Action =>
  async (desk, code, action, words) => {
    const [operator = '', by] = words.toReversed()
    if (by !== 'by') return null
    const { actByCommand } = await import('#features/operators/index.ts')
    const said = words.slice(0, -2)
    return actByCommand(
      { db: desk.db, now: () => new Date() },
      {
        merchant: code,
        operator,
        permission: 'site.edit',
        call: `command merchant ${action}`,
        input: { said },
      },
      async () => asked(await act(desk, code, action, said)),
    )
  }

const site: Action = async ({ db }, ...words) => (await import('./merchant/site.ts')).changeSite(db, ...words)
const content: Action = async ({ db }, ...words) =>
  (await import('./merchant/content.ts')).changeContent(db, ...words)
const lobby: Action = async ({ db }, ...words) =>
  (await import('./merchant/lobby.ts')).changeLobby(db, ...words)

/** Each loads only what it needs: an operator should not wait for all features to change one flag. */
const actions: Readonly<Record<string, Action>> = {
  show: site,
  set: signed(site),
  texts: signed(site),
  create: site,
  announcements: content,
  announce: content,
  withdraw: content,
  matches: content,
  match: content,
  unmatch: content,
  articles: content,
  article: content,
  remove: content,
  letter: content,
  vendor: signed(lobby),
  game: signed(lobby),
  categories: signed(lobby),
  hot: signed(lobby),
  chat: async ({ db, url }, code, _, words) =>
    (await import('./merchant/chat.ts')).talk(db, url, code, words),
  letters: async ({ db }, code, _, words) =>
    (await import('./merchant/letters.ts')).tendLetters(db, code, words),
  feedback: async ({ db }, code, _, words) =>
    (await import('./merchant/feedback.ts')).tendFeedback(db, code, words),
  operator: async ({ db, openKeys }, code, _, words) => {
    const { manageOperators } = await import('./merchant/operators.ts')
    return manageOperators({ db, now: () => new Date(), secrets: await openKeys() }, code, words)
  },
}

async function run(desk: Desk, [code = '', action = '', ...words]: string[]): Promise<string> {
  return asked(Object.hasOwn(actions, action) ? await actions[action]?.(desk, code, action, words) : null)
}

/** Uses the database the servers use; starts the embedded one when none of them runs. */
async function withDesk<T>(env: Env, work: (desk: Desk) => Promise<T>): Promise<T> {
  if (env.databaseUrl === undefined && !hasCluster(env.dataDir)) {
    throw new StartError(`There is no data in ${env.dataDir} yet; start the platform once with npm start.`)
  }
  const { url, leave } = await openDatabase(env)
  const pool = openPool(url, 1)
  const db = openDb(pool)
  try {
    return await work({ db, url, openKeys: () => openSecrets(env, pool) })
  } finally {
    await db.destroy()
    await leave()
  }
}

export const command: Command = (words, variables) => withDesk(envOf(variables), (desk) => run(desk, words))

if (import.meta.main) await answerOperator(command)
