/** Finds what on a route is money, however deep it stands. */
import { z } from 'zod'

export type Route = { path: string; input: z.ZodType }

/** `field` as in `lines[].unitPrice`; `shape` is what it takes, but for a word of its own such as `null`. */
export type MoneyField = Route & { title: string; field: string; shape: z.core.$ZodType }

export function listMoneyFields(routes: readonly Route[]): MoneyField[] {
  const found = routes.flatMap(({ path, input }) =>
    [...walk(input, '')].map(({ field, shape }) => ({
      path,
      input,
      field,
      shape,
      title: `${path} ${field}`,
    })),
  )
  // A union of alike bodies names a field once for each.
  return [...new Map(found.map((one) => [one.title, one])).values()]
}

/** The body with another value in the field, in the first of each list on the way. */
export function replaceAt(body: unknown, field: string, value: unknown): unknown {
  const changed = structuredClone(body)
  const way = answeredField(field).split('.')
  const last = way.pop() as string
  const holder = way.reduce((place, name) => place[name] as Place, changed as Place)
  holder[last] = value
  return changed
}

type Place = { [name: string]: unknown }

/** The field of `replaceAt`, as an answer names it. */
export const answeredField = (field: string): string => field.replaceAll('[]', '.0')

function* walk(schema: z.core.$ZodType, field: string): Generator<{ field: string; shape: z.core.$ZodType }> {
  if (isMoney(schema)) return yield { field, shape: withoutWords(schema) }
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  if (def.type === 'object') {
    for (const [name, part] of Object.entries(def.shape)) yield* walk(part, field ? `${field}.${name}` : name)
  } else if (def.type === 'array') yield* walk(def.element, `${field}[]`)
  else if (def.type === 'union') for (const option of def.options) yield* walk(option, field)
  else if ('innerType' in def) yield* walk(def.innerType, field)
  else if (def.type === 'record') yield* walk(def.valueType, `${field}{}`)
  else if (def.type === 'pipe') yield* walk(def.in, field)
  else if (!leaves.has(def.type)) throw new Error(`${field}: nobody looks into a ${def.type}`)
}

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success

/** It takes what only an amount looks like. */
const isMoney = (schema: z.core.$ZodType) => takes(schema, '12.34') && !takes(schema, '12.34.56')

function withoutWords(schema: z.core.$ZodType): z.core.$ZodType {
  const { def } = schema._zod as z.core.$ZodTypes['_zod']
  return 'innerType' in def ? withoutWords(def.innerType) : schema
}

/** What has nothing inside. */
const leaves = new Set([
  'string',
  'number',
  'int',
  'boolean',
  'literal',
  'enum',
  'custom',
  'null',
  'transform',
])
