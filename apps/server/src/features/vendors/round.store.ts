import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type StuckRound = {
  vendorCode: string
  memberId: bigint
  roundId: string
  gameCode: string
  openedAt: Date
}

/** Rounds that are open for longer than their vendor's rounds last, the longest first. */
export async function listStuckRounds(db: Db): Promise<StuckRound[]> {
  const { rows } = await sql<StuckRound>`
    select v.code as "vendorCode", r.member_id as "memberId", r.round_id as "roundId",
      r.game_code as "gameCode", r.opened_at as "openedAt"
    from vendor_round r join vendor v on v.id = r.vendor_id
    where r.state = 'OPEN' and r.changed_at < now() - make_interval(secs => v.round_timeout_seconds)
      and (r.asked_at is null or r.asked_at < now() - interval '10 minutes')
    order by r.changed_at limit 500`.execute(db)
  return rows
}

export async function markAsked(db: Db, vendorId: number, { memberId, roundId }: StuckRound): Promise<void> {
  await sql`
    update vendor_round set asked_at = now()
    where vendor_id = ${vendorId} and member_id = ${memberId} and round_id = ${roundId}`.execute(db)
}

export async function resolveRoundAlarm(
  db: Db,
  vendorId: number,
  { memberId, roundId }: StuckRound,
): Promise<void> {
  await sql`
    update vendor_alarm set resolved_at = now()
    where vendor_id = ${vendorId} and member_id = ${memberId} and reason = 'round_stuck' and subject = ${roundId}
      and resolved_at is null`.execute(db)
}
