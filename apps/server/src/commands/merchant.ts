/** `npm run merchant -- <code> show | set | create | vendor | game | categories | hot | announce | feedback | chat …`, for operators. */
import { fileURLToPath } from 'node:url'
import { flagNames, flags } from '@perya/contract/flags'
import {
  chooseHotGames,
  orderCategories,
  switchLobbyGame,
  switchLobbyVendor,
} from '#features/catalogue/index.ts'
import {
  publishAnnouncement,
  publishArticle,
  readArticle,
  readPublication,
  removeHelpItem,
  withdrawAnnouncement,
} from '#features/content/index.ts'
import { sendByOperator } from '#features/inbox/index.ts'
import {
  ChangeRefused,
  changeMerchant,
  createMerchant,
  type Merchant,
  readMerchant,
} from '#features/merchants/index.ts'
import { waitUntilReady } from '#platform/database.ts'
import { type Db, openDb, openPool } from '#platform/db.ts'
import { hasCluster, startEmbeddedPostgres } from '#platform/embedded-postgres.ts'
import { type Env, readEnv } from '#platform/env.ts'
import { StartError } from '#platform/start-error.ts'
import { talk } from './merchant/chat.ts'
import { tendFeedback } from './merchant/feedback.ts'

const projectRoot = fileURLToPath(new URL('../../../../', import.meta.url))

const usage = `Usage:
  npm run merchant -- <code> show
  npm run merchant -- <code> set <name> <value>
  npm run merchant -- <code> create <name of the site>
  npm run merchant -- <code> vendor on|off <vendor> [reason]
  npm run merchant -- <code> game on|off <node id> [reason]
  npm run merchant -- <code> categories HOT,RNG,… | default
  npm run merchant -- <code> hot <node id>,… | default
  npm run merchant -- <code> announce <JSON> | withdraw <number>
  npm run merchant -- <code> article <JSON> | remove <number>
  npm run merchant -- <code> letter <user name> <JSON>
  npm run merchant -- <code> feedback [<number> [read <folder> | answer <JSON>]]
  npm run merchant -- <code> chat [read <user name> | say <user name> <words> | follow <user name>]`

async function run(db: Db, url: string, [code = '', action = '', ...rest]: string[]): Promise<string> {
  if (action === 'show' && rest.length === 0) return describe(await readMerchant(db, code))
  if (action === 'set' && rest.length === 2) {
    const [name = '', value = ''] = rest
    await changeMerchant(db, code, name, value)
    return `${name} of ${code} is now ${value}.`
  }
  if (action === 'create' && rest.length > 0) {
    await createMerchant(db, code, rest.join(' '))
    return `The merchant ${code} is open, with ${code}T for its trial members.`
  }
  if (action === 'announce' && rest.length > 0) {
    await readMerchant(db, code)
    const publication = readPublication(code, rest.join(' '))
    return `${code} announces it under number ${await publishAnnouncement({ db, now: () => new Date() }, publication)}.`
  }
  if (action === 'withdraw' && /^[1-9]\d{0,17}$/.test(rest.join(' '))) {
    await withdrawAnnouncement({ db }, code, BigInt(rest.join(' ')))
    return `${code} no longer announces number ${rest.join(' ')}.`
  }
  if (action === 'article' && rest.length > 0) {
    await readMerchant(db, code)
    const article = { merchant: code, ...readArticle(rest.join(' ')) }
    return `${code} keeps it under number ${await publishArticle({ db, now: () => new Date() }, article)}.`
  }
  if (action === 'letter' && rest.length > 1) {
    const [userName = '', ...json] = rest
    const desk = { db, now: () => new Date() }
    return `${userName} finds it under number ${await sendByOperator(desk, code, userName, json.join(' '))}.`
  }
  if (action === 'chat') return talk(db, url, code, rest)
  if (action === 'feedback') return tendFeedback(db, code, rest)
  if (action === 'remove' && /^[1-9]\d{0,17}$/.test(rest.join(' '))) {
    await removeHelpItem({ db }, code, BigInt(rest.join(' ')))
    return `${code} no longer explains number ${rest.join(' ')}.`
  }
  return changeLobby(db, code, action, rest)
}

