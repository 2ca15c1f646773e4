/**
 * Writes the TypeScript of the tables of a schema, from what the database says of them.
 *
 * A value arrives as the pool's parsers make it, so each type in use is asked for once through the pool itself.
 */
import type pg from 'pg'

type Column = {
  table: string
  name: string
  type: string
  element: string | null
  isNullable: boolean
  isIdentity: boolean
  isComputed: boolean
  default: string | null
  domain: string | null
}

type Check = { table: string | null; domain: string | null; column: string | null; text: string }

/** The tables of a schema but for some. */
export type Described = { schema: string; except: readonly string[] }

const samples: Readonly<Record<string, string>> = {
  bool: 'true',
  bytea: '\\x00',
  date: '2026-01-31',
  int2: '1',
  int4: '1',
  int8: '1',
  interval: '1 day',
  jsonb: '{}',
  numeric: '1.5',
  text: 'a',
  timestamptz: '2026-01-31T00:00:00Z',
  uuid: '00000000-0000-0000-0000-000000000000',
}

export async function describeTables(pool: pg.Pool, { schema, except }: Described): Promise<string> {
  const columns = (await readColumns(pool, schema)).filter(({ table }) => !except.includes(table))
  if (columns.length === 0) throw new Error(`The schema ${schema} has no tables.`)
  const checks = await readChecks(pool, schema)
  const arrived = new Map<string, string>()
  for (const column of columns) {
    if (!arrived.has(column.type)) arrived.set(column.type, await ask(pool, column))
  }

  const used = new Set<string>()
  const tables = [...Map.groupBy(columns, ({ table }) => table)].map(([table, own]) => {
    const lines = own.map((column) => `    ${column.name}: ${typeOf(column, checks, arrived, used)}`)
    return [`  ${table}: {`, ...lines, '  }'].join('\n')
  })
  return [
    '/** Written by `npm run tables` from a fresh database; a test compares the two. */',
    ...(used.size > 0
      ? [`import type { ${[...used].sort().join(', ')} } from '@perya/postgres/rows'`, '']
      : []),
    'export interface Tables {',
    ...tables,
    '}',
    '',
  ].join('\n')
}

async function readColumns(pool: pg.Pool, schema: string): Promise<Column[]> {
  const { rows } = await pool.query<Column>(
    `select t.relname::text as table, a.attname::text as name,
       coalesce(base.typname, type.typname)::text as type, element.typname::text as element,
       not (a.attnotnull or coalesce(type.typnotnull, false)) as "isNullable",
       a.attidentity = 'a' as "isIdentity", a.attgenerated <> '' as "isComputed",
       pg_get_expr(d.adbin, d.adrelid) as default,
       case when type.typtype = 'd' then type.typname::text end as domain
     from pg_attribute a
     join pg_class t on t.oid = a.attrelid
     join pg_type type on type.oid = a.atttypid
     left join pg_type base on base.oid = nullif(type.typbasetype, 0)
     left join pg_type element on element.oid = nullif(coalesce(base.typelem, type.typelem), 0)
       and coalesce(base.typcategory, type.typcategory) = 'A'
     left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
     where t.relnamespace = $1::regnamespace and t.relkind in ('r', 'p') and not t.relispartition
       and a.attnum > 0 and not a.attisdropped
     order by t.relname, a.attnum`,
    [schema],
  )
  return rows
}

/** Checks of one column, and of domains. */
async function readChecks(pool: pg.Pool, schema: string): Promise<Check[]> {
  const { rows } = await pool.query<Check>(
    `select t.relname::text as table, type.typname::text as domain, a.attname::text as column,
       pg_get_constraintdef(c.oid) as text
     from pg_constraint c
     left join pg_class t on t.oid = c.conrelid
     left join pg_type type on type.oid = c.contypid
     left join pg_attribute a on a.attrelid = t.oid and a.attnum = c.conkey[1]
     where c.connamespace = $1::regnamespace and c.contype = 'c'
       and (type.oid is not null or cardinality(c.conkey) = 1)
     order by c.oid`,
    [schema],
  )
  return rows
}

/** The TypeScript of what the pool makes of a value of this type. */
async function ask(pool: pg.Pool, { type, element }: Column): Promise<string> {
  const name = element ?? type
  const sample = samples[name]
  if (sample === undefined)
    throw new Error(`Give a sample of the type ${name}, so that the pool can be asked.`)
  const one = `$1::text::${name}`
  const { rows } = await pool.query<{ value: unknown }>(
    `select ${element ? `array[${one}]` : one} as value`,
    [sample],
  )
  const value = rows[0]?.value
  return Array.isArray(value) ? `${nameOf(name, value[0])}[]` : nameOf(name, value)
}

function nameOf(type: string, value: unknown): string {
  // The driver's own object of an interval is of no use: queries ask for seconds or text.
  if (type === 'jsonb' || type === 'interval') return 'unknown'
  if (value instanceof Date) return 'Date'
  return Buffer.isBuffer(value) ? 'Buffer' : typeof value
}

function typeOf(
  column: Column,
  checks: readonly Check[],
  arrived: ReadonlyMap<string, string>,
  used: Set<string>,
): string {
  const { type, element, isNullable, default: value } = column
  const orNull = (text: string) => (isNullable ? `${text} | null` : text)
  const wrap = (name: string, text: string) => {
    used.add(name)
    return `${name}<${text}>`
  }
  const read = arrived.get(type) ?? 'unknown'
  const words = wordsOf(column, checks)
  let selected = words === undefined ? read : element ? `(${words})[]` : words
  // The driver has no Date for it.
  if (type === 'timestamptz' && value?.includes('infinity')) selected = 'Date | number'
  // What stands there when nothing is written says whether it is an object or a list.
  if (type === 'jsonb' && value === "'{}'::jsonb") selected = 'Record<string, unknown>'
  if (type === 'jsonb' && value === "'[]'::jsonb") selected = 'unknown[]'
  if (column.isIdentity || column.isComputed) return wrap('Computed', orNull(selected))
  const isWrittenAsText = ['jsonb', 'date', 'interval'].includes(type)
  const answered = selected === 'unknown' ? selected : orNull(selected)
  const both = isWrittenAsText ? wrap('ColumnType', `${answered}, ${orNull('string')}`) : answered
  return value === null ? both : wrap('Generated', both)
}

/** The words a check lets in, as a union. */
function wordsOf(
  { table, name, domain, type, element }: Column,
  checks: readonly Check[],
): string | undefined {
  if ((element ?? type) !== 'text') return undefined
  for (const check of checks) {
    const isMine = check.table === table && check.column === name
    if (!isMine && !(domain !== null && check.domain === domain)) continue
    const list = /^CHECK \(\(+(?:VALUE|\w+) (?:= ANY|<@) \(?\(?ARRAY\[(.*?)\]\)?(?:::text\[\])?\)*$/.exec(
      check.text,
    )?.[1]
    const words = list?.match(/'(?:[^']|'')*'(?=::text)/g)
    if (words && words.length > 0) return words.map(literalOf).join(' | ')
    const word = /^CHECK \(\((?:VALUE|\w+) = ('(?:[^']|'')*')::text\)\)$/.exec(check.text)?.[1]
    if (word) return literalOf(word)
  }
  return undefined
}

/** A word of SQL, as TypeScript writes it. */
const literalOf = (word: string) => JSON.stringify(word.slice(1, -1).replaceAll("''", "'"))
