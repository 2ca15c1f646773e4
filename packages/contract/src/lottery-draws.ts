import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { DrawResult, IssueNo, IssueState, LotteryCode, LotteryResult } from './lottery.ts'
import { Day } from './wallet.ts'

/** Sent to an open app when an issue is drawn, paid, void or corrected; the first event has every lottery's last issue. */
export type LotteryNews = {
  results: {
    code: string
    issueNo: string
    state: IssueState
    drawnAt: string | null
    result: string[] | null
  }[]
}

export const resultPageSize = 30

export const listLotteryResults = endpoint({
  summary: 'Results of a lottery, the newest first; of one day when it is named.',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'anyone',
  input: z.strictObject({
    code: LotteryCode,
    /** A day of the lottery's own calendar. */
    day: Day.optional(),
    /** Only those before this issue: the last one of the page before. */
    before: IssueNo.optional(),
    pageSize: z.coerce.number().int().min(1).max(200).default(resultPageSize),
  }),
  output: z.strictObject({ results: z.array(LotteryResult), hasMore: z.boolean() }),
  errors: ['lottery.unknown'],
})

/** 32 bytes in hexadecimal. */
const Hash = z.string().regex(/^[0-9a-f]{64}$/)

/**
 * What was decided about a draw that went wrong: by rule when it was `missed` (its bets were not sealed in time) or
 * `unreported` (no result came in time), else by two operators.
 */
export const IssueRuling = z.strictObject({
  kind: z.enum(['missed', 'unreported', 'void', 'correct']),
  /** In the words of the operators; `null` for a decision by rule, where the kind says enough. */
  reason: z.string().nullable(),
  by: z.array(z.string()),
  at: z.iso.datetime(),
})

/**
 * Everything it takes to draw an issue again. `seed` hashes to `commitment`, and hashed on to the chain's `terminal`;
 * the stream of words is HMAC-SHA256(seed, `salt:0:cursor`) with salt = SHA-256(`code|issueNo|betsRoot|randomness`).
 * A value that is not known yet, or that a draw held elsewhere does not have, is `null`.
 */
export const DrawProof = z.strictObject({
  code: LotteryCode,
  family: z.string(),
  issueNo: IssueNo,
  state: IssueState,
  opensAt: z.iso.datetime(),
  closesAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
  drawSource: z.enum(['house', 'external']),
  /** Published with the chain of the day, before the first issue of it sold. */
  chain: z
    .strictObject({ day: Day, terminal: Hash, length: z.int(), publishedAt: z.iso.datetime() })
    .nullable(),
  /** Place of the issue in its chain, from 0. */
  place: z.int().nullable(),
  commitment: Hash.nullable(),
  /** The round of the public beacon, named when the issue was made. */
  beacon: z
    .strictObject({
      source: z.string(),
      round: z.int(),
      randomness: Hash.nullable(),
      signature: z.string().nullable(),
    })
    .nullable(),
  /** Over every bet that stood at the close, before the beacon spoke. */
  betsRoot: Hash.nullable(),
  betsCount: z.int().nullable(),
  sealedAt: z.iso.datetime().nullable(),
  seed: Hash.nullable(),
  drawnAt: z.iso.datetime().nullable(),
  result: DrawResult.nullable(),
  /** The result that bets were paid for, when it differs from the first one. */
  correctedResult: DrawResult.nullable(),
  rulings: z.array(IssueRuling),
  /** Who reported the result of a draw held elsewhere. */
  sources: z.array(z.string()),
})
export type DrawProof = z.infer<typeof DrawProof>

export const getDrawProof = endpoint({
  summary:
    'The proof of one issue: commitment, root of the bets, beacon, seed and result, each as soon as it is public.',
  method: 'GET',
  path: '/lgw/games/proof',
  access: 'anyone',
  input: z.strictObject({ code: LotteryCode, issueNo: IssueNo }),
  output: DrawProof,
  errors: ['lottery.unknown', 'lottery.issueUnknown'],
})

export const lotteryDrawsEndpoints = { listLotteryResults, getDrawProof }
