import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { GameCode, PlayState, VendorCode } from './games.ts'
import { ReaderLanguage } from './language.ts'
import { AmountText, PaidAmount } from './values.ts'
import { Currency } from './wallet.ts'

/** Which price list a lottery belongs to, and so which list it stands in. */
export const prizeModes = ['Lott', 'ZY', 'Elott'] as const
export const PrizeMode = z.enum(prizeModes)
export type PrizeMode = z.infer<typeof PrizeMode>

export const lotteryPlayTypes = ['Tradition', 'Entertainment'] as const
export const LotteryPlayType = z.enum(lotteryPlayTypes)
export type LotteryPlayType = z.infer<typeof LotteryPlayType>

/** Open to everybody, to members who staked enough recently, or to members who paid to enter today. */
export const roomTypes = ['free', 'vip', 'charged'] as const
export const RoomType = z.enum(roomTypes)
export type RoomType = z.infer<typeof RoomType>

/** As the rules name a lottery: `ssc-1.5`. */
export const LotteryCode = z.string().regex(/^[a-z0-9.-]{1,64}$/)

/** A day and what tells the draws of that day apart: `202611150731`, `202611153`, `20261115-da-lat`. */
export const IssueNo = z.string().regex(/^\d{8}[0-9a-z-]{0,24}$/)

/** Numbers in the order they were drawn, as the rules of the lottery's family read them. */
export const DrawResult = z.array(z.string())

/**
 * `SCHEDULED` sells nothing yet, `OPEN` sells, `CLOSED` waits for its draw, `DRAWN` has a result and pays,
 * `SETTLED` has paid; `VOID` gave every stake back, `CORRECTED` was paid again for another result.
 */
export const issueStates = ['SCHEDULED', 'OPEN', 'CLOSED', 'DRAWN', 'SETTLED', 'VOID', 'CORRECTED'] as const
export const IssueState = z.enum(issueStates)
export type IssueState = z.infer<typeof IssueState>

/** One draw of a lottery, from the moment it sells until it is drawn. */
export const LotteryIssue = z.strictObject({
  issueNo: IssueNo,
  state: IssueState,
  opensAt: z.iso.datetime(),
  /** From this instant on it takes no bet; the server's clock decides. */
  closesAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
})
export type LotteryIssue = z.infer<typeof LotteryIssue>

/** What a draw brought. */
export const LotteryResult = z.strictObject({
  issueNo: IssueNo,
  state: z.enum(['DRAWN', 'SETTLED', 'CORRECTED']),
  drawsAt: z.iso.datetime(),
  drawnAt: z.iso.datetime(),
  result: DrawResult,
})
export type LotteryResult = z.infer<typeof LotteryResult>

/** A lottery as a list shows it. */
export const Lottery = z.strictObject({
  code: LotteryCode,
  /** In the language asked for. */
  name: z.string(),
  /** Of the catalogue's picture; `null` for a lottery without one. */
  iconUrl: z.string().nullable(),
  iconColour: z.string().nullable(),
  family: z.string(),
  prizeMode: PrizeMode,
  vendor: VendorCode,
  playTypes: z.array(LotteryPlayType),
  roomTypes: z.array(RoomType),
  /** Seconds from draw to draw; `null` where draws have hours of their own. */
  intervalSeconds: z.int().nullable(),
  /** Drawn here and provable, or taken from a draw held elsewhere. */
  drawSource: z.enum(['house', 'external']),
  state: PlayState,
  /** What the best prize of one line is, where it is published as a jackpot. */
  jackpot: AmountText.nullable(),
  /** The one that sells now, else the next to sell. */
  issue: LotteryIssue.nullable(),
  lastResult: LotteryResult.nullable(),
})
export type Lottery = z.infer<typeof Lottery>

const language = ReaderLanguage.optional()

/** Answers carry the server's time, so that a countdown is right on a device whose clock is not. */
const now = z.iso.datetime()

export const listLotteries = endpoint({
  summary: 'The lotteries of one prize mode, or of all: what sells now, until when, and the last result.',
  method: 'GET',
  path: '/lgw/games/mobile',
  access: 'anyone',
  input: z.strictObject({ prizeMode: PrizeMode.optional(), language }),
  output: z.strictObject({ now, lotteries: z.array(Lottery) }),
  errors: [],
  isBackground: true,
})

export const lotteryMenus = endpoint({
  summary: 'The menus of one prize mode: families in order, each with the codes of its lotteries.',
  method: 'GET',
  path: '/lgw/games/mobile_game_menus',
  access: 'anyone',
  input: z.strictObject({ prizeMode: PrizeMode.optional() }),
  output: z.array(z.strictObject({ menu: z.string(), codes: z.array(LotteryCode) })),
  errors: [],
})

export const popularLotteries = endpoint({
  summary: 'The lotteries most orders were placed in during the last day, the busiest first.',
  method: 'GET',
  path: '/lgw/games/popular',
  access: 'anyone',
  input: z.strictObject({ prizeMode: PrizeMode.optional(), language }),
  output: z.strictObject({ now, lotteries: z.array(Lottery) }),
  errors: [],
})

