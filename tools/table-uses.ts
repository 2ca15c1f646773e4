/** Which feature's SQL names which table, read from stores and live SQL. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

/** A trigger on a table runs whenever somebody else writes to it. */
export type Mode = 'reads' | 'writes' | 'watches'

export type Use = { feature: string; table: string; mode: Mode; file: string }

/** Where the server keeps its SQL, below a root. */
const migrationsIn = 'apps/server/migrations'
const liveIn = 'apps/server/sql'
const featuresIn = 'apps/server/src/features'

/** Each table with the feature whose migration makes it; partitions belong to their table. */
export function readHomes(root: string): Map<string, string> {
  const homes = new Map<string, string>()
  for (const file of globSync(`${migrationsIn}/*.sql`, { cwd: root }).sort()) {
    const feature = /\d{4}_(\w+)\.sql$/.exec(file)?.[1]?.replaceAll('_', '-') ?? ''
    const text = withoutComments(readFileSync(join(root, file), 'utf8'))
    for (const [, table = '', rest = ''] of text.matchAll(
      /\bcreate (?:unlogged )?table (?:if not exists )?(\w+) (partition of)?/g,
    )) {
      if (rest === '') homes.set(table, feature)
    }
  }
  return homes
}

export function readUses(root: string, tables: Iterable<string>): Use[] {
  const known = new Set(tables)
  const found = new Map<string, Use>()
  const note = (file: string, depth: number, text: string) => {
    const feature = file.split('/')[depth] ?? ''
    for (const { table, mode } of namesIn(text)) {
      if (known.has(table)) found.set(`${file} ${table} ${mode}`, { feature, table, mode, file })
    }
  }
  for (const file of globSync(`${featuresIn}/**/*.{store,query}.ts`, { cwd: root })) {
    for (const text of textsOf(file, readFileSync(join(root, file), 'utf8'))) note(file, 4, text)
  }
  for (const file of globSync(`${liveIn}/*/*.sql`, { cwd: root })) {
    note(file, 3, withoutComments(readFileSync(join(root, file), 'utf8')))
  }
  return [...found.values()].sort((a, b) => (a.file < b.file ? -1 : 1))
}

const withoutComments = (sql: string) => sql.replace(/--[^\n]*/g, '')

const builder: Readonly<Record<string, string>> = {
  selectFrom: 'from',
  innerJoin: 'join',
  leftJoin: 'join',
  rightJoin: 'join',
  fullJoin: 'join',
  using: 'using',
  insertInto: 'insert into',
  updateTable: 'update',
  deleteFrom: 'delete from',
  mergeInto: 'merge into',
}

/** Every text of a store; the first argument of a call of the query builder says what the SQL would. */
function textsOf(file: string, source: string): string[] {
  const texts: string[] = []
  new Visitor({
    TemplateLiteral: ({ quasis }) => {
      // What is put in between is a value or another text, which is looked at by itself.
      texts.push(quasis.map(({ value }) => value.cooked ?? '').join(' $ '))
    },
    Literal: ({ value }) => {
      if (typeof value === 'string') texts.push(value)
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return
      const verb = builder[callee.property.name]
      if (verb && first?.type === 'Literal') texts.push(`${verb} ${first.value}`)
    },
  }).visit(parseSync(file, source).program)
  return texts
}

const listed = String.raw`\w+(?:\s+(?:as\s+)?\w+)?`
const places: readonly { pattern: RegExp; mode: Mode }[] = [
  { pattern: /\binsert\s+into\s+(\w+)/g, mode: 'writes' },
  { pattern: /\bmerge\s+into\s+(\w+)/g, mode: 'writes' },
  { pattern: /\bdelete\s+from\s+(?:only\s+)?(\w+)/g, mode: 'writes' },
  { pattern: /\btruncate\s+(?:table\s+)?(\w+)/g, mode: 'writes' },
  // Not of a row that is held, nor what a conflict or a trigger does.
  {
    pattern:
      /(?<!\bfor\s+|\bfor\s+no\s+key\s+|\bdo\s+|\bthen\s+|\bor\s+|\bafter\s+|\bbefore\s+)\bupdate\s+(?:only\s+)?(\w+)/g,
    mode: 'writes',
  },
  {
    pattern: /\bcreate\s+(?:or\s+replace\s+)?(?:constraint\s+)?trigger\s[^;]*?\son\s+(\w+)/g,
    mode: 'watches',
  },
  { pattern: /\bjoin\s+(?:lateral\s+)?(\w+)/g, mode: 'reads' },
  { pattern: /\block\s+table\s+(\w+)/g, mode: 'reads' },
  { pattern: /\busing\s+(\w+)/g, mode: 'reads' },
]
const fromList = new RegExp(
  String.raw`(?<!\bdelete\s+)\bfrom\s+(?:only\s+)?(${listed}(?:\s*,\s*${listed})*)`,
  'g',
)

/** The words of a text that stand where SQL names a table. */
export function namesIn(text: string): { table: string; mode: Mode }[] {
  const names = places.flatMap(({ pattern, mode }) =>
    [...text.matchAll(pattern)].map(([, table = '']) => ({ table, mode })),
  )
  for (const [, list = ''] of text.matchAll(fromList)) {
    for (const item of list.split(',')) names.push({ table: item.trim().split(/\s/)[0] ?? '', mode: 'reads' })
  }
  return names
}
