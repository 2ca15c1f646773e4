/**
 * What game vendors say to the wallet, and what it answers.
 *
 * These calls have an envelope of their own (`status`, always HTTP 200 once the signature and the shape hold)
 * and signatures instead of sessions, so they stand in a list of their own beside `endpoints`.
 */
import { isAmountText, parseAmount } from '@perya/money'
import { z } from 'zod'

/** Every way a call can end. */
export const vendorStatuses = [
  'OK',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'SESSION_EXPIRED',
  'SESSION_INVALID',
  'PLAYER_BLOCKED',
  'SELF_EXCLUDED',
  'GAME_DISABLED',
  'VENDOR_DISABLED',
  'WRONG_CURRENCY',
  'ROUND_CLOSED',
  'ROUND_HAS_CREDIT',
  'TX_CONFLICT',
  'TX_NOT_FOUND',
  'TX_ROLLED_BACK',
  'PARENT_FAILED',
  'BAD_SIGNATURE',
  'BAD_REQUEST',
  'MAINTENANCE',
  'INTERNAL',
] as const
export const VendorStatus = z.enum(vendorStatuses)
export type VendorStatus = z.infer<typeof VendorStatus>

/** After these a repeated call may end differently; after any other status it never does. */
export const passingStatuses = ['INTERNAL', 'MAINTENANCE'] as const satisfies readonly VendorStatus[]

/** Larger stakes, payouts and corrections are a mistake, not a game. */
export const vendorAmountMax = 10n ** 15n

const word = (max: number) => z.string().regex(new RegExp(`^[\\x21-\\x7e]{1,${max}}$`))
const Word = word(64)

function within(text: string, holds: (units: bigint) => boolean): boolean {
  if (!isAmountText(text)) return false
  const units = parseAmount(text)
  return units <= vendorAmountMax && units >= -vendorAmountMax && holds(units)
}

/** More than zero. */
const Stake = z.string().refine((text) => within(text, (units) => units > 0n), { error: 'not a stake' })
/** Zero is allowed: it settles a lost round. */
const Payout = z.string().refine((text) => within(text, (units) => units >= 0n), { error: 'not a payout' })
const Delta = z
  .string()
  .refine((text) => within(text, (units) => units !== 0n), { error: 'not a correction' })

/** At most as large as a member's id can be. */
const PlayerId = z
  .string()
  .regex(/^[1-9]\d{0,18}$/)
  .refine((text) => text.length < 19 || text <= '9223372036854775807', { error: 'not a player' })
const Currency = z.string().regex(/^[A-Z]{3}$/)

const about = { requestId: Word, playerId: PlayerId, currency: Currency, gameCode: Word }
/** What only a live session may do. */
const playing = { ...about, sessionToken: word(128) }
/** The wallet accepts money owed to a player after the session has ended too, so these calls need no session token. */
const owed = { ...about, sessionToken: word(128).optional() }

const transaction = { txId: Word, roundId: Word }

/** For a call that refers to an earlier one: it has its own id. */
const isOfAnother = ({ txId, refTxId }: { txId: string; refTxId: string }) => txId !== refTxId
const ofAnother = { path: ['refTxId'], error: 'the id of this very call' }

const Jackpot = Payout.optional().describe(
  'So much of what is paid comes from a jackpot; it is part of it, not added.',
)
const isPartOf = (jackpot: string | undefined, whole: string) =>
  jackpot === undefined ||
  !isAmountText(jackpot) ||
  !isAmountText(whole) ||
  parseAmount(jackpot) <= parseAmount(whole)
const partOf = { path: ['jackpotAmount'], error: 'more than is paid' }

const lowRisk =
  '`low`: it won more than nine times in ten, or covered both sides; it counts towards no turnover. Left out, it counts.'
/** The first bet of a round decides this for the whole round. */
const StakeRisk = z
  .enum(['low', 'later'])
  .describe(`Of the round, said by its first bet. ${lowRisk} \`later\`: its result will say.`)
const ResultRisk = z.literal('low').describe(`Heard where the round’s first bet said \`later\`. ${lowRisk}`)
const PairRisk = z.literal('low').describe(lowRisk)

