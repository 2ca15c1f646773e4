import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

/** How much of the cash a member may stake now, within the limits on stakes and losses. */
export async function findRoomToPlay(db: Db, memberId: bigint): Promise<bigint> {
  const { rows } = await sql<{ room: bigint }>`
    select greatest(0, least(a.balance, (
      select min(l.cap - case when clock_timestamp() < l.starts_at + l.period then l.used else 0 end)
      from member_limit l where l.member_id = a.owner and l.measure in ('stake', 'loss')
    )))::bigint as room
    from ledger_account a where a.owner = ${memberId} and a.kind = 'member_cash'`.execute(db)
  return rows[0]?.room ?? 0n
}
