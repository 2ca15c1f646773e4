import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { Row } from '#platform/rows.ts'

export type Match = Pick<
  Row<'hot_match'>,
  | 'id'
  | 'merchant'
  | 'league'
  | 'leagueImageUrl'
  | 'homeTeam'
  | 'awayTeam'
  | 'homeTeamImageUrl'
  | 'awayTeamImageUrl'
  | 'startsAt'
  | 'nodeId'
  | 'roomId'
>

/** Matches that have not begun, the next first. */
export async function listMatchRows(db: Db): Promise<Match[]> {
  const { rows } = await sql<Match>`
    select id, merchant, league, league_image_url as "leagueImageUrl", home_team as "homeTeam", away_team as "awayTeam",
      home_team_image_url as "homeTeamImageUrl", away_team_image_url as "awayTeamImageUrl", starts_at as "startsAt",
      node_id as "nodeId", room_id as "roomId"
    from hot_match where starts_at > now() order by starts_at, id`.execute(db)
  return rows
}

export type NewMatch = Omit<Match, 'id'> & { seedKey: string | null }

/** The numbers of those that were not there before. */
export async function putMatches(db: Db, matches: readonly NewMatch[]): Promise<bigint[]> {
  const rows = JSON.stringify(
    matches.map((match) => ({
      merchant: match.merchant,
      league: match.league,
      league_image_url: match.leagueImageUrl,
      home_team: match.homeTeam,
      away_team: match.awayTeam,
      home_team_image_url: match.homeTeamImageUrl,
      away_team_image_url: match.awayTeamImageUrl,
      starts_at: match.startsAt,
      node_id: match.nodeId,
      room_id: match.roomId,
      seed_key: match.seedKey,
    })),
  )
  const { rows: added } = await sql<{ id: bigint }>`
    insert into hot_match (merchant, league, league_image_url, home_team, away_team, home_team_image_url,
      away_team_image_url, starts_at, node_id, room_id, seed_key)
    select * from jsonb_to_recordset(${rows}::jsonb) as m (
      merchant text, league text, league_image_url text, home_team text, away_team text, home_team_image_url text,
      away_team_image_url text, starts_at timestamptz, node_id text, room_id text, seed_key text)
    on conflict (merchant, seed_key) do nothing
    returning id`.execute(db)
  return added.map(({ id }) => id)
}

/** Whether there was one that has not begun. */
export async function deleteMatch(db: Db, merchant: string, id: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from hot_match where merchant = ${merchant} and id = ${id} and starts_at > now()`.execute(db)
  return numAffectedRows === 1n
}

export async function hasGame(db: Db, nodeId: string): Promise<boolean> {
  const { rows } = await sql`select from game where node_id = ${nodeId} and is_listed`.execute(db)
  return rows.length === 1
}

export async function forgetMatches(db: Db): Promise<void> {
  await sql`delete from hot_match where starts_at < now() - interval '7 days'`.execute(db)
}
