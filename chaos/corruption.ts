/** Reads every page of every table and index, and says what in them contradicts itself. */
import type pg from 'pg'

export async function findCorruption(client: pg.Client): Promise<string[]> {
  await client.query('create extension if not exists amcheck')
  const { rows } = await client.query<{ found: string }>(
    `select format('%s: %s', c.oid::regclass, v.msg) as found
     from pg_class c cross join lateral verify_heapam(c.oid, check_toast => true) v
     where c.relkind in ('r', 't', 'm') and c.relpersistence = 'p'`,
  )
  const found = rows.map((row) => row.found)
  const indexes = await client.query<{ index: string }>(
    `select c.oid::regclass::text as index from pg_class c
     join pg_index i on i.indexrelid = c.oid join pg_am a on a.oid = c.relam
     where a.amname = 'btree' and c.relkind = 'i' and c.relpersistence = 'p' and i.indisvalid`,
  )
  for (const { index } of indexes.rows) {
    // It complains by an error, and every index is to be heard.
    await client
      .query('select bt_index_check($1::regclass, true)', [index])
      .catch((error: Error) => found.push(`${index}: ${error.message}`))
  }
  return found
}
