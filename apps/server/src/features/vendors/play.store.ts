import type { VendorStatus } from '@perya/contract/vendor'
import { type Columns, eachOf, oneOf, sqlCall } from '@perya/sql-calls'
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

/** What every call of a vendor is recognized by. */
const callerColumns = {
  p_slot: ['smallint', ({ caller }) => caller.slot],
  p_nonce: ['uuid', ({ caller }) => caller.nonce],
  p_request: ['uuid', ({ caller }) => caller.request],
  p_vendor: ['integer', ({ caller }) => caller.vendor.id],
} as const satisfies Columns<{ caller: VendorCaller }>

export const vendorPlay = sqlCall(
  'vendor_play',
  eachOf<Play>({
    ...callerColumns,
    p_vendor_code: ['text', ({ caller }) => caller.vendor.code],
    p_call: ['text', ({ call }) => call],
    p_tx: ['text', ({ txId }) => txId],
    p_payload: ['uuid', ({ payload }) => payload],
    p_member: ['bigint', ({ player }) => player.memberId],
    p_round: ['text', ({ roundId }) => roundId],
    p_ref: ['text', ({ refTxId }) => refTxId],
    p_game: ['text', ({ gameCode }) => gameCode],
    p_currency: ['text', ({ currency }) => currency],
    p_session: ['uuid', ({ session }) => session],
    p_amount: ['bigint', ({ amount }) => amount],
    p_win: ['bigint', ({ win }) => win],
    p_jackpot: ['bigint', ({ jackpot }) => jackpot],
    p_is_closed: ['boolean', ({ isClosed }) => isClosed],
    p_is_promo: ['boolean', ({ isPromo }) => isPromo],
    p_cash: ['bigint', ({ player }) => player.cashId],
    p_bonus: ['bigint', ({ player }) => player.bonusId],
    p_counterpart: ['bigint', ({ player }) => player.counterpartId],
    p_risk: ['text', ({ risk }) => risk],
  }),
)

/** One call for all of them, in a transaction of its own that has committed when this answers. */
export async function play(pool: Pool, plays: readonly Play[]): Promise<PlayAnswer[]> {
  const text = `select ${columns} from ${vendorPlay.text}`
  const rows = await query(pool, vendorPlay.name, text, vendorPlay.values(plays))
  const answers: PlayAnswer[] = []
  for (const row of rows) answers[row[0] - 1] = toAnswer(row)
  if (rows.length !== plays.length) throw new Error(`${plays.length} calls got ${rows.length} answers`)
  return answers
}

export const vendorCorrect = sqlCall(
  'vendor_correct',
  oneOf<Correction>({
    ...callerColumns,
    p_vendor_code: ['text', ({ caller }) => caller.vendor.code],
    p_call: ['text', ({ call }) => call],
    p_tx: ['text', ({ txId }) => txId],
    p_payload: ['uuid', ({ payload }) => payload],
    p_member: ['bigint', ({ player }) => player.memberId],
    p_round: ['text', ({ roundId }) => roundId],
    p_ref: ['text', ({ refTxId }) => refTxId],
    p_game: ['text', ({ gameCode }) => gameCode],
    p_currency: ['text', ({ currency }) => currency],
    p_amount: ['bigint', ({ amount }) => amount],
    p_cash: ['bigint', ({ player }) => player.cashId],
    p_bonus: ['bigint', ({ player }) => player.bonusId],
    p_counterpart: ['bigint', ({ player }) => player.counterpartId],
  }),
)

export async function correct(pool: Pool, correction: Correction): Promise<PlayAnswer> {
  const text = `select ${columns} from ${vendorCorrect.text}`
  const [row] = await query(pool, vendorCorrect.name, text, vendorCorrect.values(correction))
  if (!row) throw new Error(`${correction.call} ${correction.txId} got no answer`)
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

export type BalanceAnswer = { status: VendorStatus; balance: bigint | null; isForged: boolean }

type BalanceQuestion = Pick<Play, 'caller' | 'player' | 'session' | 'currency'>

export const vendorBalance = sqlCall(
  'vendor_balance',
  oneOf<BalanceQuestion>({
    ...callerColumns,
    p_member: ['bigint', ({ player }) => player.memberId],
    p_session: ['uuid', ({ session }) => session],
    p_currency: ['text', ({ currency }) => currency],
    p_cash: ['bigint', ({ player }) => player.cashId],
    p_bonus: ['bigint', ({ player }) => player.bonusId],
  }),
)

export async function readBalance(pool: Pool, question: BalanceQuestion): Promise<BalanceAnswer> {
  const { rows } = await pool.query<[VendorStatus, bigint | null, boolean]>({
    name: vendorBalance.name,
    text: `select status, balance, is_forged from ${vendorBalance.text}`,
    values: vendorBalance.values(question),
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
