import { isAmountText, parseAmount } from '@perya/money'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AmountText } from './values.ts'
import { askedDays, Currency, Day, paging } from './wallet.ts'

const Id = z.string().regex(/^[1-9]\d{0,18}$/)

/** What a member types into a cashier: more than nothing, in whole hundredths. */
export const CashAmount = z.string().refine(
  (text) => {
    if (!isAmountText(text)) return false
    const units = parseAmount(text)
    return units > 0n && units % 100n === 0n && units <= 10n ** 13n
  },
  { error: 'not an amount of cash' },
)

/** Made by the app for one wish of its member, so that asking twice makes one. */
export const RequestKey = z.uuid()

export const depositKinds = ['gateway', 'ewalletQr', 'alipay', 'qq', 'wechat'] as const
export const DepositKind = z.enum(depositKinds)
export type DepositKind = z.infer<typeof DepositKind>

/** One way to pay in. */
export const DepositChannel = z.strictObject({
  id: Id,
  code: z.string(),
  kind: DepositKind,
  name: z.string(),
  minAmount: AmountText,
  maxAmount: AmountText,
  feeFixed: AmountText,
  /** In 1/10,000 of the amount. */
  feeRate: z.int(),
  /** How long it takes until the money is there. */
  minutesFrom: z.int(),
  minutesTo: z.int(),
  quickAmounts: z.array(AmountText),
  isRecommended: z.boolean(),
})
export type DepositChannel = z.infer<typeof DepositChannel>

export const listDepositChannels = endpoint({
  summary: 'The ways to pay in, by the company one pays with, each with limits, fee and time.',
  method: 'GET',
  path: '/wps/relay/MCS2_depositBanksByVendor',
  access: 'member',
  input: z.strictObject({}),
  output: z.strictObject({
    vendors: z.array(z.strictObject({ vendor: z.string(), channels: z.array(DepositChannel) })),
  }),
  errors: [],
})

/** `review`: a payment came that does not fit, and a person looks at it. */
export const depositStates = ['waiting', 'credited', 'review', 'expired', 'failed'] as const
export type DepositState = (typeof depositStates)[number]

export const Deposit = z.strictObject({
  id: Id,
  reference: z.string(),
  kind: DepositKind,
  channelName: z.string(),
  /** What the member pays. */
  amount: AmountText,
  fee: AmountText,
  /** What arrives: the amount without the fee. */
  credit: AmountText,
  currency: Currency,
  state: z.enum(depositStates),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Where to pay it, as long as it waits. */
  payUrl: z.string().nullable(),
})
export type Deposit = z.infer<typeof Deposit>

export const createDeposit = endpoint({
  summary: 'Begins a deposit; the answer says where to pay it.',
  method: 'POST',
  path: '/wps/transaction/deposit',
  access: 'member',
  input: z.strictObject({ requestKey: RequestKey, channelId: Id, amount: CashAmount }),
  output: Deposit,
  errors: ['deposit.channel', 'deposit.amount', 'deposit.open', 'transfer.conflict', 'limit.reached'],
  perMinute: 30,
})

export const getDeposit = endpoint({
  summary: 'One deposit of the member, and how it stands.',
  method: 'GET',
  path: '/wps/transaction/deposit',
  access: 'member',
  input: z.strictObject({ id: Id }),
  output: Deposit,
  errors: ['deposit.unknown'],
  isBackground: true,
})

const recordInput = { ...askedDays, state: z.enum(depositStates).optional() }

export const listDeposits = endpoint({
  summary: 'The member’s deposits that began in a period, newest first, with what arrived of all of them.',
  method: 'GET',
  path: '/wps/relay/MCS2_depositTransactioNReport',
  access: 'member',
  input: z.strictObject({ ...recordInput, ...paging }),
  output: z.strictObject({
    startDate: Day,
    endDate: Day,
    currency: Currency,
    /** What was credited, over all pages. */
    total: AmountText,
    totalCount: z.int(),
    pageNo: z.int(),
    pageSize: z.int(),
    deposits: z.array(Deposit),
  }),
  errors: ['statement.period'],
})

export const depositsCsv = endpoint({
  summary: 'The same deposits as a CSV file, all pages in one.',
  method: 'GET',
  path: '/wps/relay/MCS2_depositTransactioNReport.csv',
  access: 'member',
  input: z.strictObject(recordInput),
  output: z.undefined(),
  errors: ['statement.period'],
})

export const depositsEndpoints = { listDepositChannels, createDeposit, getDeposit, listDeposits, depositsCsv }
