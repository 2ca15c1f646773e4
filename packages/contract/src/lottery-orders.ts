import { z } from 'zod'
import { RequestKey } from './deposits.ts'
import { endpoint } from './endpoint.ts'
import {
  chaseIssuesMax,
  DrawResult,
  IssueNo,
  IssueState,
  LotteryCode,
  RoomType,
  StakeMode,
} from './lottery.ts'
import { RowId as Id } from './row-id.ts'
import { AmountText, PaidAmount } from './values.ts'
import { askedDays, Currency, Day, paging } from './wallet.ts'

export const orderLinesMax = 100
export const multipleMax = 99_999

/** One line of a slip: a bet type and what was picked, as the rules write it. */
export const BetLine = z.strictObject({
  /** As the catalogue of the rules names it, such as `ssc.five-direct`. */
  betType: z.string().regex(/^[a-z0-9.-]{1,64}$/),
  content: z.string().min(1).max(4_000),
  /** One of the room’s unit prices. */
  unitPrice: AmountText,
  mode: StakeMode,
  multiple: z.int().min(1).max(multipleMax),
})
export type BetLine = z.infer<typeof BetLine>

/** What ends a chase early: nothing, the first win, or the first win that makes the whole chase profitable. */
export const stopRules = ['never', 'win', 'profit'] as const
export const StopRule = z.enum(stopRules)
export type StopRule = z.infer<typeof StopRule>

/** For one issue; for several chosen freely; for several by a plan. */
export const orderTypes = ['normal', 'chase', 'plan'] as const
export type OrderType = (typeof orderTypes)[number]

/**
 * `held`: paid, and its issue is not on sale yet. `placed`: a bet of its issue. Then one of `won`, `returned` (no win,
 * but a stake came back because nobody could win), `lost`, `cancelled` by the member, `stopped` because the chase
 * reached its goal, `refunded` because its issue was void.
 */
export const subOrderStates = [
  'held',
  'placed',
  'won',
  'returned',
  'lost',
  'cancelled',
  'stopped',
  'refunded',
] as const
export type SubOrderState = (typeof subOrderStates)[number]

/** The bets were not sealed in time, no result came in time, or two people decided so. */
export const voidKinds = ['missed', 'unreported', 'void'] as const
export type VoidKind = (typeof voidKinds)[number]

/**
 * The state over all sub-orders: `waiting` while one is undecided, `won` once one has won, `returned` when none has won
 * and a stake came back, `cancelled` when none was played.
 */
export const orderStates = ['waiting', 'won', 'returned', 'lost', 'cancelled'] as const
export type OrderState = (typeof orderStates)[number]

const order = {
  id: Id,
  /** What a member reads out to support. */
  reference: z.string(),
  code: LotteryCode,
  name: z.string(),
  roomType: RoomType,
  type: z.enum(orderTypes),
  state: z.enum(orderStates),
  stopRule: StopRule,
  createdAt: z.iso.datetime(),
  currency: Currency,
  /** The first issue of it, and how many there are. */
  issueNo: IssueNo,
  issueCount: z.int(),
  /** Of the first line, for a list. */
  betType: z.string(),
  content: z.string(),
  lineCount: z.int(),
  /** The cost of everything in it; the cost without what was given back; the amount won. */
  cost: AmountText,
  stake: AmountText,
  win: AmountText,
}

/** An order as a list shows it. */
export const LotteryOrder = z.strictObject(order)
export type LotteryOrder = z.infer<typeof LotteryOrder>

export const LotterySubOrder = z.strictObject({
  id: Id,
  issueNo: IssueNo,
  issueState: IssueState,
  drawsAt: z.iso.datetime(),
  /** On top of the multiples of the lines. */
  multiple: z.int(),
  cost: AmountText,
  state: z.enum(subOrderStates),
  /** Why its issue was void: a rule, or two people's word; `null` where it was not. */
  voidKind: z.enum(voidKinds).nullable(),
  canCancel: z.boolean(),
  result: DrawResult.nullable(),
  win: AmountText,
})
export type LotterySubOrder = z.infer<typeof LotterySubOrder>

/** A line with what it is worth, fixed when it was placed. */
export const OrderLine = z.strictObject({
  ...BetLine.shape,
  betCount: z.int(),
  /** Of one bet at this mode and multiple. */
  unitStake: AmountText,
  cost: AmountText,
  odds: z.array(z.strictObject({ prize: z.string(), odds: AmountText })),
})

export const LotteryOrderDetail = z.strictObject({
  ...order,
  prizeGroup: z.int(),
  lines: z.array(OrderLine),
  subOrders: z.array(LotterySubOrder),
})
export type LotteryOrderDetail = z.infer<typeof LotteryOrderDetail>

