/** One function for each call of the protocol: what a vendor asks, and what the wallet answers. */
import { randomBytes } from 'node:crypto'
import type { VendorAnswer, VendorCallName, VendorInput } from '@perya/contract/vendor'
import { type Amount, formatAmount, parseAmount } from '@perya/money'
import { readBalances } from '#features/wallet/index.ts'
import { Batcher } from '#platform/batcher.ts'
import type { Context } from '#platform/context.ts'
import { countQueue } from '#platform/waiting.ts'
import { makeLoginKeeper } from './keep-login.ts'
import { openVendorSession } from './launch.store.ts'
import { raiseLimit } from './limit.store.ts'
import { noteNet } from './net-of-day.ts'
import {
  type Correction,
  correct,
  findAnswer,
  findTx,
  isKnownTx,
  type KeptTx,
  type Play,
  type PlayAnswer,
  type Player,
  play,
  readBalance,
} from './play.store.ts'
import { findPlayer } from './players.ts'
import type { VendorCaller } from './signed-call.ts'
import { digest } from './vendor.ts'

/** The nonce was used before, for something else: told apart only by the database. */
export class ForgedCall extends Error {
  override name = 'ForgedCall'
}

export type Answerers = {
  [N in VendorCallName]: (caller: VendorCaller, input: VendorInput<N>) => Promise<VendorAnswer>
}

export function makeAnswerers(ctx: Context): Answerers {
  const keepLogin = makeLoginKeeper(ctx)
  const plays = countQueue(
    ctx.pool,
    new Batcher<Play, PlayAnswer>({
      laneOf: (item) => item.player.memberId,
      run: (items) => play(ctx.pool, items),
    }),
  )
  // Rarer, and no two of one member at once either; each is a call of its own, so a vendor that sends hundreds waits
  // for itself alone.
  const corrections = new Batcher<Correction, PlayAnswer>({
    laneOf: (item) => item.player.memberId,
    run: (items) => Promise.all(items.map((item) => correct(ctx.pool, item))),
    batchMax: 1,
  })

  function noteWon({ vendor }: VendorCaller, { isTrial }: Player, { won }: PlayAnswer): void {
    if (!isTrial) noteNet(ctx, vendor.id, won)
  }

  async function answerPlay(
    caller: VendorCaller,
    input: VendorInput<'bet'> | VendorInput<'win'> | VendorInput<'betwin'>,
    rest: Pick<Play, 'call' | 'win' | 'isPromo' | 'refTxId'>,
  ): Promise<VendorAnswer> {
    const player = await findPlayer(ctx, caller, input.playerId)
    if (!player) return { status: 'SESSION_INVALID', requestId: input.requestId, txId: input.txId }
    const amount = parseAmount(input.amount)
    const payout = rest.call === 'win' ? amount : rest.win
    if (payout > caller.vendor.winMax && !(await isKnownTx(ctx.pool, caller.vendor.id, input.txId))) {
      return holdWin(ctx, caller, player, { ...input, call: rest.call, payout })
    }
    const jackpot = 'jackpotAmount' in input && input.jackpotAmount ? parseAmount(input.jackpotAmount) : 0n
    const session = input.sessionToken === undefined ? undefined : digest(input.sessionToken)
    const answer = await plays.add({
      caller,
      player,
      txId: input.txId,
      payload: payloadOf(rest.call, input),
      roundId: input.roundId,
      gameCode: input.gameCode,
      currency: input.currency,
      session,
      amount,
      jackpot,
      isClosed: input.roundClosed === true,
      risk: input.risk,
      ...rest,
    })
    noteWon(caller, player, answer)
    if (session !== undefined && rest.call !== 'win' && answer.status === 'OK') keepLogin(session)
    return toAnswer(input.requestId, input.txId, player.currency, answer)
  }

  async function answerCorrection(
    caller: VendorCaller,
    input: VendorInput<'rollback'> | VendorInput<'adjust'> | VendorInput<'endround'>,
    rest: Pick<Correction, 'call' | 'txId' | 'refTxId' | 'amount'>,
  ): Promise<VendorAnswer> {
    const player = await findPlayer(ctx, caller, input.playerId)
    if (!player) return { status: 'SESSION_INVALID', requestId: input.requestId }
    const answer = await corrections.add({
      caller,
      player,
      payload: payloadOf(rest.call, input),
      roundId: input.roundId,
      gameCode: input.gameCode,
      currency: input.currency,
      ...rest,
    })
    noteWon(caller, player, answer)
    return toAnswer(input.requestId, rest.txId || undefined, player.currency, answer)
  }

  return {
    async authenticate(caller, input) {
      const sessionToken = randomBytes(32).toString('base64url')
      const opened = await openVendorSession(ctx.pool, {
        caller,
        launch: digest(input.launchToken),
        gameCode: input.gameCode,
        session: digest(sessionToken),
      })
      if (opened.isForged) throw new ForgedCall()
      const { requestId } = input
      if (opened.status !== 'OK') return { status: opened.status, requestId }
      return {
        status: 'OK',
        requestId,
        playerId: String(opened.memberId),
        sessionToken,
        currency: opened.currency,
        balance: formatAmount(opened.balance),
        language: opened.language,
        country: 'PH',
        isPlayMoney: opened.isPlayMoney,
        limits: {
          ...(opened.stakeMax === null ? {} : { stakeMax: formatAmount(opened.stakeMax) }),
          ...(opened.lossMax === null ? {} : { lossMax: formatAmount(opened.lossMax) }),
        },
      }
    },

    async balance(caller, input) {
      const { requestId, currency } = input
      const player = await findPlayer(ctx, caller, input.playerId)
      if (!player) return { status: 'SESSION_INVALID', requestId }
      const session = digest(input.sessionToken)
      const { status, balance, isForged } = await readBalance(ctx.pool, { caller, player, session, currency })
      if (isForged) throw new ForgedCall()
      return { status, requestId, ...(balance === null ? {} : { balance: formatAmount(balance), currency }) }
    },

    bet: (caller, input) =>
      answerPlay(caller, input, { call: 'bet', win: 0n, isPromo: false, refTxId: undefined }),

    win: (caller, input) =>
      answerPlay(caller, input, {
        call: 'win',
        win: 0n,
        isPromo: input.promo === true,
        refTxId: input.refTxId,
      }),

    betwin: (caller, input) =>
      answerPlay(caller, input, {
        call: 'betwin',
        win: parseAmount(input.winAmount),
        isPromo: false,
        refTxId: undefined,
      }),

    rollback: (caller, input) =>
      answerCorrection(caller, input, {
        call: 'rollback',
        txId: input.txId,
        refTxId: input.refTxId,
        amount: input.amount === undefined ? undefined : parseAmount(input.amount),
      }),

    adjust: (caller, input) =>
      answerCorrection(caller, input, {
        call: 'adjust',
        txId: input.txId,
        refTxId: input.refTxId,
        amount: parseAmount(input.delta),
      }),

    endround: (caller, input) =>
      answerCorrection(caller, input, { call: 'endround', txId: '', refTxId: undefined, amount: undefined }),

    async status(caller, input) {
      const { requestId, txId } = input
      const player = await findPlayer(ctx, caller, input.playerId)
      if (!player) return { status: 'SESSION_INVALID', requestId, txId }
      const { tx, isForged } = await findTx(ctx.pool, { caller, player, txId })
      if (isForged) throw new ForgedCall()
      return { status: 'OK', requestId, txId, ...stateOf(tx, txId) }
    },
  }
}

