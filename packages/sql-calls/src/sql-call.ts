/**
 * A call of an SQL function as a spec: the name of each argument, its type, and how to read its value from an item.
 *
 * Many items travel in one call, as one array for each argument. Arguments are passed by position, because a prepared
 * statement with names would be no faster to read and the start has compared the names already (`find-drift.ts`).
 */

/** What is read from an item for each type. */
type Values = {
  text: string
  uuid: string
  jsonb: string
  interval: string
  smallint: number
  integer: number
  'double precision': number
  bigint: bigint
  boolean: boolean
}
type SqlType = keyof Values

type Column<Item> = {
  [Type in SqlType]: readonly [type: Type, read: (item: Item) => Values[Type] | null | undefined]
}[SqlType]

/** By the names of the function's arguments, in their order. */
export type Columns<Item> = Record<string, Column<Item>>

export type Parameter = { name: string; type: string }

/** Some of the arguments of a call, and how their values are made of what the caller gives. */
export type Part<Given> = { parameters: Parameter[]; write: (given: Given) => unknown[] }

/** What the start compares with the function in the database. */
export type Signature = { name: string; parameters: readonly Parameter[] }

export type SqlCall<Given extends readonly unknown[]> = Signature & {
  /** The function with its parameters, such as `pay($1::text[], $2::bigint[])`. */
  text: string
  values: (...given: Given) => unknown[]
}

/** One array for each argument, with one element for each item. */
export function eachOf<Item>(columns: Columns<Item>): Part<readonly Item[]> {
  const reads = readsOf(columns)
  return {
    parameters: parametersOf(columns, '[]'),
    write: (items) => reads.map((read) => writeArray(items, read)),
  }
}

/** One value for each argument; the driver writes them. */
export function oneOf<Item>(columns: Columns<Item>): Part<Item> {
  const reads = readsOf(columns)
  return { parameters: parametersOf(columns, ''), write: (item) => reads.map((read) => read(item)) }
}

/** The parts give the arguments in their order. */
export function sqlCall<Given extends readonly unknown[]>(
  name: string,
  ...parts: { [Index in keyof Given]: Part<Given[Index]> }
): SqlCall<Given> {
  const all = parts as readonly Part<unknown>[]
  const parameters = all.flatMap((part) => part.parameters)
  const places = parameters.map(({ type }, index) => `$${index + 1}::${type}`)
  return {
    name,
    parameters,
    text: `${name}(${places.join(', ')})`,
    values: (...given) => all.flatMap(({ write }, index) => write(given[index])),
  }
}

type Value = Values[SqlType] | null | undefined
type Read<Item> = (item: Item) => Value

const readsOf = <Item>(columns: Columns<Item>): Read<Item>[] => Object.values(columns).map(([, read]) => read)

const parametersOf = (columns: Columns<never>, suffix: string): Parameter[] =>
  Object.entries(columns).map(([name, [type]]) => ({ name, type: `${type}${suffix}` }))

/** As PostgreSQL writes an array: to make text is faster than what the driver makes of a list. */
function writeArray<Item>(items: readonly Item[], read: Read<Item>): string {
  let elements = ''
  for (let index = 0; index < items.length; index += 1) {
    const value = read(items[index] as Item)
    if (index > 0) elements += ','
    if (value === undefined || value === null) elements += 'NULL'
    else elements += typeof value === 'string' ? quote(value) : value
  }
  return `{${elements}}`
}

const special = /["\\]/
const everySpecial = /["\\]/g

/** Between quotes PostgreSQL takes every character as it is, except for the quote itself and the backslash. */
const quote = (text: string): string =>
  special.test(text) ? `"${text.replace(everySpecial, '\\$&')}"` : `"${text}"`
