import { sql } from 'kysely'
import type { Db, Tx } from '#platform/db.ts'

export type PauseReason =
  | 'password'
  | 'withdrawalPassword'
  | 'email'
  | 'mobile'
  | 'passkey'
  | 'secondFactor'
  | 'person'

/** The later end counts. */
export async function putPause(
  tx: Tx,
  memberId: bigint,
  { reason, endsAt }: { reason: PauseReason; endsAt: Date },
): Promise<void> {
  await sql`
    insert into withdrawal_pause as p (member_id, reason, ends_at) values (${memberId}, ${reason}, ${endsAt})
    on conflict (member_id) do update
    set reason = excluded.reason, ends_at = greatest(p.ends_at, excluded.ends_at)`.execute(tx)
}

export async function findPauseEnd(db: Db, memberId: bigint, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ endsAt: Date }>`
    select ends_at as "endsAt" from withdrawal_pause
    where member_id = ${memberId} and ends_at > ${now}`.execute(db)
  return rows[0]?.endsAt ?? null
}
