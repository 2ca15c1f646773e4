import type { VendorStatus } from '@perya/contract/vendor'
import { isFromDatabase } from '#platform/database-error.ts'
import type { Pool } from '#platform/db.ts'
import type { VendorCaller } from './signed-call.ts'

/** What never changes about a member as a vendor's player. */
export type Player = {
  memberId: bigint
  /** The merchant's code, for a trial member that of the site the trial belongs to. */
  site: string
  currency: string
  /** Plays with play money. */
  isTrial: boolean
  cashId: bigint
  bonusId: bigint
  counterpartId: bigint
}

/** `null` for whoever never opened a game of the vendor. */
export async function readPlayer(pool: Pool, memberId: bigint, vendorCode: string): Promise<Player | null> {
  const { rows } = await pool.query<[string, string, boolean, bigint, bigint, bigint]>({
    name: 'vendor_player',
    text: `
      select p.site, p.currency, m.trial_of is not null, p.cash_id, p.bonus_id, p.counterpart_id
      from vendor v
      join vendor_member k on k.vendor_id = v.id and k.member_id = $1
      join member on member.id = k.member_id
      join merchant m on m.code = member.merchant
      cross join lateral vendor_player(k.member_id, v.code) p
      where v.code = $2`,
    values: [memberId, vendorCode],
    rowMode: 'array',
  })
  const row = rows[0]
  if (!row) return null
  const [site, currency, isTrial, cashId, bonusId, counterpartId] = row
  return { memberId, site, currency, isTrial, cashId, bonusId, counterpartId }
}

/** Whether a call under this id was answered for good. */
export async function isKnownTx(pool: Pool, vendorId: number, txId: string): Promise<boolean> {
  const { rowCount } = await pool.query('select from vendor_tx where vendor_id = $1 and tx_id = $2', [
    vendorId,
    txId,
  ])
  return rowCount === 1
}

/** A bet, a win or both, as the database takes it. */
export type Play = {
  caller: VendorCaller
  player: Player
  call: 'bet' | 'win' | 'betwin'
  txId: string
  payload: string
  roundId: string
  refTxId: string | undefined
  gameCode: string
  currency: string
  session: string | undefined
  amount: bigint
  win: bigint
  jackpot: bigint
  isClosed: boolean
  isPromo: boolean
  risk: 'low' | 'later' | undefined
}

/** A rollback, a correction or the end of a round. */
export type Correction = {
  caller: VendorCaller
  player: Player
  call: 'rollback' | 'adjust' | 'endround'
  txId: string
  payload: string
  roundId: string
  refTxId: string | undefined
  gameCode: string
  currency: string
  amount: bigint | undefined
}

export type PlayAnswer = {
  status: VendorStatus
  balance: bigint | null
  isDuplicate: boolean
  currentBalance: bigint | null
  limit: 'stake' | 'loss' | null
  isForged: boolean
  /** By this call, for the first time: less than nothing where members lost, or gave back. */
  won: bigint
}

type AnswerRow = [
  n: number,
  status: VendorStatus,
  balance: bigint | null,
  isDuplicate: boolean,
  currentBalance: bigint | null,
  limit: 'stake' | 'loss' | null,
  isForged: boolean,
  won: bigint,
]

const columns = 'n, status, balance, is_duplicate, current_balance, limit_name, is_forged, won'
const places = (count: number) => Array.from({ length: count }, (_, index) => `$${index + 1}`).join(', ')

/** One call for all of them, in a transaction of its own that has committed when this answers. */
export async function play(pool: Pool, plays: readonly Play[]): Promise<PlayAnswer[]> {
  const rows = await query(
    pool,
    'vendor_play',
    `select ${columns} from vendor_play(${places(23)})`,
    toArrays(plays),
  )
  const answers: PlayAnswer[] = []
  for (const row of rows) answers[row[0] - 1] = toAnswer(row)
  if (rows.length !== plays.length) throw new Error(`${plays.length} calls got ${rows.length} answers`)
  return answers
}

export async function correct(pool: Pool, { caller, player, ...c }: Correction): Promise<PlayAnswer> {
  const [row] = await query(pool, 'vendor_correct', `select ${columns} from vendor_correct(${places(17)})`, [
    caller.slot,
    caller.nonce,
    caller.request,
    caller.vendor.id,
    caller.vendor.code,
    c.call,
    c.txId,
    c.payload,
    player.memberId,
    c.roundId,
    c.refTxId ?? null,
    c.gameCode,
    c.currency,
    c.amount ?? null,
    player.cashId,
    player.bonusId,
    player.counterpartId,
  ])
  if (!row) throw new Error(`${c.call} ${c.txId} got no answer`)
  return toAnswer(row)
}

