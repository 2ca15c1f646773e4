/** Flights and who is on board. Times are milliseconds of the database's clock, which decides all of them. */
import type { Db, Tx } from '../db.ts'
import { type NewRound, type PlayedRound, type RoundState, roundColumns } from '../round.store.ts'
import type { KeptChain } from './chain.ts'

export type Flight = {
  id: bigint
  place: number
  closesAt: number
  takesOffAt: number
  endedAt: number | null
  /** When this was read. */
  now: number
  opensAt: Date
  chain: KeptChain
  /** When the chain was published, and when its salt came. */
  committedAt: Date
  chosenAt: Date | null
}

type FlightRow = Omit<Flight, 'chain'> & KeptChain

const ms = (time: string) => `floor(extract(epoch from ${time}) * 1000)::float8`

const select = `
  select f.id, f.place, ${ms('f.closes_at')} as "closesAt", ${ms('f.takes_off_at')} as "takesOffAt",
    ${ms('f.ended_at')} as "endedAt", ${ms('studio.clock()')} as now,
    f.opens_at as "opensAt", c.published_at as "committedAt", c.salted_at as "chosenAt", c.commitment, c.length, c.salt, c.last_seed as "lastSeed"
  from studio.flight f join studio.chain c on c.id = f.chain_id`

function flightOf({ commitment, length, salt, lastSeed, ...flight }: FlightRow): Flight {
  return { ...flight, chain: { commitment, length, salt, lastSeed } }
}

/** The last flight there was; it is over when it has an end. */
export async function findLastFlight(db: Db): Promise<Flight | undefined> {
  const { rows } = await db.query<FlightRow>({
    name: 'last_flight',
    text: `${select} order by f.id desc limit 1`,
  })
  return rows[0] && flightOf(rows[0])
}

export async function findFlight(db: Db | Tx, id: bigint): Promise<Flight | undefined> {
  const { rows } = await db.query<FlightRow>(`${select} where f.id = $1`, [id])
  return rows[0] && flightOf(rows[0])
}

/** Nobody boards or lands this flight until the transaction ends. */
export async function lockFlight(tx: Tx, id: bigint): Promise<Flight | undefined> {
  // Without its key: a round that changes twice in one transaction looks its flight up, and we may wait for that round.
  await tx.query('select 1 from studio.flight where id = $1 for no key update', [id])
  return findFlight(tx, id)
}

export async function listEndedFlights(db: Db, limit: number): Promise<Flight[]> {
  const { rows } = await db.query<FlightRow>(
    `${select} where f.ended_at is not null order by f.id desc limit $1`,
    [limit],
  )
  return rows.map(flightOf)
}

export type Pace = {
  /** How long bets are taken. */
  readonly bettingMs: number
  /** How long the wallet has to answer the last of them before take-off. */
  readonly boardingMs: number
  /** How long the end of a flight is looked at. */
  readonly pauseMs: number
}

export async function insertFlight(
  tx: Tx,
  { chainId, place }: { chainId: bigint; place: number },
  { bettingMs, boardingMs }: Pace,
): Promise<void> {
  await tx.query(
    `insert into studio.flight (chain_id, place, opens_at, closes_at, takes_off_at)
     select $1, $2, now, now + $3 * interval '1 ms', now + $4 * interval '1 ms' from studio.clock() as now`,
    [chainId, place, bettingMs, bettingMs + boardingMs],
  )
}

/** None is open, and the last one ended long enough ago. */
export async function isNextFlightDue(tx: Tx, { pauseMs }: Pace): Promise<boolean> {
  const { rows } = await tx.query<{ isDue: boolean }>(
    `select coalesce(
       (select ended_at + $1 * interval '1 ms' <= studio.clock() from studio.flight order by id desc limit 1),
       not exists (select 1 from studio.flight)) as "isDue"`,
    [pauseMs],
  )
  return rows[0]?.isDue === true
}

export async function endFlight(tx: Tx, id: bigint, afterMs: number): Promise<void> {
  await tx.query(`update studio.flight set ended_at = takes_off_at + $2 * interval '1 ms' where id = $1`, [
    id,
    afterMs,
  ])
}

type Seat = NewRound & { flightId: string }

/**
 * The new round, the one its key made before, or the unfinished one that stands in its way;
 * none when the flight takes no more bets.
 */
