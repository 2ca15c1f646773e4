import { sql } from 'kysely'
import { lotteryTiles, ordersBetween } from '#features/lottery/index.ts'
import type { Db } from '#platform/db.ts'

/** A round at a vendor, or an order of a lottery, which is a round to whoever bet on it. */
export type RoundRow = {
  vendor: string
  vendorName: string
  roundId: string
  gameCode: string
  nodeId: string | null
  names: Readonly<Record<string, string>> | null
  category: string | null
  launchUrl: string | null
  orderId: bigint | null
  state: 'OPEN' | 'SETTLED' | 'CLOSED' | 'VOID'
  stake: bigint
  win: bigint
  openedAt: Date
  changedAt: Date
}

export type AskedRounds = {
  memberId: bigint
  from: Date
  to: Date
  gameCategory?: string | undefined
  vendor?: string | undefined
}

const roundsOf = (memberId: bigint) => sql`
  select v.code as vendor, coalesce(gv.name, v.name) as "vendorName", r.round_id as "roundId",
    r.game_code as "gameCode", g.node_id as "nodeId", g.names, g.category, gv.launch_url as "launchUrl",
    null::bigint as "orderId", r.state, r.stake_cash + r.stake_bonus as stake, r.paid as win,
    r.opened_at as "openedAt", r.changed_at as "changedAt"
  from vendor_round r
  join vendor v on v.id = r.vendor_id
  left join game g on g.vendor = v.code and g.game_code = r.game_code
  left join game_vendor gv on gv.code = v.code
  -- A round that was closed before its first bet came is nothing to its player.
  where r.member_id = ${memberId} and r.bets + r.voids + r.credits > 0`

const ordersOf = ({ memberId, from, to }: AskedRounds) => sql`
  select l.vendor, coalesce(gv.name, l.vendor), 'L' || lpad(o.id::text, greatest(7, length(o.id::text)), '0'), o.code, l."nodeId", null::jsonb, l.category, null::text,
    o.id, case o.state when 'waiting' then 'OPEN' when 'cancelled' then 'VOID' else 'SETTLED' end, o.stake, o.win,
    o."createdAt", o."changedAt"
  from (${ordersBetween({ memberId, from, to })}) o
  join jsonb_to_recordset(${JSON.stringify(lotteryTiles)}::jsonb)
    as l (code text, "nodeId" text, vendor text, category text) on l.code = o.code
  left join game_vendor gv on gv.code = l.vendor`

const asked = (rounds: AskedRounds) => sql`
  (
    ${roundsOf(rounds.memberId)} and r.opened_at >= ${rounds.from} and r.opened_at < ${rounds.to}
    union all
    ${ordersOf(rounds)}
  ) played
  where true
    ${rounds.gameCategory === undefined ? sql`` : sql`and category = ${rounds.gameCategory}`}
    ${rounds.vendor === undefined ? sql`` : sql`and vendor = ${rounds.vendor}`}`

export async function listRounds(
  db: Db,
  rounds: AskedRounds,
  { limit, offset }: { limit: number; offset: number },
): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select * from ${asked(rounds)}
    order by "openedAt" desc, "roundId" desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export type RoundTotals = { count: number; stake: bigint; win: bigint }

export async function sumRounds(db: Db, rounds: AskedRounds): Promise<RoundTotals> {
  const { rows } = await sql<RoundTotals>`
    select count(*)::int as count, coalesce(sum(stake), 0)::bigint as stake, coalesce(sum(win), 0)::bigint as win
    from ${asked(rounds)}`.execute(db)
  return rows[0] as RoundTotals
}

export async function findRound(
  db: Db,
  { memberId, vendor, roundId }: { memberId: bigint; vendor: string; roundId: string },
): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    ${roundsOf(memberId)} and v.code = ${vendor} and r.round_id = ${roundId}`.execute(db)
  return rows[0]
}
