import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { DrawResult, IssueNo, IssueState, LotteryCode, LotteryResult } from './lottery.ts'
import { Day } from './wallet.ts'

/** What an open app hears when an issue is drawn, paid, void or corrected; at first, of every lottery's last issue. */
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
 * What was done about a draw that went wrong: by rule where it was `missed`, its bets not sealed in time, or
 * `unreported`, without a result in time; else by the two people who answer for it.
 */
export const IssueRuling = z.strictObject({
  kind: z.enum(['missed', 'unreported', 'void', 'correct']),
  /** In the words of whoever decided; `null` of a rule, which its kind names. */
  reason: z.string().nullable(),
  by: z.array(z.string()),
  at: z.iso.datetime(),
})

/**
 * Everything it takes to draw an issue again. `seed` hashes to `commitment`, and hashed on to the chain's `terminal`;
 * the stream of words is HMAC-SHA256(seed, `salt:0:cursor`) with salt = SHA-256(`code|issueNo|betsRoot|randomness`).
 * What is not known yet, or is none of a draw held elsewhere, is `null`.
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
  /** The result bets were paid for, where it is not the one first drawn. */
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
