import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** `isNew`: this look was the first that found it dead. */
export type LookedAt = { deadSince: Date | null; isNew: boolean }

/** Keeps what a look at a link found; `null` where it answered, which ends the alarm. */
export async function keepLook(
  db: Db,
  { name, url, reason }: { name: string; url: string; reason: string | null },
): Promise<LookedAt> {
  const { rows } = await sql<{ dead_since: Date | null; checked_at: Date }>`
    insert into help_link_check as c (name, url, checked_at, dead_since, reason)
    values (${name}, ${url}, now(), ${reason === null ? null : sql`now()`}, ${reason})
    on conflict (name) do update
    set url = excluded.url, checked_at = excluded.checked_at, reason = excluded.reason,
      dead_since = case when excluded.reason is not null then coalesce(c.dead_since, excluded.dead_since) end
    returning dead_since, checked_at`.execute(db)
  const row = rows[0]
  const deadSince = row?.dead_since ?? null
  return { deadSince, isNew: deadSince !== null && deadSince.getTime() === row?.checked_at.getTime() }
}

export async function countDead(db: Db): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from help_link_check where dead_since is not null`.execute(db)
  return Number(rows[0]?.count)
}
