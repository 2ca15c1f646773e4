import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type StuckRound = Pick<Row<'vendor_round'>, 'memberId' | 'roundId' | 'gameCode' | 'openedAt'> & {
  vendorCode: string
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

/** A ticket for the round's player, unless there is one or the round ended while its vendor was asked. */
export async function raiseRoundTicket(
  db: Db,
  vendorId: number,
  { memberId, roundId }: StuckRound,
): Promise<void> {
  // The lock lets an end that comes now wait for the ticket, which it then ends.
  await sql`
    with stuck as materialized (
      select * from vendor_round
      where vendor_id = ${vendorId} and member_id = ${memberId} and round_id = ${roundId} and state = 'OPEN'
      for share
    )
    insert into vendor_alarm (vendor_id, member_id, reason, subject, detail)
    select r.vendor_id, r.member_id, 'round_stuck', r.round_id,
      jsonb_build_object('game', r.game_code, 'openedAt', r.opened_at)
    from stuck r
    where not exists (
      select from vendor_alarm a
      where a.vendor_id = r.vendor_id and a.reason = 'round_stuck' and a.subject = r.round_id
        and a.member_id = r.member_id and a.resolved_at is null)`.execute(db)
}
