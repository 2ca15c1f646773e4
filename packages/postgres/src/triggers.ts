/**
 * Triggers, each touched only where it is missing or another one, and in a transaction of its own.
 *
 * To make a trigger, even one that is there as it is, keeps everybody from writing to its table. So the runner holds
 * one table at a time, and whoever writes to several of them never waits for it in a circle.
 */
import type pg from 'pg'
import { readTrigger, type Trigger } from './statements.ts'

/** Those of a text that a database lacks, or has otherwise or switched off. Within a transaction; locks no table. */
export async function listNeeded(client: pg.Client, statements: readonly string[]): Promise<Trigger[]> {
  const needed: Trigger[] = []
  for (const statement of statements) {
    const trigger = readTrigger(statement)
    if (trigger && (await wantedOf(client, trigger)) !== (await currentOf(client, trigger))) {
      needed.push(trigger)
    }
  }
  return needed
}

const probe = 'pg_temp.trigger_probe'

/** With whether it is switched on, and without the table it is on. */
const definition = String.raw`
  select tgenabled::text || regexp_replace(pg_get_triggerdef(oid), ' ON \S+ ', ' ON it ') as def from pg_trigger
  where tgname = lower($1) and tgrelid = $2::regclass`

async function currentOf(client: pg.Client, { name, table }: Trigger): Promise<string | undefined> {
  const { rows } = await client.query<{ def: string }>(definition, [name, table])
  return rows[0]?.def
}

/** PostgreSQL says a trigger in words of its own, so it is made on an empty table of the same columns and read there. */
async function wantedOf(client: pg.Client, { name, table, on }: Trigger): Promise<string | undefined> {
  if (!on) return
  await client.query('savepoint before_probe')
  await client.query(`create temp table trigger_probe (like ${table})`)
  await client.query(on(probe))
  const { rows } = await client.query<{ def: string }>(definition, [name, probe])
  await client.query('rollback to savepoint before_probe')
  return rows[0]?.def
}

/** In a transaction: others see the trigger as it was until they see the new one. */
export async function putTrigger(
  client: pg.Client,
  { name, table, isReplaced, statement, on }: Trigger,
): Promise<void> {
  if (on && !isReplaced) await client.query(`drop trigger if exists ${name} on ${table}`)
  await client.query(statement)
}
