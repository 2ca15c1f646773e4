import { z } from 'zod'
import { adjustmentReasons } from './adjustment-reason.ts'
import { endpoint } from './endpoint.ts'
import { type HeldEnd, heldEndNames, type TransferKind, transferGroups, transferKindNames } from './ledger.ts'
import { AmountText } from './values.ts'
import { withdrawalReasons } from './withdrawal-reason.ts'

const Nothing = z.strictObject({})
export const Currency = z.string().length(3)
export const Kind = z.enum(transferKindNames as [TransferKind, ...TransferKind[]])

/** What a member owns. How much of it may be withdrawn is said by `getTurnover`. */
export const WalletBalance = z.strictObject({
  /** The total of cash, held, bonus, in games and in transit, less the debt. */
  sumBalance: AmountText,
  /** Theirs without a bonus; a part of it may have to be staked before it can be withdrawn. */
  cash: AmountText,
  /** The debt that a correction left. */
  overdrawn: AmountText,
  held: AmountText,
  bonus: AmountText,
  /** Money at vendors that keep balances, as much as was sent there. */
  inGames: AmountText,
  currency: Currency,
  /** Grows with every movement; of two balances the one with the larger version is newer. */
  version: z.string(),
})
export type WalletBalance = z.infer<typeof WalletBalance>

export const walletBalance = endpoint({
  summary: "The member's balance: total, cash, overdrawn, held, bonus and in games.",
  method: 'GET',
  path: '/wps/wallets/balance',
  access: 'session',
  input: Nothing,
  output: WalletBalance,
  errors: [],
  isBackground: true,
})

export const walletNames = ['cash', 'bonus', 'held', 'in_transit'] as const
export const WalletName = z.enum(walletNames)
export type WalletName = z.infer<typeof WalletName>

export const merchantWallet = endpoint({
  summary: 'The wallets this site keeps for the member, each with its balance.',
  method: 'GET',
  path: '/wps/wallets/merchant',
  access: 'session',
  input: Nothing,
  output: z.strictObject({
    merchantCode: z.string(),
    currency: Currency,
    wallets: z.array(
      z.strictObject({
        wallet: WalletName,
        name: z.string(),
        balance: AmountText,
        isWithdrawable: z.boolean(),
      }),
    ),
  }),
  errors: [],
})

export const Day = z.iso.date()
export const paging = {
  pageNo: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
}

/** The longest period one statement covers. */
export const statementDaysMax = 400

export const StatementLine = z.strictObject({
  id: z.string(),
  at: z.iso.datetime(),
  code: Kind,
  name: z.string(),
  reference: z.string().nullable(),
  /** What was played; `null` for whatever else moved. */
  game: z.string().nullable(),
  /** The vendor that money was taken to, or came back from; `null` for whatever else moved. */
  vendor: z.string().nullable(),
  /** What was won at that vendor, negative when lost; known of what came back, `null` for whatever else moved. */
  result: AmountText.nullable(),
  /** Why a withdrawal came back or operators corrected something; operators' own notes are never shown. */
  reason: z.enum([...withdrawalReasons, ...adjustmentReasons]).nullable(),
  /** How the withdrawal stands that this was set aside for; `null` for whatever else moved. */
  withdrawal: z.enum(heldEndNames as [HeldEnd, ...HeldEnd[]]).nullable(),
  /** The transaction this one takes back. */
  reversalOf: z.string().nullable(),
  amount: AmountText,
  balance: AmountText,
})
export type StatementLine = z.infer<typeof StatementLine>

/** Business days of the site, both included; today when left out. */
export const askedDays = { startDate: Day.optional(), endDate: Day.optional() }

const statementInput = {
  ...askedDays,
  /**
   * Transaction codes or groups of them, separated by commas; `A` stands for the agents' group. Cash for a withdrawal
   * leaves when it is set aside, so for the cash `withdrawal` also finds those lines and the ones that came back.
   */
  types: z
    .string()
    .max(400)
    .optional()
    .transform((text) => (text ? text.split(',') : []))
    .pipe(z.array(z.union([Kind, z.enum(transferGroups), z.literal('A')]))),
  wallet: WalletName.default('cash'),
}

