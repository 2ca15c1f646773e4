import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** A member's cash, and the least that a limit on stakes or losses leaves of its cap; none without limits. */
export async function findCashAndRoom(
  db: Db,
  memberId: bigint,
): Promise<{ cash: bigint; room: bigint | null } | undefined> {
  const { rows } = await sql<{ cash: bigint; room: bigint | null }>`
    select a.balance as cash, (
      select min(l.cap - case when clock_timestamp() < l.starts_at + l.period then l.used else 0 end)::bigint
      from member_limit l where l.member_id = a.owner and l.measure in ('stake', 'loss')
    ) as room
    from ledger_account a where a.owner = ${memberId} and a.kind = 'member_cash'`.execute(db)
  return rows[0]
}
