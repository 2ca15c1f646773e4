/** Compares calls with the functions of a database, so that no value ever reaches the wrong argument. */
import type { Parameter, Signature } from './sql-call.ts'

export type Database = {
  query: (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
}

/** A function as the database has it. */
type Found = { asked: string; names: string[]; types: string[]; needed: number }

/** Arguments that only come out are left out: nobody passes them. */
const search = `
  select c.name as asked, p.pronargs - p.pronargdefaults as needed,
    array(
      select coalesce(a.name, '') from unnest(p.proargnames, p.proargmodes::text[]) with ordinality a (name, mode, n)
      where a.mode is null or a.mode in ('i', 'b', 'v') order by a.n
    ) as names,
    array(
      select format_type(t.type, null) from unnest(p.proargtypes) with ordinality t (type, n) order by t.n
    ) as types
  from unnest($1::text[]) c (name)
  cross join lateral (select parse_ident(c.name) as path) i
  join pg_proc p on p.proname = i.path[cardinality(i.path)]
  join pg_namespace s on s.oid = p.pronamespace
  where case cardinality(i.path) when 1 then pg_function_is_visible(p.oid) else s.nspname = i.path[1] end`

/** One sentence about the first call that the database does not take as it is meant; nothing when it takes all. */
export async function findDrift(db: Database, calls: readonly Signature[]): Promise<string | undefined> {
  const { rows } = await db.query(search, [calls.map(({ name }) => name)])
  const found = rows as Found[]
  for (const { name, parameters } of calls) {
    const namesakes = found.filter(({ asked }) => asked === name)
    if (namesakes.length === 0) return `The database has no function ${name}, which this program calls.`
    const drifts = namesakes.map((one) => compare(name, parameters, one))
    // A release may bring a second function of the same name, and the casts of the call choose between them.
    if (drifts.every((drift) => drift !== undefined)) {
      return drifts.toSorted((a, b) => b.at - a.at)[0]?.sentence
    }
  }
  return undefined
}

/** The first difference, and at which argument it is. */
function compare(
  name: string,
  parameters: readonly Parameter[],
  { names, types, needed }: Found,
): { at: number; sentence: string } | undefined {
  for (const [at, given] of parameters.entries()) {
    const place = `as argument ${at + 1} of the function ${name}`
    if (at >= types.length) {
      return { at, sentence: `This program gives ${given.name} ${place}, which takes ${types.length}.` }
    }
    if (names[at] !== given.name) {
      return {
        at,
        sentence: `This program gives ${given.name} ${place}, where the database takes ${names[at] || 'one without a name'}.`,
      }
    }
    if (types[at] !== given.type) {
      return {
        at,
        sentence: `This program gives ${given.name} ${place} as ${given.type}, where the database takes ${types[at]}.`,
      }
    }
  }
  if (needed <= parameters.length) return undefined
  const at = parameters.length
  return { at, sentence: `This program does not give ${names[at]}, which the function ${name} needs.` }
}