async function query(pool: Pool, name: string, text: string, values: unknown[]): Promise<AnswerRow[]> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<AnswerRow>({ name, text, values, rowMode: 'array' })
    client.release()
    return rows
  } catch (error) {
    // A connection that failed in the middle of a call is not asked again.
    client.release(isFromDatabase(error) ? undefined : true)
    throw error
  }
}

const toAnswer = ([
  ,
  status,
  balance,
  isDuplicate,
  currentBalance,
  limit,
  isForged,
  won,
]: AnswerRow): PlayAnswer => ({
  status,
  balance,
  isDuplicate,
  currentBalance,
  limit,
  isForged,
  won,
})

/** The calls as PostgreSQL writes arrays: text is quicker to make than what the driver makes of objects. */
function toArrays(plays: readonly Play[]): string[] {
  const list = (of: (play: Play) => string | number | bigint | boolean) => `{${plays.map(of).join(',')}}`
  return [
    list(({ caller }) => caller.slot),
    list(({ caller }) => caller.nonce),
    list(({ caller }) => caller.request),
    list(({ caller }) => caller.vendor.id),
    list(({ caller }) => caller.vendor.code),
    list(({ call }) => call),
    list(({ txId }) => quote(txId)),
    list(({ payload }) => payload),
    list(({ player }) => player.memberId),
    list(({ roundId }) => quote(roundId)),
    list(({ refTxId }) => (refTxId === undefined ? 'NULL' : quote(refTxId))),
    list(({ gameCode }) => quote(gameCode)),
    list(({ currency }) => currency),
    list(({ session }) => session ?? 'NULL'),
    list(({ amount }) => amount),
    list(({ win }) => win),
    list(({ jackpot }) => jackpot),
    list(({ isClosed }) => isClosed),
    list(({ isPromo }) => isPromo),
    list(({ player }) => player.cashId),
    list(({ player }) => player.bonusId),
    list(({ player }) => player.counterpartId),
    list(({ risk }) => risk ?? 'NULL'),
  ]
}

// Quoted always: NULL without quotes is no text, and a comma would begin the next one.
const quote = (text: string) => (/[\\"]/.test(text) ? `"${text.replace(/[\\"]/g, '\\$&')}"` : `"${text}"`)

export type BalanceAnswer = { status: VendorStatus; balance: bigint | null; isForged: boolean }

export async function readBalance(
  pool: Pool,
  { caller, player, session, currency }: Pick<Play, 'caller' | 'player' | 'session' | 'currency'>,
): Promise<BalanceAnswer> {
  const { rows } = await pool.query<[VendorStatus, bigint | null, boolean]>({
    name: 'vendor_balance',
    text: `select status, balance, is_forged from vendor_balance(${places(9)})`,
    values: [
      caller.slot,
      caller.nonce,
      caller.request,
      caller.vendor.id,
      player.memberId,
      session ?? null,
      currency,
      player.cashId,
      player.bonusId,
    ],
    rowMode: 'array',
  })
  const [status, balance, isForged] = rows[0] as [VendorStatus, bigint | null, boolean]
  return { status, balance, isForged }
}

export type FirstAnswer = Pick<PlayAnswer, 'status' | 'balance' | 'limit'>

/** What the very call that made a transaction was answered; `null` for every other call. */
export async function findAnswer(
  pool: Pool,
  caller: VendorCaller,
  txId: string,
): Promise<FirstAnswer | null> {
  const { rows } = await pool.query<FirstAnswer>({
    name: 'vendor_answer',
    text: `
      select status, balance, limit_name as "limit"
      from vendor_tx where vendor_id = $1 and tx_id = $2 and request = $3`,
    values: [caller.vendor.id, txId, caller.request],
  })
  return rows[0] ?? null
}

export type KeptTx = {
  call: string
  status: VendorStatus
  balance: bigint | null
  limit: 'stake' | 'loss' | null
  isRolledBack: boolean
}

export type FoundTx = { tx: KeptTx | null; isForged: boolean }

/** What became of a transaction of this player. */
export async function findTx(
  pool: Pool,
  { caller, player, txId }: { caller: VendorCaller; player: Player; txId: string },
): Promise<FoundTx> {
  const { rows } = await pool.query({
    name: 'vendor_tx',
    text: `
      select (vendor_take_nonces(array[$1::smallint], array[$2::uuid], array[$3::uuid]))[1] as is_forged,
        t.call, t.status, t.balance, t.limit_name, t.rolled_back_by is not null as is_rolled_back
      from (select) one left join vendor_tx t on t.vendor_id = $4 and t.tx_id = $5 and t.member_id = $6`,
    values: [caller.slot, caller.nonce, caller.request, caller.vendor.id, txId, player.memberId],
  })
  const row = rows[0]
  if (row.call === null) return { tx: null, isForged: row.is_forged }
  const { call, status, balance, limit_name: limit, is_rolled_back: isRolledBack } = row
  return { tx: { call, status, balance, limit, isRolledBack }, isForged: row.is_forged }
}
