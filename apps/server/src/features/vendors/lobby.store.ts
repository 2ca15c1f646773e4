/** What the lobby has to know about play: who is open, which round waits, who won. */
import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type Playable = {
  /** Codes of the vendors that take bets. */
  openVendors: string[]
  disabledGames: { vendorCode: string; gameCode: string }[]
}

export async function readPlayable(db: Db): Promise<Playable> {
  const { rows: vendors } = await sql<{ code: string }>`select code from vendor where is_enabled`.execute(db)
  const { rows: disabledGames } = await sql<Playable['disabledGames'][number]>`
    select v.code as "vendorCode", g.game_code as "gameCode"
    from vendor_disabled_game g join vendor v on v.id = g.vendor_id`.execute(db)
  return { openVendors: vendors.map(({ code }) => code), disabledGames }
}

export type OpenRound = { roundId: string; openedAt: Date }

/** The round of a game a member has not ended, the oldest when there are several. */
export async function findOpenRound(
  db: Db,
  { memberId, vendorCode, gameCode }: { memberId: bigint; vendorCode: string; gameCode: string },
): Promise<OpenRound | null> {
  const { rows } = await sql<OpenRound>`
    select r.round_id as "roundId", r.opened_at as "openedAt"
    from vendor_round r join vendor v on v.id = r.vendor_id
    where v.code = ${vendorCode} and r.member_id = ${memberId} and r.game_code = ${gameCode} and r.state = 'OPEN'
    order by r.opened_at limit 1`.execute(db)
  return rows[0] ?? null
}

/** Whether any round of a member may still pay. */
export async function hasOpenRounds(db: Db, memberId: bigint): Promise<boolean> {
  const { rows } = await sql`
    select from vendor_round where member_id = ${memberId} and state = 'OPEN' limit 1`.execute(db)
  return rows.length > 0
}

export type RoundResult = {
  merchant: string
  vendorCode: string
  memberId: bigint
  roundId: string
  gameCode: string
  userName: string
  /** Nothing while the round is open, and once it is void. */
  paid: bigint
  settledAt: Date
}

/** Rounds of actual accounts whose payout may have changed in the time given, as they stand now. */
export async function listRoundResults(db: Db, from: Date, until: Date): Promise<RoundResult[]> {
  const { rows } = await sql<RoundResult>`
    select member.merchant, v.code as "vendorCode", r.member_id as "memberId", r.round_id as "roundId",
      r.game_code as "gameCode", member.user_name as "userName",
      case when r.state in ('SETTLED', 'CLOSED') then r.paid else 0 end as paid, r.changed_at as "settledAt"
    from (
      select distinct vendor_id, member_id, round_id from vendor_tx
      where created_at >= ${from} and created_at < ${until} and status = 'OK'
        -- A stake pays nothing, and there are thousands a second.
        and call <> 'bet'
    ) t
    join vendor_round r on (r.vendor_id, r.member_id, r.round_id) = (t.vendor_id, t.member_id, t.round_id)
    join vendor v on v.id = r.vendor_id
    join member on member.id = r.member_id
    join merchant m on m.code = member.merchant
    where m.trial_of is null`.execute(db)
  return rows
}
