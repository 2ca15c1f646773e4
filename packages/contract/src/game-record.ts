import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { GameCategory, NodeId, VendorCode } from './games.ts'
import { AmountText } from './values.ts'
import { askedDays, Currency, Day, Kind, paging } from './wallet.ts'

/** Still running, decided, or every bet of it given back. */
export const recordedStates = ['open', 'settled', 'rolledBack'] as const
export type RecordedState = (typeof recordedStates)[number]

const RoundId = z.string().min(1).max(128)

/** One round of a member, at whatever vendor it was played; an order of a lottery is one too. */
export const RecordedRound = z.strictObject({
  vendor: VendorCode,
  vendorName: z.string(),
  roundId: RoundId,
  gameCode: z.string(),
  gameName: z.string(),
  /** `null` for a game the catalogue has never had. */
  nodeId: NodeId.nullable(),
  iconUrl: z.string().nullable(),
  gameCategory: GameCategory.nullable(),
  /** Of an order of a lottery, whose lines and draws `/lgw/orders/detail` tells. */
  orderId: z.string().nullable(),
  state: z.enum(recordedStates),
  openedAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  /** Bets that stand, and what was paid for them; cash and bonus together. */
  stake: AmountText,
  win: AmountText,
  net: AmountText,
  /** Its seeds can be asked for and its outcome worked out again. */
  isProvable: z.boolean(),
})
export type RecordedRound = z.infer<typeof RecordedRound>

const recordInput = {
  ...askedDays,
  gameCategory: GameCategory.optional(),
  vendor: VendorCode.optional(),
}

export const gameRecord = endpoint({
  summary:
    "The member's rounds and lottery orders that began in a period, newest first, with the totals of all of them.",
  method: 'GET',
  path: '/wps/relay/ODS2_GameRecord',
  access: 'session',
  input: z.strictObject({ ...recordInput, ...paging }),
  output: z.strictObject({
    startDate: Day,
    endDate: Day,
    currency: Currency,
    /** Of the rounds the filter leaves, over all pages. */
    totalStake: AmountText,
    totalWin: AmountText,
    totalNet: AmountText,
    totalCount: z.int(),
    pageNo: z.int(),
    pageSize: z.int(),
    rounds: z.array(RecordedRound),
  }),
  errors: ['statement.period', 'statement.order'],
})

export const gameRecordCsv = endpoint({
  summary: 'The same rounds as a CSV file, all pages in one.',
  method: 'GET',
  path: '/wps/relay/ODS2_GameRecord.csv',
  access: 'session',
  input: z.strictObject(recordInput),
  output: z.undefined(),
  errors: ['statement.period', 'statement.order'],
})

export const gameRecordDetail = endpoint({
  summary: "One of the member's rounds at a vendor with every movement of money it caused, oldest first.",
  method: 'GET',
  path: '/wps/relay/ODS2_GameRecordDetail',
  access: 'session',
  input: z.strictObject({ vendor: VendorCode, roundId: RoundId }),
  output: z.strictObject({
    round: RecordedRound,
    movements: z.array(
      z.strictObject({
        id: z.string(),
        at: z.iso.datetime(),
        code: Kind,
        name: z.string(),
        amount: AmountText,
        /** What the vendor calls it. */
        reference: z.string(),
      }),
    ),
  }),
  errors: ['round.unknown'],
})

/** A round that does not end, a win its maker could not pay, or money that neither arrived nor came back. */
export const ticketKinds = ['round', 'win', 'transfer'] as const
export type TicketKind = (typeof ticketKinds)[number]

export const Ticket = z.strictObject({
  id: z.string(),
  kind: z.enum(ticketKinds),
  vendorName: z.string(),
  /** `null` for a transfer, which belongs to no game. */
  gameName: z.string().nullable(),
  /** What was staked, won or sent; `null` for everything that is still at the vendor. */
  amount: AmountText.nullable(),
  since: z.iso.datetime(),
})
export type Ticket = z.infer<typeof Ticket>

export const gameTickets = endpoint({
  summary:
    'What the platform is asking game vendors about for the member, oldest first: nothing of it is lost.',
  method: 'GET',
  path: '/wps/relay/ODS2_GameTickets',
  access: 'session',
  input: z.strictObject({}),
  output: z.strictObject({ tickets: z.array(Ticket) }),
  errors: [],
})

export const gameRecordEndpoints = { gameRecord, gameRecordCsv, gameRecordDetail, gameTickets }
