import type { Db } from '../db.ts'
import type { RoundState } from '../round.store.ts'

/** What a game took and paid for money, and how many of its rounds wait for their end. */
export type Takings = { game: string; rounds: number; staked: bigint; paid: bigint; unfinished: number }

export async function sumTakings(db: Db, brand: string, days: number): Promise<Takings[]> {
  const { rows } = await db.query<Takings>(
    `select game, count(*) filter (where state = 'settled')::int as rounds,
       coalesce(sum(bet) filter (where state = 'settled'), 0)::bigint as staked,
       coalesce(sum(win) filter (where state = 'settled'), 0)::bigint as paid,
       count(*) filter (where state in ('betting', 'open', 'paying'))::int as unfinished
     from studio.round
     where brand = $1 and not is_trial and played_at > now() - make_interval(days => $2)
     group by game`,
    [brand, days],
  )
  return rows
}

export type LatestRound = {
  id: string
  game: string
  playerId: string
  state: RoundState
  bet: bigint
  win: bigint
  isTrial: boolean
  refusal: string | null
  attempts: number
  playedAt: Date
}

const columns = `id, game, player_id as "playerId", state, bet, win, is_trial as "isTrial", refusal, attempts,
  played_at as "playedAt"`

export async function listLatest(db: Db, brand: string, game: string, limit: number): Promise<LatestRound[]> {
  const { rows } = await db.query<LatestRound>(
    `select ${columns} from studio.round where brand = $1 and game = $2 order by played_at desc limit $3`,
    [brand, game, limit],
  )
  return rows
}

/** Rounds that wait for the wallet or for their player, the oldest first. */
export async function listUnfinished(db: Db, brand: string, limit: number): Promise<LatestRound[]> {
  const { rows } = await db.query<LatestRound>(
    `select ${columns} from studio.round
     where brand = $1 and state in ('betting', 'open', 'paying') order by played_at limit $2`,
    [brand, limit],
  )
  return rows
}
