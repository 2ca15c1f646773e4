import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type ThrottleKey<S extends string = string> = { scope: S; key: Buffer; windowMs: number }
export type ThrottleCount<S extends string = string> = { scope: S; count: number; endsAt: Date }

const scopesOf = (keys: readonly ThrottleKey[]) => keys.map(({ scope }) => scope)
const hashesOf = (keys: readonly ThrottleKey[]) => keys.map(({ key }) => key)

/** Counts one more in each scope and tells the new counts, in one step, so that no two calls see the same one. */
export async function countUp<S extends string>(
  db: Db,
  keys: readonly ThrottleKey<S>[],
  now: Date,
): Promise<ThrottleCount<S>[]> {
  const ends = keys.map(({ windowMs }) => new Date(now.getTime() + windowMs))
  const { rows } = await sql<ThrottleCount<S>>`
    insert into throttle as t (scope, key, count, ends_at)
    select scope, key, 1, ends_at
    from unnest(${scopesOf(keys)}::text[], ${hashesOf(keys)}::bytea[], ${ends}::timestamptz[]) as k (scope, key, ends_at)
    order by scope, key
    on conflict (scope, key) do update set
      count = case when t.ends_at <= ${now} then 1 else t.count + 1 end,
      ends_at = case when t.ends_at <= ${now} then excluded.ends_at else t.ends_at end
    returning scope, count, ends_at as "endsAt"`.execute(db)
  return rows
}

/** Rows are locked in one order first: tries of the same address would otherwise deadlock. */
const locked = (keys: readonly ThrottleKey[]) => sql`
  with locked as (
    select t.scope, t.key from throttle t
    join unnest(${scopesOf(keys)}::text[], ${hashesOf(keys)}::bytea[]) as k (scope, key) using (scope, key)
    order by t.scope, t.key
    for update of t)`

/** What stands in a scope, unless its window is over. */
export async function findCount(
  db: Db,
  { scope, key }: Pick<ThrottleKey, 'scope' | 'key'>,
  now: Date,
): Promise<{ count: number; endsAt: Date } | undefined> {
  const { rows } = await sql<{ count: number; endsAt: Date }>`
    select count, ends_at as "endsAt" from throttle
    where scope = ${scope} and key = ${key} and ends_at > ${now}`.execute(db)
  return rows[0]
}

/** Forgets a count that is below the limit; one that has reached it stays, and is told with its end. */
export async function forgetBelow(
  db: Db,
  { scope, key }: Pick<ThrottleKey, 'scope' | 'key'>,
  limit: number,
  now: Date,
): Promise<Date | undefined> {
  const { rows } = await sql<{ endsAt: Date }>`
    with locked as (
      select count, ends_at, count >= ${limit} and ends_at > ${now} as is_reached
      from throttle where scope = ${scope} and key = ${key} for update),
    forgotten as (
      delete from throttle t using locked
      where t.scope = ${scope} and t.key = ${key} and not locked.is_reached)
    select ends_at as "endsAt" from locked where is_reached`.execute(db)
  return rows[0]?.endsAt
}

/** Takes back a count of something that did not happen. */
export async function countDown(db: Db, keys: readonly ThrottleKey[]): Promise<void> {
  if (keys.length === 0) return
  await sql`${locked(keys)}
    update throttle t set count = greatest(t.count - 1, 0)
    from locked where t.scope = locked.scope and t.key = locked.key`.execute(db)
}

/** Lets the window begin anew: it is measured from the last failure. */
export async function extendWindows(db: Db, keys: readonly ThrottleKey[], endsAt: Date): Promise<void> {
  await sql`${locked(keys)}
    update throttle t set ends_at = greatest(t.ends_at, ${endsAt})
    from locked where t.scope = locked.scope and t.key = locked.key`.execute(db)
}

/** Forgets the counts, and takes back one in the scope that many share. */
export async function settleCounts(db: Db, keys: readonly ThrottleKey[], shared: string): Promise<void> {
  await sql`${locked(keys)}, forgotten as (
      delete from throttle t using locked
      where t.scope = locked.scope and t.key = locked.key and t.scope <> ${shared})
    update throttle t set count = greatest(t.count - 1, 0)
    from locked where t.scope = locked.scope and t.key = locked.key and t.scope = ${shared}`.execute(db)
}

export async function deleteEndedCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('throttle').where('ends_at', '<', now).execute()
}