export const vendorInputs = {
  authenticate: z.strictObject({ requestId: Word, launchToken: word(128), gameCode: Word }),
  balance: z.strictObject({ ...playing }),
  bet: z.strictObject({
    ...playing,
    ...transaction,
    amount: Stake,
    roundClosed: z.boolean().optional(),
    risk: StakeRisk.optional(),
    bonusId: Word.optional(),
    betDetail: z.string().max(4_000).optional(),
  }),
  win: z
    .strictObject({
      ...owed,
      ...transaction,
      refTxId: Word.optional(),
      amount: Payout,
      roundClosed: z.boolean().optional(),
      jackpotAmount: Jackpot,
      risk: ResultRisk.optional(),
      /** A gift of the vendor's own campaign, which needs no bet. */
      promo: z.boolean().optional(),
    })
    .refine(({ amount, jackpotAmount }) => isPartOf(jackpotAmount, amount), partOf),
  betwin: z
    .strictObject({
      ...playing,
      ...transaction,
      amount: Stake,
      winAmount: Payout,
      roundClosed: z.boolean().optional(),
      jackpotAmount: Jackpot,
      risk: PairRisk.optional(),
      betDetail: z.string().max(4_000).optional(),
    })
    .refine(({ winAmount, jackpotAmount }) => isPartOf(jackpotAmount, winAmount), partOf),
  rollback: z
    .strictObject({
      ...owed,
      ...transaction,
      refTxId: Word,
      /** A rollback is always of the whole amount; a vendor that states the amount must state the right one. */
      amount: Payout.optional(),
      reason: z.string().max(200).optional(),
    })
    .refine(isOfAnother, ofAnother),
  adjust: z
    .strictObject({ ...owed, ...transaction, refTxId: Word, delta: Delta })
    .refine(isOfAnother, ofAnother),
  endround: z.strictObject({ ...owed, roundId: Word }),
  status: z.strictObject({ ...owed, txId: Word }),
} as const

export type VendorCallName = keyof typeof vendorInputs
export type VendorInput<N extends VendorCallName> = z.infer<(typeof vendorInputs)[N]>

const Amount = z.string().refine(isAmountText, { error: 'not an amount' })

/** The largest a member may still stake or lose, as limits stand now. */
const VendorLimits = z.object({ stakeMax: Amount.optional(), lossMax: Amount.optional() })

export const VendorAnswer = z.object({
  status: VendorStatus,
  requestId: z.string().optional(),
  txId: z.string().optional(),
  /** After the movement this answer is about. */
  balance: Amount.optional(),
  /** The answer is the stored one of an earlier, equal call; nothing moved again. */
  duplicate: z.literal(true).optional(),
  /** The balance now, beside the stored one of a duplicate. */
  currentBalance: Amount.optional(),
  currency: Currency.optional(),
  /** Which limit a refused stake would have passed. */
  limit: z.enum(['stake', 'loss', 'session']).optional(),
  message: z.string().optional(),
  // Of authenticate:
  playerId: PlayerId.optional(),
  sessionToken: z.string().optional(),
  /** Of the sandbox's player. */
  launchToken: z.string().optional(),
  language: z.string().optional(),
  country: z.string().optional(),
  /** The player is a trial member: nothing that is staked or won is real. */
  isPlayMoney: z.boolean().optional(),
  limits: VendorLimits.optional(),
  // Of status:
  state: z.enum(['PROCESSED', 'ROLLED_BACK', 'UNKNOWN']).optional(),
  get answer() {
    return VendorAnswer.optional()
  },
})
export type VendorAnswer = z.infer<typeof VendorAnswer>

type VendorCall = { path: `/vendor/v1/${string}`; summary: string; input: z.ZodType }

export const vendorCalls = {
  authenticate: {
    path: '/vendor/v1/authenticate',
    summary: 'Trades a launch token, once, for a game session.',
    input: vendorInputs.authenticate,
  },
  balance: {
    path: '/vendor/v1/balance',
    summary: 'What the player can stake now.',
    input: vendorInputs.balance,
  },
  bet: { path: '/vendor/v1/bet', summary: 'Takes a stake.', input: vendorInputs.bet },
  win: {
    path: '/vendor/v1/win',
    summary: 'Pays a result, also after the session has ended.',
    input: vendorInputs.win,
  },
  betwin: {
    path: '/vendor/v1/betwin',
    summary: 'Takes a stake and pays its result: both or neither.',
    input: vendorInputs.betwin,
  },
  rollback: {
    path: '/vendor/v1/rollback',
    summary: 'Reverses one earlier transaction whole.',
    input: vendorInputs.rollback,
  },
  adjust: {
    path: '/vendor/v1/adjust',
    summary: 'Corrects a settled result, up or down.',
    input: vendorInputs.adjust,
  },
  endround: {
    path: '/vendor/v1/endround',
    summary: 'Closes a round for good.',
    input: vendorInputs.endround,
  },
  status: {
    path: '/vendor/v1/status',
    summary: 'What became of a transaction, with the answer it got.',
    input: vendorInputs.status,
  },
} as const satisfies Record<VendorCallName, VendorCall>

/**
 * What only a sandbox answers: players and endings a vendor can order to try its side of the protocol.
 * Signed like every other call; a production server does not know them.
 */
export const vendorSandboxCalls = {
  player: {
    path: '/vendor/v1/sandbox/player',
    summary: 'Makes a player with this balance, ready to be launched.',
    input: z.strictObject({ requestId: Word, gameCode: Word, balance: Payout }),
  },
  endsession: {
    path: '/vendor/v1/sandbox/endsession',
    summary: 'Ends a player’s sessions, as logging out does.',
    input: z.strictObject({ requestId: Word, playerId: PlayerId }),
  },
} as const satisfies Record<string, VendorCall>