export const memberTransactions = endpoint({
  summary: 'A statement: opening balance, every movement with the balance after it, closing balance.',
  method: 'GET',
  path: '/wps/relay/ODS2_MemberTransaction',
  access: 'session',
  input: z.strictObject({ ...statementInput, ...paging }),
  output: z.strictObject({
    startDate: Day,
    endDate: Day,
    currency: Currency,
    opening: AmountText,
    closing: AmountText,
    /** Of the lines the filter leaves, over all pages. */
    totalIn: AmountText,
    totalOut: AmountText,
    totalCount: z.int(),
    pageNo: z.int(),
    pageSize: z.int(),
    lines: z.array(StatementLine),
  }),
  errors: ['statement.period', 'statement.order'],
})

export const memberTransactionsCsv = endpoint({
  summary: 'The same statement as a CSV file, all pages in one.',
  method: 'GET',
  path: '/wps/relay/ODS2_MemberTransaction.csv',
  access: 'session',
  input: z.strictObject(statementInput),
  output: z.undefined(),
  errors: ['statement.period', 'statement.order'],
})

/** What moved to and from a member in a time, over all of their wallets. */
const profitFigures = {
  deposits: AmountText,
  withdrawals: AmountText,
  /** Without what was given back. */
  staked: AmountText,
  won: AmountText,
  rewards: AmountText,
  /** Corrections, transfers between members and whatever else moved. */
  other: AmountText,
  /** Wins less stakes. */
  play: AmountText,
  /** The growth of everything the member owns: the sum of all of the above. */
  change: AmountText,
}

export const ProfitDay = z.strictObject({ day: Day, ...profitFigures })
export type ProfitDay = z.infer<typeof ProfitDay>

export const profitAndLoss = endpoint({
  summary:
    'What the member brought, took, staked and won, by business day, newest first, and over all of them.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemPNL',
  access: 'session',
  input: z.strictObject({ ...askedDays, ...paging }),
  output: z.strictObject({
    startDate: Day,
    endDate: Day,
    currency: Currency,
    /** Over all pages. */
    total: z.strictObject(profitFigures),
    /** Days on which something moved. */
    totalCount: z.int(),
    pageNo: z.int(),
    pageSize: z.int(),
    days: z.array(ProfitDay),
  }),
  errors: ['statement.period', 'statement.order'],
})

export const profitAndLossCsv = endpoint({
  summary: 'The same days as a CSV file, all pages in one.',
  method: 'GET',
  path: '/wps/relay/ODSFE2_MemPNL.csv',
  access: 'session',
  input: z.strictObject(askedDays),
  output: z.undefined(),
  errors: ['statement.period', 'statement.order'],
})

export const walletTransfers = endpoint({
  summary: "Movements between the member's own wallets and with other members, newest first.",
  method: 'GET',
  path: '/wps/relay/GLS2_WalletTransfer',
  access: 'session',
  input: z.strictObject({ ...askedDays, ...paging }),
  output: z.strictObject({
    totalCount: z.int(),
    pageNo: z.int(),
    pageSize: z.int(),
    transfers: z.array(
      z.strictObject({
        id: z.string(),
        at: z.iso.datetime(),
        code: Kind,
        name: z.string(),
        /** `null` where the money came from or went to someone else. */
        from: WalletName.nullable(),
        to: WalletName.nullable(),
        amount: AmountText,
        reference: z.string().nullable(),
      }),
    ),
  }),
  errors: ['statement.period', 'statement.order'],
})

export const txCodeList = endpoint({
  summary: 'Every transaction code with its name and group.',
  method: 'GET',
  path: '/wps/relay/GLS2_TxCodeList',
  access: 'anyone',
  input: Nothing,
  output: z.array(z.strictObject({ code: Kind, name: z.string(), group: z.enum(transferGroups) })),
  errors: [],
})

export const walletEndpoints = {
  walletBalance,
  merchantWallet,
  memberTransactions,
  memberTransactionsCsv,
  walletTransfers,
  profitAndLoss,
  profitAndLossCsv,
  txCodeList,
}