/** What stands in the lobby of a site; running servers follow within a second. */
async function changeLobby(db: Db, code: string, action: string, words: string[]): Promise<string> {
  const [first = '', second = '', ...why] = words
  const isSwitch = (first === 'on' || first === 'off') && second !== ''
  const isList = (action === 'categories' || action === 'hot') && words.length === 1
  if (!isList && !((action === 'vendor' || action === 'game') && isSwitch)) throw new ChangeRefused(usage)
  const { trialOf } = await readMerchant(db, code)
  if (trialOf !== null) throw new ChangeRefused(`${code} shows the lobby of ${trialOf}.`)
  if (isList) {
    const names = first === 'default' ? null : first.split(',')
    await (action === 'hot' ? chooseHotGames : orderCategories)(db, code, names)
    return `${action === 'hot' ? 'The HOT list' : 'The order of categories'} of ${code} is now ${first}.`
  }
  const change = { merchant: code, isOn: first === 'on', reason: why.join(' ') || 'by an operator' }
  if (action === 'vendor') await switchLobbyVendor(db, { ...change, vendor: second })
  else await switchLobbyGame(db, { ...change, nodeId: second })
  return `${second} is now ${first} for ${code}.`
}

function describe(merchant: Merchant): string {
  const { settings } = merchant
  const onOff = (isOn: boolean) => (isOn ? 'on' : 'off')
  const facts = {
    name: merchant.name,
    maintenance: onOff(merchant.isInMaintenance),
    region: onOff(merchant.isRegionRestricted),
    default: onOff(merchant.isDefault),
    hosts: merchant.hosts.join(','),
    theme: merchant.theme,
    currency: merchant.currency,
    timeZone: merchant.timeZone,
    language: settings.languages.default,
    languages: settings.languages.enabled.join(','),
    mem_cen: settings.mobileTemplate.mem_cen,
    dep_func: settings.mobileTemplate.dep_func,
    minimumAge: settings.minimumAge,
    mainDomain: settings.mainDomain,
  }
  const line = (name: string, value: unknown, meaning = '') =>
    `${name.padEnd(22)}${String(value).padEnd(meaning ? 6 : 0)}${meaning}`.trimEnd()
  return [
    line('code', merchant.code),
    ...Object.entries(facts).map(([name, value]) => line(name, value)),
    '',
    ...ownWords(settings.texts).map(([name, text]) => line(`${name} `, text)),
    ...flagNames.map((name) => line(name, onOff(merchant.flags[name]), flags[name].meaning)),
  ].join('\n')
}

/** Each text the site has words of its own for, by the name it is set under. */
function ownWords(texts: Merchant['settings']['texts']): [string, string][] {
  return Object.entries(texts).flatMap(([language, words]) =>
    Object.entries(words).map(([id, text]): [string, string] => [`texts.${language}.${id}`, text]),
  )
}

/** Uses the database the servers use; starts the embedded one when none of them runs. */
async function withDatabase<T>(env: Env, work: (db: Db, url: string) => Promise<T>): Promise<T> {
  if (env.databaseUrl !== undefined) return withDb(env.databaseUrl, work)
  if (!hasCluster(env.dataDir)) {
    throw new StartError(`There is no data in ${env.dataDir} yet; start the platform once with npm start.`)
  }
  const postgres = await startEmbeddedPostgres(env.dataDir)
  try {
    return await withDb(postgres.url, work)
  } finally {
    if (!postgres.wasRunning) await postgres.leave()
  }
}

async function withDb<T>(url: string, work: (db: Db, url: string) => Promise<T>): Promise<T> {
  await waitUntilReady(url)
  const db = openDb(openPool(url, 1))
  try {
    return await work(db, url)
  } finally {
    await db.destroy()
  }
}

try {
  const words = process.argv.slice(2)
  const text = await withDatabase(readEnv(process.env, projectRoot), (db, url) => run(db, url, words))
  if (text !== '') process.stdout.write(`${text}\n`)
} catch (error) {
  const isExpected = error instanceof ChangeRefused || error instanceof StartError
  process.stderr.write(`${isExpected ? error.message : (error as Error).stack}\n`)
  process.exitCode = 1
}
