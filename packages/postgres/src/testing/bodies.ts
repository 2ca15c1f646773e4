/** Functions and views by name, as a folder states them and as a database has them. */
import type pg from 'pg'
import { readLiveTexts } from '../live-texts.ts'

/** The body of a function; of a view only that it is one, since PostgreSQL keeps no text of it. */
type Bodies = Record<string, string>

const view = 'a view'

export async function bodiesOfFolder(dir: URL): Promise<Bodies> {
  const texts = await readLiveTexts(dir)
  return Object.fromEntries(texts.map(({ name, text }) => [name, bodyOf(text)]))
}

function bodyOf(text: string): string {
  if (/^create or replace view/m.test(text)) return view
  const [, , body] = /\bas (\$\w*\$|')([\s\S]*?)\1/.exec(text) ?? []
  if (body === undefined) throw new Error(`no body stands in ${text}`)
  return body
}

export async function bodiesOfDatabase(client: pg.ClientBase, schema: string): Promise<Bodies> {
  const { rows } = await client.query<{ name: string; body: string }>(
    `select proname::text as name, prosrc as body from pg_proc where pronamespace = $1::regnamespace
     union all
     select relname::text, $2 from pg_class where relnamespace = $1::regnamespace and relkind = 'v'`,
    [schema, view],
  )
  if (new Set(rows.map(({ name }) => name)).size < rows.length) throw new Error('two have one name')
  return Object.fromEntries(rows.map(({ name, body }) => [name, body]))
}
