import { sql } from 'kysely'
import type { PayoutFloor, RoundName } from '#features/vendors/index.ts'
import type { Db, Tx } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type Winner = Pick<
  Row<'winner'>,
  'merchant' | 'vendor' | 'gameCode' | 'customerName' | 'amount' | 'wonAt' | 'isDemo'
>

/** The largest first. */
export async function listWinnerRows(db: Db, { withDemo }: { withDemo: boolean }): Promise<Winner[]> {
  const { rows } = await sql<Winner>`
    select merchant, vendor, game_code as "gameCode", customer_name as "customerName", amount, won_at as "wonAt",
      is_demo as "isDemo"
    from winner where ${withDemo} or not is_demo
    order by amount desc, won_at desc, vendor, round_id`.execute(db)
  return rows
}

/** The smallest win of each vendor that has its share of the board already. */
export async function listFloors(tx: Tx, perVendor: number): Promise<PayoutFloor[]> {
  const { rows } = await sql<PayoutFloor>`
    select merchant, vendor as "vendorCode", min(amount) as amount from winner
    where not is_demo group by merchant, vendor having count(*) >= ${perVendor}`.execute(tx)
  return rows
}

/** The rounds behind the board, without those of the demo. */
export async function listWonRounds(tx: Tx): Promise<RoundName[]> {
  const { rows } = await sql<RoundName>`
    select vendor as "vendorCode", member_id as "memberId", round_id as "roundId" from winner
    where not is_demo`.execute(tx)
  return rows
}

export type NewWinner = Omit<Winner, 'isDemo'> & { memberId: bigint; roundId: string }

/** Writes what rounds pay now; one that pays nothing any more goes. */
export async function putWinners(
  tx: Tx,
  winners: readonly NewWinner[],
  { isDemo }: { isDemo: boolean },
): Promise<bigint> {
  const rows = JSON.stringify(
    winners.map((winner) => ({
      merchant: winner.merchant,
      vendor: winner.vendor,
      member_id: String(winner.memberId),
      round_id: winner.roundId,
      game_code: winner.gameCode,
      customer_name: winner.customerName,
      amount: String(winner.amount),
      won_at: winner.wonAt,
    })),
  )
  const { numAffectedRows: gone = 0n } = await sql`
    delete from winner w
    using jsonb_to_recordset(${rows}::jsonb) as r (merchant text, vendor text, member_id bigint, round_id text, amount bigint)
    where (w.merchant, w.vendor, w.member_id, w.round_id) = (r.merchant, r.vendor, r.member_id, r.round_id)
      and r.amount <= 0`.execute(tx)
  const { numAffectedRows: put = 0n } = await sql`
    insert into winner as w (merchant, vendor, member_id, round_id, game_code, customer_name, amount, won_at, is_demo)
    select merchant, vendor, member_id, round_id, game_code, customer_name, amount, won_at, ${isDemo}
    from jsonb_to_recordset(${rows}::jsonb) as r (
      merchant text, vendor text, member_id bigint, round_id text, game_code text, customer_name text, amount bigint,
      won_at timestamptz)
    where amount > 0
    on conflict (merchant, vendor, member_id, round_id) do update
    set amount = excluded.amount, won_at = excluded.won_at
    where (w.amount, w.won_at) <> (excluded.amount, excluded.won_at)`.execute(tx)
  return gone + put
}

/** Keeps the largest wins of each vendor, none of them older than the given days. */
export async function forgetWinners(tx: Tx, { days, perVendor }: { days: number; perVendor: number }) {
  const { numAffectedRows = 0n } = await sql`
    delete from winner w
    using (
      select merchant, vendor, member_id, round_id,
        row_number() over (partition by merchant, vendor order by amount desc, won_at desc) as place
      from winner where not is_demo
    ) ranked
    where (w.merchant, w.vendor, w.member_id, w.round_id)
        = (ranked.merchant, ranked.vendor, ranked.member_id, ranked.round_id)
      and (ranked.place > ${perVendor} or w.won_at < now() - make_interval(days => ${days}))`.execute(tx)
  return numAffectedRows
}

/** Up to where rounds have been looked at, and the database's clock now. */
export async function lockProgress(tx: Tx, days: number): Promise<{ from: Date; until: Date }> {
  await sql`
    insert into winner_progress (until) values (now() - make_interval(days => ${days})) on conflict do nothing`.execute(
    tx,
  )
  const { rows } = await sql<{ from: Date; until: Date }>`
    select until as "from", clock_timestamp() as until from winner_progress for update`.execute(tx)
  return rows[0] as { from: Date; until: Date }
}

export async function saveProgress(tx: Tx, until: Date): Promise<void> {
  await sql`update winner_progress set until = ${until}`.execute(tx)
}
