import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** The states of each member's open deposits and withdrawals, by reference; empty for members who have none. */
export async function readUnderway(
  db: Db,
  memberIds: readonly bigint[],
): Promise<{ memberId: bigint; states: Record<string, string> }[]> {
  const { rows } = await sql<{ memberId: bigint; states: Record<string, string> }>`
    select asked.id as "memberId",
      coalesce(jsonb_object_agg(u.reference, u.state) filter (where u.reference is not null), '{}') as states
    from unnest(${memberIds}::bigint[]) as asked (id)
    left join lateral (
      select reference, state from deposit where member_id = asked.id and ended_at is null
      union all
      select reference, state from withdrawal where member_id = asked.id and ended_at is null
    ) u on true
    group by asked.id`.execute(db)
  return rows
}
