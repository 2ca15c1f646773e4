import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'

export type RoundRow = {
  vendor: string
  vendorName: string
  roundId: string
  gameCode: string
  nodeId: string | null
  names: Readonly<Record<string, string>> | null
  category: string | null
  launchUrl: string | null
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
  vendor_round r
  join vendor v on v.id = r.vendor_id
  left join game g on g.vendor = v.code and g.game_code = r.game_code
  left join game_vendor gv on gv.code = v.code
  -- A round that was closed before its first bet came is nothing to its player.
  where r.member_id = ${memberId} and r.bets + r.voids + r.credits > 0`

const columns = sql`
  v.code as vendor, coalesce(gv.name, v.name) as "vendorName", r.round_id as "roundId", r.game_code as "gameCode",
  g.node_id as "nodeId", g.names, g.category, gv.launch_url as "launchUrl", r.state,
  r.stake_cash + r.stake_bonus as stake, r.paid as win, r.opened_at as "openedAt", r.changed_at as "changedAt"`

const asked = ({ memberId, from, to, gameCategory, vendor }: AskedRounds) => sql`
  ${roundsOf(memberId)} and r.opened_at >= ${from} and r.opened_at < ${to}
    ${gameCategory === undefined ? sql`` : sql`and g.category = ${gameCategory}`}
    ${vendor === undefined ? sql`` : sql`and v.code = ${vendor}`}`

export async function listRounds(
  db: Db,
  rounds: AskedRounds,
  { limit, offset }: { limit: number; offset: number },
): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select ${columns} from ${asked(rounds)}
    order by r.opened_at desc, r.round_id desc
    limit ${limit} offset ${offset}`.execute(db)
  return rows
}

export type RoundTotals = { count: number; stake: bigint; win: bigint }

export async function sumRounds(db: Db, rounds: AskedRounds): Promise<RoundTotals> {
  const { rows } = await sql<RoundTotals>`
    select count(*)::int as count, coalesce(sum(r.stake_cash + r.stake_bonus), 0)::bigint as stake,
      coalesce(sum(r.paid), 0)::bigint as win
    from ${asked(rounds)}`.execute(db)
  return rows[0] as RoundTotals
}

export async function findRound(
  db: Db,
  { memberId, vendor, roundId }: { memberId: bigint; vendor: string; roundId: string },
): Promise<RoundRow | undefined> {
  const { rows } = await sql<RoundRow>`
    select ${columns} from ${roundsOf(memberId)} and v.code = ${vendor} and r.round_id = ${roundId}`.execute(
    db,
  )
  return rows[0]
}
