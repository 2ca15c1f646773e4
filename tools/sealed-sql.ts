/** What may change in the SQL of an app: numbered migrations are only appended, and each live text is sealed as it is. */
import { createHash } from 'node:crypto'
import {
  nameOf,
  newestOf,
  parseLiveLock,
  removed,
  type SealedText,
} from '../packages/postgres/src/live-lock.ts'
import { readTrigger } from '../packages/postgres/src/statements.ts'

/** A folder of files with its lock, as they are and as the last commit has the lock. */
export type Sealed = { files: ReadonlyMap<string, string>; lock: string; committed: string }

/** The complaints about a folder, and its lock with all that is new in it. */
export type Verdict = { complaints: string[]; lock: string }

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')
const linesOf = (lock: string) => lock.split('\n').filter(Boolean)
const joined = (lines: readonly string[]) => [...lines, ''].join('\n')

const seals = 'node tools/migrations.ts --seal'

function hasShrunk({ lock, committed }: Sealed): boolean {
  const lines = linesOf(lock)
  return linesOf(committed).some((line, index) => lines[index] !== line)
}

/** Statements without comments. Strings stay: they may hold statements that are executed. */
const withoutComments = (text: string) => text.replace(/--[^\n]*/g, '').replace(/\/\*[\s\S]*?\*\//g, '')

const live =
  /\b(?:create|alter)\s+(?:or\s+replace\s+)?(?:constraint\s+)?(?:function|procedure|trigger|view)\b|\bdrop\s+trigger\b|\bpg_get_functiondef\b/i

export function judgeMigrations(folder: Sealed): Verdict {
  const { files, lock } = folder
  const names = [...files.keys()].sort()
  const sealed = linesOf(lock)
  const complaints = names.length === 0 ? ['No migration was found.'] : []
  if (hasShrunk(folder)) {
    complaints.push("migrations.lock may only grow: its earlier lines differ from the last commit's.")
  }
  for (const line of sealed) {
    const [hash = '', name = ''] = line.split('  ')
    const text = files.get(name)
    if (text === undefined) complaints.push(`${name} was applied somewhere and may not go.`)
    else if (hashOf(text) !== hash) {
      complaints.push(`${name} was applied somewhere and may not change: write a new migration.`)
    }
  }
  const isSealed = new Set(sealed.map((line) => line.split('  ')[1]))
  const last = sealed.at(-1)?.split('  ')[1] ?? ''
  const fresh = names.filter((name) => !isSealed.has(name))
  for (const name of fresh) {
    if (name <= last) complaints.push(`${name} sorts before ${last}, which is already applied.`)
    else complaints.push(`${name} is new: seal it with \`${seals}\`.`)
  }
  for (const name of names) complaints.push(...judgeMigration(name, files))
  const added = fresh.map((name) => `${hashOf(files.get(name) ?? '')}  ${name}`)
  return { complaints, lock: joined([...sealed, ...added]) }
}

function judgeMigration(name: string, files: ReadonlyMap<string, string>): string[] {
  const complaints: string[] = []
  if (!/^\d{4}_[a-z][a-z0-9_]*\.sql$/.test(name)) {
    complaints.push(`${name} is no name of a migration: four digits and what it is about, as 0300_gifts.sql.`)
  }
  const twin = [...files.keys()].find((other) => other < name && other.slice(0, 4) === name.slice(0, 4))
  if (twin !== undefined) complaints.push(`${name} has the number of ${twin}.`)
  const [found] = withoutComments(files.get(name) ?? '').match(live) ?? []
  if (found !== undefined) {
    complaints.push(
      `${name} holds \`${found.replace(/\s+/g, ' ')}\`: functions, triggers and views stand in the sql folder, and migrations hold tables and data.`,
    )
  }
  return complaints
}

export type LiveFolder = Sealed & {
  /** The folders a text may stand in. */
  features: ReadonlySet<string>
  /** What stands before each name, such as `studio.`. */
  prefix: string
}

export function judgeLive(folder: LiveFolder): Verdict {
  const { files, lock } = folder
  const complaints: string[] = []
  if (hasShrunk(folder)) {
    complaints.push("live.lock may only grow: its earlier lines differ from the last commit's.")
  }
  const newest = newestOf(parseLiveLock(lock))
  const added: string[] = []
  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    complaints.push(...judgeText(path, text, folder))
    const known = newest.get(nameOf(path))
    if (known?.path === path && known.sha256 === hashOf(text)) continue
    complaints.push(`${path} is ${known ? 'changed' : 'new'}: seal it with \`${seals}\`.`)
    added.push(`${hashOf(text)}  ${path}`)
  }
  for (const path of missingFrom(files, newest)) {
    complaints.push(
      `${path} is gone: seal that with \`${seals}\`, and drop what it made in a migration of the release after.`,
    )
    added.push(`${removed}  ${path}`)
  }
  return { complaints, lock: joined([...linesOf(lock), ...added]) }
}

function missingFrom(files: ReadonlyMap<string, string>, newest: ReadonlyMap<string, SealedText>): string[] {
  const there = new Set([...files.keys()].map(nameOf))
  return [...newest]
    .filter(([name, { sha256 }]) => sha256 !== removed && !there.has(name))
    .map(([, { path }]) => path)
}

/** What may stand in the file of a function beside it: everything that can be said again. */
const beside =
  /^(?:create or replace (?:function|procedure|view)|grant|revoke|comment on|alter (?:function|procedure|view)|do|select)\b/i
const maker = /^create or replace (?:function|procedure|view) ([\w.]+)/i

function judgeText(path: string, text: string, { files, features, prefix }: LiveFolder): string[] {
  const complaints: string[] = []
  const [feature = '', ...rest] = path.split('/')
  if (rest.length !== 1 || !features.has(feature)) {
    complaints.push(`${path} is in the folder of no feature.`)
  }
  const name = nameOf(path)
  const twin = [...files.keys()].find((other) => other < path && nameOf(other) === name)
  if (twin !== undefined) complaints.push(`${path} has the name of ${twin}.`)
  const statements = statementsOf(text)
  const made = statements.flatMap((statement) => maker.exec(statement)?.[1] ?? [])
  if (made.length !== 1) {
    complaints.push(`${path} makes ${made.length} functions or views; each has a file of its own.`)
  }
  for (const each of made) {
    if (each !== `${prefix}${name}`) complaints.push(`${path} makes ${each}, which is not its name.`)
  }
  for (const statement of statements) {
    if (beside.test(statement) || readTrigger(statement)) continue
    complaints.push(
      `${path} holds \`${statement.split(' ').slice(0, 3).join(' ')}\`, which cannot be said again: it belongs into a migration.`,
    )
  }
  return complaints
}

/** Each in one line, without the bodies of functions, so that only what they say at the top is left. */
function statementsOf(text: string): string[] {
  return withoutComments(text)
    .replace(/\$(\w*)\$[\s\S]*?\$\1\$/g, "''")
    .replace(/'(?:[^']|'')*'/g, "''")
    .split(';')
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
}
