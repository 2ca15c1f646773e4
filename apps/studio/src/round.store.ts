import { eachOf, sqlCall } from '@perya/sql-calls'
import type { Db, Tx } from './db.ts'
import type { Move } from './games/game.ts'
import type { Row } from './rows.ts'
import type { Player } from './seed.store.ts'
import { StudioError } from './studio-error.ts'
import { together } from './together.ts'

type RoundRow = Row<'round'>

export type RoundState = RoundRow['state']

/** A round with the seeds it is played with. */
export type PlayedRound = Pick<
  RoundRow,
  | 'id'
  | 'brand'
  | 'playerId'
  | 'key'
  | 'vendor'
  | 'game'
  // Of a round with seeds of its own player.
  | 'pairId'
  // Of a round that is shared, whose seeds are those of its flight.
  | 'flightId'
  // The number of the bet under its pair, or the place of the flight in its chain.
  | 'nonce'
  | 'bet'
  | 'state'
  | 'win'
  // Why it was not played: a status of the wallet, which never took the stake, or a reason of our own to give it back.
  | 'refusal'
  | 'currency'
  | 'walletSession'
  // As the wallet told it last about this round.
  | 'balance'
  | 'isTrial'
  | 'playedAt'
  | 'attempts'
> & {
  chainId: bigint | null
  chainLength: number | null
  choice: Record<string, unknown>
  moves: readonly Move[]
  stepKeys: readonly string[]
  serverSeed: Buffer
  serverSeedHash: string
  clientSeed: string
  /** Of the pair or chain, for the bet after this one. */
  nextNonce: number
  /** Of a pair, what the one after it is committed to. */
  nextServerSeedHash: string | null
  /** When the hash was kept, and when the client seed came after it; unset of rounds from before that was written down. */
  committedAt: Date | null
  chosenAt: Date | null
  revealedAt: Date | null
}

/** A round that was called off owes its stake, any other its result. */
export const owesStake = (round: PlayedRound): round is PlayedRound & { refusal: string } =>
  round.state === 'paying' && round.refusal !== null

const ownReasons: readonly (string | null)[] = ['ROLLED_BACK', 'LATE', 'ABANDONED']

/** The stake was taken, and the wallet has given it back. */
export const isGivenBack = ({ state, refusal }: Pick<PlayedRound, 'state' | 'refusal'>): boolean =>
  state === 'cancelled' && ownReasons.includes(refusal)

export const roundColumns = `id, brand, player_id as "playerId", key, vendor, game, pair_id as "pairId", flight_id as "flightId",
  chain_id as "chainId", chain_length as "chainLength", nonce, bet, choice,
  moves, step_keys as "stepKeys", state, win, refusal, currency, wallet_session as "walletSession",
  balance, is_trial as "isTrial", played_at as "playedAt", attempts, server_seed as "serverSeed",
  server_seed_hash as "serverSeedHash", client_seed as "clientSeed", next_nonce as "nextNonce",
  next_server_seed_hash as "nextServerSeedHash", committed_at as "committedAt", chosen_at as "chosenAt",
  revealed_at as "revealedAt"`

export type NewRound = Pick<
  PlayedRound,
  | 'id'
  | 'brand'
  | 'playerId'
  | 'key'
  | 'vendor'
  | 'game'
  | 'bet'
  | 'choice'
  | 'currency'
  | 'walletSession'
  | 'isTrial'
> & { model: string | undefined }

/** The new round, the one its key made before, or the unfinished one that stands in its way. */
export async function takeRound(db: Db, round: NewRound): Promise<PlayedRound> {
  const taken = await takeTogether(db, round)
  if (!taken) throw new StudioError('studio.seedMissing')
  return taken
}

const takeTogether = together(takeRounds)

export const takeRoundsCall = sqlCall(
  'studio.take_rounds',
  eachOf<NewRound>({
    p_id: ['uuid', ({ id }) => id],
    p_brand: ['text', ({ brand }) => brand],
    p_player: ['text', ({ playerId }) => playerId],
    p_key: ['text', ({ key }) => key],
    p_vendor: ['text', ({ vendor }) => vendor],
    p_game: ['text', ({ game }) => game],
    p_model: ['text', ({ model }) => model],
    p_bet: ['bigint', ({ bet }) => bet],
    p_choice: ['jsonb', ({ choice }) => JSON.stringify(choice)],
    p_currency: ['text', ({ currency }) => currency],
    p_wallet_session: ['text', ({ walletSession }) => walletSession],
    p_is_trial: ['boolean', ({ isTrial }) => isTrial],
  }),
)

async function takeRounds(db: Db, rounds: readonly NewRound[]): Promise<(PlayedRound | undefined)[]> {
  const { rows } = await db.query<PlayedRound & { n: bigint }>({
    name: 'take_rounds',
    text: `
      select n, ${roundColumns}
      from ${takeRoundsCall.text} t
      cross join lateral (select (t.round).*) r`,
    values: takeRoundsCall.values(rounds),
  })
  const taken = rounds.map((): PlayedRound | undefined => undefined)
  for (const { n, ...round } of rows) taken[Number(n) - 1] = round
  return taken
}