export async function takeSeat(tx: Tx, round: Seat): Promise<PlayedRound | undefined> {
  const { brand, playerId, key, game } = round
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`seat ${brand} ${playerId}`])
  const earlier = await tx.query<PlayedRound>(
    `select ${roundColumns} from studio.played
     where brand = $1 and player_id = $2
       and (key = $3 or game = $4 and state in ('betting', 'open', 'paying'))
     order by key = $3 desc limit 1`,
    [brand, playerId, key, game],
  )
  if (earlier.rows[0]) return earlier.rows[0]
  await tx.query(
    `insert into studio.round (
       id, brand, player_id, key, vendor, game, flight_id, nonce, bet, choice, currency, wallet_session, is_trial,
       next_try_at)
     select $1, $2, $3, $4, $5, $6, f.id, f.place, $8, $9, $10, $11, $12, now() + interval '10 seconds'
     from studio.flight f
     where f.id = $7 and f.ended_at is null and studio.clock() < f.closes_at`,
    [
      round.id,
      brand,
      playerId,
      key,
      round.vendor,
      game,
      round.flightId,
      round.bet,
      JSON.stringify(round.choice),
      round.currency,
      round.walletSession,
      round.isTrial,
    ],
  )
  const { rows } = await tx.query<PlayedRound>(`select ${roundColumns} from studio.played where id = $1`, [
    round.id,
  ])
  return rows[0]
}

/** Puts a round whose stake was taken on board; false once its flight has left. */
export async function boardFlight(
  db: Db,
  { id, flightId }: Pick<PlayedRound, 'id' | 'flightId'>,
  balance: string | undefined,
): Promise<boolean> {
  // The lock makes a landing wait, so that nobody boards a flight that has been settled.
  const { rowCount } = await db.query(
    `with flight as (
       select id from studio.flight where id = $2 and studio.clock() < takes_off_at for share)
     update studio.round r
     set state = 'open', balance = coalesce($3, balance), changed_at = now(), attempts = 0,
       next_try_at = now() + interval '20 seconds'
     from flight where r.id = $1 and r.flight_id = flight.id and r.state = 'betting'`,
    [id, flightId, balance ?? null],
  )
  return rowCount === 1
}

const leaving = `
  flight_id = $1 and state = 'open' and ($2::int is null or (choice ->> 'autoCashOut')::int <= $2)`

export async function isAnyoneLeaving(db: Db, flightId: bigint, reached: number | null): Promise<boolean> {
  const { rowCount } = await db.query({
    name: 'leaving',
    text: `select 1 from studio.round where ${leaving} limit 1`,
    values: [flightId, reached],
  })
  return rowCount === 1
}

/** Rounds still on board, held until the transaction ends: all of them, or those that leave at this multiplier. */
export async function lockAboard(tx: Tx, flightId: bigint, reached: number | null): Promise<PlayedRound[]> {
  // In the order everybody holds several rounds in.
  const held = await tx.query<{ id: string }>(
    `select id from studio.round where ${leaving} order by id for update`,
    [flightId, reached],
  )
  const { rows } = await tx.query<PlayedRound>(
    `select ${roundColumns} from studio.played where id = any($1)`,
    [held.rows.map(({ id }) => id)],
  )
  return rows
}

/** Everybody in the list now owes or is owed a result. */
export async function settleAboard(tx: Tx, results: readonly { id: string; win: bigint }[]): Promise<void> {
  await tx.query(
    `update studio.round r
     set state = 'paying', win = result.win, changed_at = now(), attempts = 0,
       next_try_at = now() + interval '10 seconds'
     from unnest($1::uuid[], $2::bigint[]) as result (id, win) where r.id = result.id and r.state = 'open'`,
    [results.map(({ id }) => id), results.map(({ win }) => win)],
  )
}

/** One bet on a flight, as the others see it. */
export type Rider = {
  id: string
  brand: string
  playerId: string
  isTrial: boolean
  bet: bigint
  win: bigint
  state: RoundState
}

export async function listRiders(db: Db, flightId: bigint): Promise<Rider[]> {
  const { rows } = await db.query<Rider>({
    name: 'riders',
    text: `
      select id, brand, player_id as "playerId", is_trial as "isTrial", bet, win, state
      from studio.round where flight_id = $1 and state in ('open', 'paying', 'settled')
      order by bet desc, id`,
    values: [flightId],
  })
  return rows
}
