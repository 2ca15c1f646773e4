import { sql } from 'kysely'
import type { EndedRound, GameBets } from '#features/vendors/index.ts'
import type { Db, Tx } from '#platform/db.ts'

/** Up to where bets are counted and rounds shown, and the database's clock now. */
export type Progress = { countedUntil: Date; shownUntil: Date; now: Date }

/** Keeps other processes from counting the same bets until the transaction ends. */
export async function lockPlays(tx: Tx): Promise<Progress> {
  await sql`
    insert into play_progress (counted_until, shown_until) values (now() - interval '1 day', now() - interval '1 day')
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<Progress>`
    select counted_until as "countedUntil", shown_until as "shownUntil", clock_timestamp() as now
    from play_progress for update`.execute(tx)
  return rows[0] as Progress
}

export async function savePlays(tx: Tx, { countedUntil, shownUntil }: Omit<Progress, 'now'>): Promise<void> {
  await sql`update play_progress set counted_until = ${countedUntil}, shown_until = ${shownUntil}`.execute(tx)
}

export async function addBets(tx: Tx, bets: readonly GameBets[]): Promise<void> {
  if (bets.length === 0) return
  const rows = bets.map(({ merchant, day, vendorCode, gameCode, bets: count }) => ({
    merchant,
    day,
    vendor: vendorCode,
    game_code: gameCode,
    bets: String(count),
  }))
  await sql`
    insert into game_day as g (merchant, day, vendor, game_code, bets)
    select merchant, day, vendor, game_code, bets
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as b (merchant text, day date, vendor text, game_code text, bets bigint)
    on conflict (merchant, day, vendor, game_code) do update set bets = g.bets + excluded.bets`.execute(tx)
}

export type LatestBet = Omit<EndedRound, 'userName'> & { customerName: string }

export async function putLatestBets(tx: Tx, bets: readonly LatestBet[]): Promise<void> {
  if (bets.length === 0) return
  const rows = bets.map((bet) => ({
    merchant: bet.merchant,
    vendor: bet.vendorCode,
    member_id: String(bet.memberId),
    round_id: bet.roundId,
    game_code: bet.gameCode,
    customer_name: bet.customerName,
    stake: String(bet.stake),
    paid: String(bet.paid),
    ended_at: bet.endedAt,
  }))
  await sql`
    insert into latest_bet as l (merchant, vendor, member_id, round_id, game_code, customer_name, stake, paid, ended_at)
    select merchant, vendor, member_id, round_id, game_code, customer_name, stake, paid, ended_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (
      merchant text, vendor text, member_id bigint, round_id text, game_code text, customer_name text, stake bigint,
      paid bigint, ended_at timestamptz)
    on conflict (merchant, vendor, member_id, round_id) do update
    set stake = excluded.stake, paid = excluded.paid, ended_at = excluded.ended_at`.execute(tx)
}

/** Leaves the newest of each merchant, and the counts of a week. */
export async function forgetPlays(tx: Tx, { perMerchant }: { perMerchant: number }): Promise<void> {
  await sql`
    delete from latest_bet l
    using (
      select merchant, vendor, member_id, round_id,
        row_number() over (partition by merchant order by ended_at desc, round_id) as place
      from latest_bet
    ) ranked
    where (l.merchant, l.vendor, l.member_id, l.round_id)
        = (ranked.merchant, ranked.vendor, ranked.member_id, ranked.round_id)
      and ranked.place > ${perMerchant}`.execute(tx)
  await sql`delete from game_day where day < current_date - 7`.execute(tx)
}

/** The newest first. */
export async function listLatestBetRows(db: Db): Promise<LatestBet[]> {
  const { rows } = await sql<LatestBet>`
    select merchant, vendor as "vendorCode", member_id as "memberId", round_id as "roundId", game_code as "gameCode",
      customer_name as "customerName", stake, paid, ended_at as "endedAt"
    from latest_bet order by ended_at desc, vendor, round_id, member_id`.execute(db)
  return rows
}

export type TopGame = { merchant: string; day: string; vendor: string; gameCode: string }

/** The games bet on most, of each merchant on its own today. */
export async function listTopGames(db: Db, perMerchant: number): Promise<TopGame[]> {
  const { rows } = await sql<TopGame>`
    select merchant, day::text, vendor, game_code as "gameCode"
    from (
      select g.*, row_number() over (partition by g.merchant order by g.bets desc, g.vendor, g.game_code) as place
      from game_day g
      join merchant m on m.code = g.merchant
      where g.day = (now() at time zone m.time_zone)::date
    ) ranked
    where place <= ${perMerchant}
    order by merchant, place`.execute(db)
  return rows
}