/** A player's round, held until the transaction ends. */
export async function lockRound(tx: Tx, id: string): Promise<PlayedRound | undefined> {
  const held = await tx.query('select 1 from studio.round where id = $1 for update', [id])
  return held.rowCount === 0 ? undefined : findRound(tx, id)
}

export async function findRound(db: Db | Tx, id: string): Promise<PlayedRound | undefined> {
  const { rows } = await db.query<PlayedRound>(`select ${roundColumns} from studio.played where id = $1`, [
    id,
  ])
  return rows[0]
}

/** Whether a bet was made under this key before. */
export async function hasRound(db: Db, { brand, playerId }: Player, key: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from studio.round where brand = $1 and player_id = $2 and key = $3',
    [brand, playerId, key],
  )
  return rowCount === 1
}

/** The round of a game that waits for the player's move. */
export async function findOpenRound(
  db: Db,
  { brand, playerId }: Player,
  game: string,
): Promise<PlayedRound | undefined> {
  const { rows } = await db.query<PlayedRound>({
    name: 'open_round',
    text: `
      select ${roundColumns} from studio.played
      where brand = $1 and player_id = $2 and game = $3 and state = 'open'`,
    values: [brand, playerId, game],
  })
  return rows[0]
}

export async function listRounds(
  db: Db,
  { brand, playerId }: Player,
  game: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<PlayedRound[]> {
  const { rows } = await db.query<PlayedRound>(
    `select ${roundColumns} from studio.played
     where brand = $1 and player_id = $2 and game = $3 and state <> 'betting'
     order by played_at desc, nonce desc offset $4 limit $5`,
    [brand, playerId, game, offset, limit],
  )
  return rows
}

type Outcome = {
  state: RoundState
  win?: bigint
  refusal?: string
  balance?: string | undefined
  retryAfterSeconds?: number
}
type Change = Outcome & { id: string; from: RoundState }

/** What a round turned into; it goes from one state only, so whoever comes second changes nothing and is told so. */
export function changeRound(
  db: Db,
  { id }: Pick<PlayedRound, 'id'>,
  from: RoundState,
  to: Outcome,
): Promise<boolean> {
  return changeTogether(db, { ...to, id, from })
}

/** The same inside the caller's transaction. */
export async function changeRoundWithin(
  tx: Tx,
  { id }: Pick<PlayedRound, 'id'>,
  from: RoundState,
  to: Outcome,
): Promise<void> {
  await changeRounds(tx, [{ ...to, id, from }])
}

const changeTogether = together(changeRounds)

export const changeRoundsCall = sqlCall(
  'studio.change_rounds',
  eachOf<Change>({
    p_id: ['uuid', ({ id }) => id],
    p_from: ['text', ({ from }) => from],
    p_state: ['text', ({ state }) => state],
    p_win: ['bigint', ({ win }) => win],
    p_refusal: ['text', ({ refusal }) => refusal],
    p_balance: ['text', ({ balance }) => balance],
    p_wait: ['double precision', ({ retryAfterSeconds }) => retryAfterSeconds ?? 0],
  }),
)

async function changeRounds(db: Db | Tx, changes: readonly Change[]): Promise<boolean[]> {
  const { rows } = await db.query<{ id: string }>({
    name: 'change_rounds',
    text: `select id from ${changeRoundsCall.text} id`,
    values: changeRoundsCall.values(changes),
  })
  const changed = new Set(rows.map(({ id }) => id))
  return changes.map(({ id }) => changed.has(id))
}

export async function addMove(
  tx: Tx,
  { id }: Pick<PlayedRound, 'id'>,
  key: string,
  move: Move | undefined,
): Promise<void> {
  await tx.query(
    `update studio.round
     set moves = case when $3::jsonb is null then moves else moves || jsonb_build_array($3::jsonb) end,
       step_keys = array_append(step_keys, $2), changed_at = now(), next_try_at = now() + $4::interval
     where id = $1`,
    [id, key, move === undefined ? null : JSON.stringify(move), abandonedAfter],
  )
}

/** How long a round waits for its player before it is settled as it stands. */
const abandonedAfter = '24 hours'
export const abandonedSeconds = 24 * 3_600

/** Rounds whose time has come, each put off first, so that two studios do not take the same ones. */
export async function takeDueRounds(db: Db, limit: number): Promise<PlayedRound[]> {
  const { rows } = await db.query<{ id: string }>(
    `update studio.round
     set attempts = attempts + 1,
       next_try_at = now() + make_interval(secs => least(300, power(2, least(attempts, 12))))
     where id in (
       select id from studio.round
       where state in ('betting', 'open', 'paying') and next_try_at <= now()
       order by next_try_at limit $1 for update skip locked)
     returning id`,
    [limit],
  )
  const due = await Promise.all(rows.map(({ id }) => findRound(db, id)))
  return due.filter((round) => round !== undefined)
}