export const moreLotteries = endpoint({
  summary: 'Every lottery of the site by prize mode.',
  method: 'GET',
  path: '/moreLottery',
  access: 'anyone',
  input: z.strictObject({ language }),
  output: z.strictObject({
    now,
    prizeModes: z.array(z.strictObject({ prizeMode: PrizeMode, lotteries: z.array(Lottery) })),
  }),
  errors: [],
})

export const vnLotteryMenu = endpoint({
  summary: 'The lotteries drawn the Vietnamese way, by region.',
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'anyone',
  input: z.strictObject({ language }),
  output: z.strictObject({
    now,
    menus: z.array(z.strictObject({ menu: z.string(), lotteries: z.array(Lottery) })),
  }),
  errors: [],
})

export const recentLotteries = endpoint({
  summary: 'The lotteries the member placed orders in, the latest first.',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'session',
  input: z.strictObject({ language }),
  output: z.strictObject({ now, lotteries: z.array(Lottery) }),
  errors: [],
})

/** The part of the unit price one bet costs. */
export const stakeModes = ['1', '0.1', '0.01', '0.001'] as const
export const StakeMode = z.enum(stakeModes)
export type StakeMode = z.infer<typeof StakeMode>

/** One way to sit at a lottery: what it pays, what it takes, and who may come in. */
export const LotteryRoom = z.strictObject({
  roomType: RoomType,
  /** The basis of the odds: the part of 2000 that is paid back. */
  prizeGroup: z.int(),
  /** What one bet can cost at mode 1 and multiple 1, the usual price first. */
  unitPrices: z.array(AmountText),
  modes: z.array(StakeMode),
  multipleMax: z.int(),
  lineMin: AmountText,
  lineMax: AmountText,
  /** What one member may stake in one issue. */
  issueMax: AmountText,
  /** What one order may win in one issue. */
  winMax: AmountText,
  /** What one member may win from one issue. */
  issueWinMax: AmountText,
  /** What all orders of an issue may win together on one number; then it is sold out. */
  numberMax: AmountText,
  /** The stakes in lotteries within thirty days that admit a member; `null` where none are needed. */
  stakeNeeded: AmountText.nullable(),
  /** What it costs to enter for the rest of the day; `null` where it is free. */
  entryFee: AmountText.nullable(),
  /** Whether the caller may bet here now; for a visitor this is true only in free rooms. */
  isOpen: z.boolean(),
})
export type LotteryRoom = z.infer<typeof LotteryRoom>

export const getLottery = endpoint({
  summary:
    'What the bet page of a lottery needs: what sells, rooms with prize group and limits, the latest results.',
  method: 'GET',
  path: '/lgw/games/detail',
  access: 'anyone',
  /** Also takes the code a tile of the catalogue has, such as `MANILA_1_MIN`. */
  input: z.strictObject({ code: z.union([LotteryCode, GameCode]), language }),
  output: z.strictObject({
    now,
    currency: Currency,
    lottery: Lottery,
    /** The issue after the one that sells. */
    nextIssue: LotteryIssue.nullable(),
    /** Closed and not drawn yet, the oldest first: what the page waits for. */
    waiting: z.array(LotteryIssue),
    rooms: z.array(LotteryRoom),
    /** How many issues one order may cover now: the known ones, up to the lottery's limit. */
    chaseMax: z.int(),
    results: z.array(LotteryResult),
  }),
  errors: ['lottery.unknown'],
  isBackground: true,
})

export const enterLotteryRoom = endpoint({
  summary: 'Pays for a charged room, which is open from then to the end of the day; paying twice costs once.',
  method: 'POST',
  path: '/lgw/games/rooms/enter',
  access: 'session',
  input: z.strictObject({ code: LotteryCode, roomType: RoomType, entryFee: PaidAmount }),
  output: LotteryRoom,
  errors: [
    'consent.required',
    'lottery.unknown',
    'lottery.closed',
    'lottery.room',
    'lottery.priceChanged',
    'balance.insufficient',
  ],
  perMinute: 30,
  needsConsent: true,
})

/** The longest chase, and the most issues one call answers with. */
export const chaseIssuesMax = 120

export const listLotteryIssues = endpoint({
  summary: 'The issue that sells and those after it: what a chase can reach over.',
  method: 'GET',
  path: '/lgw/games/issues',
  access: 'anyone',
  input: z.strictObject({
    code: LotteryCode,
    count: z.coerce.number().int().min(1).max(chaseIssuesMax).default(20),
  }),
  output: z.strictObject({ now, issues: z.array(LotteryIssue) }),
  errors: ['lottery.unknown'],
})

export const lotteryEndpoints = {
  listLotteries,
  lotteryMenus,
  popularLotteries,
  moreLotteries,
  vnLotteryMenu,
  recentLotteries,
  getLottery,
  enterLotteryRoom,
  listLotteryIssues,
}