export const placeLotteryOrder = endpoint({
  summary:
    'Places an order: the same lines on one issue or on several. The first is staked at once if it sells, the rest is set aside.',
  method: 'POST',
  path: '/lgw/orders',
  access: 'session',
  input: z.strictObject({
    requestKey: RequestKey,
    code: LotteryCode,
    roomType: RoomType.default('free'),
    lines: z.array(BetLine).min(1).max(orderLinesMax),
    /** In the order of their draws, none twice; one is a normal order. */
    issues: z
      .array(z.strictObject({ issueNo: IssueNo, multiple: z.int().min(1).max(multipleMax) }))
      .min(1)
      .max(chaseIssuesMax),
    stopRule: StopRule.default('win'),
    /** The multiples were made by a plan. */
    isPlan: z.boolean().default(false),
    /** What the member was shown; the server refuses the order when prize group or cost differ. */
    prizeGroup: z.int(),
    cost: PaidAmount,
  }),
  output: LotteryOrderDetail,
  errors: [
    'consent.required',
    'lottery.unknown',
    'lottery.closed',
    'lottery.room',
    'lottery.issueUnknown',
    'lottery.issueClosed',
    'lottery.betType',
    'lottery.content',
    'lottery.lineLimit',
    'lottery.issueLimit',
    'lottery.winLimit',
    'lottery.tooLarge',
    'lottery.issueWinLimit',
    'lottery.soldOut',
    'lottery.priceChanged',
    'balance.insufficient',
    'member.blocked',
    'limit.reached',
    'limit.bonusBet',
    'transfer.conflict',
  ],
  perMinute: 240,
  needsConsent: true,
})

export const listLotteryOrders = endpoint({
  summary: 'The member’s orders placed in a period, newest first, with the totals of all of them.',
  method: 'GET',
  path: '/lgw/orders',
  access: 'session',
  input: z.strictObject({
    ...askedDays,
    code: LotteryCode.optional(),
    state: z.enum(orderStates).optional(),
    type: z.enum(orderTypes).optional(),
    ...paging,
  }),
  output: z.strictObject({
    startDate: Day,
    endDate: Day,
    currency: Currency,
    totalStake: AmountText,
    totalWin: AmountText,
    totalCount: z.int(),
    pageNo: z.int(),
    pageSize: z.int(),
    orders: z.array(LotteryOrder),
  }),
  errors: ['statement.period', 'statement.order'],
})

export const getLotteryOrder = endpoint({
  summary: 'One order of the member: its lines with their odds, and what became of each sub-order.',
  method: 'GET',
  path: '/lgw/orders/detail',
  access: 'session',
  input: z.strictObject({ id: Id }),
  output: LotteryOrderDetail,
  errors: ['lottery.orderUnknown'],
})

/** Why a sub-order was not cancelled: it has already ended, its issue has closed, or it does not belong to this member. */
export const cancelAnswers = ['cancelled', 'closed', 'ended', 'unknown'] as const

export const cancelLotterySubOrders = endpoint({
  summary: 'Cancels sub-orders whose issues have not closed, each by itself; asking again changes nothing.',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  access: 'session',
  input: z.strictObject({ ids: z.array(Id).min(1).max(chaseIssuesMax) }),
  output: z.strictObject({
    refunded: AmountText,
    subOrders: z.array(z.strictObject({ id: Id, answer: z.enum(cancelAnswers), refunded: AmountText })),
  }),
  errors: [],
  perMinute: 60,
})

export const getBetProof = endpoint({
  summary:
    'The way from one sub-order to the root of its issue’s bets: leaf = SHA-256(0x00 ‖ text), node = SHA-256(0x01 ‖ left ‖ right).',
  method: 'GET',
  path: '/lgw/orders/proof',
  access: 'session',
  input: z.strictObject({ id: Id }),
  output: z.strictObject({
    id: Id,
    code: LotteryCode,
    issueNo: IssueNo,
    /** What the leaf is the hash of. */
    text: z.string(),
    place: z.int(),
    /** From the leaf up: the neighbour, and on which side it stands. */
    path: z.array(z.strictObject({ side: z.enum(['left', 'right']), hash: z.string() })),
    betsRoot: z.string(),
  }),
  errors: ['lottery.orderUnknown', 'lottery.notSealed'],
})

export const lotteryOrdersEndpoints = {
  placeLotteryOrder,
  listLotteryOrders,
  getLotteryOrder,
  cancelLotterySubOrders,
  getBetProof,
}
