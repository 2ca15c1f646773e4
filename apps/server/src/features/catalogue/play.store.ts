import { sql } from 'kysely'
import type { EndedRound, GameBets, RoundName, RoundNow } from '#features/vendors/index.ts'
import type { Db, Tx } from '#platform/db.ts'

/** Up to where bets are counted and rounds shown, and the database's clock now. */
export type Progress = { countedUntil: Date; shownUntil: Date; now: Date }

/** Keeps other processes from counting the same bets until the transaction ends. */
export async function lockPlays(tx: Tx): Promise<Progress> {
  await sql`
    insert into play_progress (counted_until, shown_until) values (now() - interval '5 minutes', now() - interval '1 day')
    on conflict do nothing`.execute(tx)
  const { rows } = await sql<Progress>`
    select counted_until as "countedUntil", shown_until as "shownUntil", clock_timestamp() as now
    from play_progress for update`.execute(tx)
  return rows[0] as Progress
}

export async function saveCounted(tx: Tx, countedUntil: Date): Promise<void> {
  await sql`update play_progress set counted_until = ${countedUntil}`.execute(tx)
}

export async function saveShown(tx: Tx, shownUntil: Date): Promise<void> {
  await sql`update play_progress set shown_until = ${shownUntil}`.execute(tx)
}

/** Adds to the counts of each day, of which those of a week stay. */
export async function addBets(tx: Tx, bets: readonly GameBets[]): Promise<void> {
  await sql`delete from game_day where day < current_date - 7`.execute(tx)
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

export async function listShown(tx: Tx): Promise<RoundName[]> {
  const { rows } = await sql<RoundName>`
    select vendor as "vendorCode", member_id as "memberId", round_id as "roundId" from latest_bet`.execute(tx)
  return rows
}

/** Leaves only these, with what they stake and pay now; says how many were others or otherwise. */
export async function keepEnded(tx: Tx, rounds: readonly RoundNow[]): Promise<number> {
  const rows = rounds.map(({ vendorCode, memberId, roundId, stake, paid }) => ({
    vendor: vendorCode,
    member_id: String(memberId),
    round_id: roundId,
    stake: String(stake),
    paid: String(paid),
  }))
  const ended = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as r (vendor text, member_id bigint, round_id text, stake bigint, paid bigint)`
  const gone = await sql`
    delete from latest_bet l
    where (l.vendor, l.member_id, l.round_id) not in (select r.vendor, r.member_id, r.round_id from ${ended})`.execute(
    tx,
  )
  const changed = await sql`
    update latest_bet l set stake = r.stake, paid = r.paid
    from ${ended}
    where (l.vendor, l.member_id, l.round_id) = (r.vendor, r.member_id, r.round_id)
      and (l.stake, l.paid) <> (r.stake, r.paid)`.execute(tx)
  return Number(gone.numAffectedRows) + Number(changed.numAffectedRows)
}

/** Leaves the newest of each merchant, none older than a day; says how many went. */
export async function forgetLatestBets(tx: Tx, { perMerchant }: { perMerchant: number }): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from latest_bet l
    using (
      select merchant, vendor, member_id, round_id,
        row_number() over (partition by merchant order by ended_at desc, round_id) as place
      from latest_bet
    ) ranked
    where (l.merchant, l.vendor, l.member_id, l.round_id)
        = (ranked.merchant, ranked.vendor, ranked.member_id, ranked.round_id)
      and (ranked.place > ${perMerchant} or l.ended_at < now() - interval '1 day')`.execute(tx)
  return Number(numAffectedRows)
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