/** Nothing is kept of a win above the vendor's limit: it is paid when it is sent again after operators have raised that. */
async function holdWin(
  ctx: Context,
  { vendor }: VendorCaller,
  { memberId }: Player,
  win: { requestId: string; txId: string; roundId: string; call: string; payout: Amount },
): Promise<VendorAnswer> {
  const { requestId, txId, roundId, call, payout } = win
  const detail = { call, tx: txId, round: roundId, amount: String(payout) }
  ctx.log.warn({ vendor: vendor.code, ...detail }, 'a win above the limit is held')
  await raiseLimit(ctx.db, { vendorId: vendor.id, kind: 'win', memberId, detail })
  return { status: 'MAINTENANCE', requestId, txId }
}

/** The first answer to a call, for the same bytes again long after; `undefined` where none is kept. */
export async function answerCopy(
  ctx: Context,
  caller: VendorCaller,
  input: { requestId: string; playerId: string; txId?: string },
): Promise<VendorAnswer | undefined> {
  const { requestId, playerId, txId } = input
  if (txId === undefined) return undefined
  const player = await findPlayer(ctx, caller, playerId)
  const kept = player && (await findAnswer(ctx.pool, caller, txId))
  if (!kept) return undefined
  const [now] = await readBalances(ctx.db, [player.memberId])
  const currentBalance = now ? now.cash + now.bonus : null
  const answer = { ...kept, currentBalance, isDuplicate: true, isForged: false, won: 0n }
  return toAnswer(requestId, txId, player.currency, answer)
}

/** Everything that makes a call the same call; a retry may carry another request id and another session. */
function payloadOf(call: string, input: Record<string, unknown>): string {
  const { requestId: _id, sessionToken: _token, ...said } = input
  // Remarks, of which the first stands.
  const { betDetail: _detail, reason: _reason, risk: _risk, ...same } = said
  // The contract's own order of the fields, whatever order they were sent in.
  return digest(`${call} ${JSON.stringify(same)}`)
}

function toAnswer(
  requestId: string,
  txId: string | undefined,
  currency: string,
  { status, balance, isDuplicate, currentBalance, limit, isForged }: PlayAnswer,
): VendorAnswer {
  if (isForged) throw new ForgedCall()
  return {
    status,
    requestId,
    ...(txId === undefined ? {} : { txId }),
    ...(balance === null ? {} : { balance: formatAmount(balance), currency }),
    ...(limit === null ? {} : { limit }),
    ...(isDuplicate ? { duplicate: true as const } : {}),
    ...(isDuplicate && currentBalance !== null ? { currentBalance: formatAmount(currentBalance) } : {}),
  }
}

function stateOf(tx: KeptTx | null, txId: string): Pick<VendorAnswer, 'state' | 'answer'> {
  if (tx === null) return { state: 'UNKNOWN' }
  return {
    state: tx.isRolledBack ? 'ROLLED_BACK' : 'PROCESSED',
    answer: {
      status: tx.status,
      txId,
      ...(tx.balance === null ? {} : { balance: formatAmount(tx.balance) }),
      ...(tx.limit === null ? {} : { limit: tx.limit }),
    },
  }
}
