import { isAmountText, parseAmount } from '@perya/money'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pictureBytesMax } from './picture-bounds.ts'
import { ClaimState } from './promotions.ts'
import { RowId as Id } from './row-id.ts'
import { AmountText, PaidAmount } from './values.ts'
import { askedDays, Currency, Day, paging } from './wallet.ts'

/** An amount that a member types: more than zero, in whole hundredths. */
export const CashAmount = PaidAmount.refine((text) => isAmountText(text) && parseAmount(text) % 100n === 0n, {
  error: 'not an amount of cash',
})

/** The app makes one key for each intent of its member, so a call sent twice makes one deposit or withdrawal. */
export const RequestKey = z.uuid()

export const depositKinds = ['gateway', 'ewalletQr', 'alipay', 'qq', 'wechat', 'manual'] as const
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
  /** At present more payments by this method fail than succeed. */
  isTroubled: z.boolean(),
  /** The member's last deposit that was paid came by it. */
  isLastUsed: z.boolean(),
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
    /** What the member owes, which the next deposit pays first. */
    owed: AmountText,
  }),
  errors: [],
})

/**
 * `review`: a person looks at it, because a payment does not fit or was made by hand.
 * `cancelled`: its member cancelled it before paying; a person looks at a payment that comes all the same.
 * `refunded`: what was paid for it could not be credited and went back to its payer.
 * `takenBack`: it was credited, and its payer got the money back from their bank.
 */
export const depositStates = [
  'waiting',
  'credited',
  'review',
  'expired',
  'failed',
  'cancelled',
  'refused',
  'refunded',
  'takenBack',
] as const
export type DepositState = (typeof depositStates)[number]

/** Why a person refused a transfer made by hand. */
export const refusalReasons = ['notFound', 'amount', 'proof', 'payer', 'used'] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Why a payment for a deposit is not simply credited. */
export const parkReasons = ['amount', 'currency', 'late', 'twice', 'limit', 'exclusion'] as const
export type ParkReason = (typeof parkReasons)[number]

/** A payment that came for a deposit and that people decide about. */
export const ParkedPayment = z.strictObject({
  amount: AmountText,
  currency: Currency,
  why: z.enum(parkReasons),
  state: z.enum(['parked', 'refunding', 'refunded']),
  receivedAt: z.iso.datetime(),
  /** When it is decided at the latest. */
  promisedAt: z.iso.datetime(),
})
export type ParkedPayment = z.infer<typeof ParkedPayment>

/** The merchant's account that a transfer by hand goes to. */
export const PayTo = z.strictObject({
  bank: z.string().min(1).max(60),
  name: z.string().min(1).max(80),
  number: z.string().min(4).max(34),
})
export type PayTo = z.infer<typeof PayTo>

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
  /** The part of it that paid the member's debt and did not reach the wallet. */
  repaid: AmountText,
  currency: Currency,
  state: z.enum(depositStates),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  /** Where to pay it, as long as it waits. */
  payUrl: z.string().nullable(),
  /** The content of the QR code that the payer's app scans, where the method has one. */
  qrText: z.string().nullable(),
  payTo: PayTo.nullable(),
  /** Whether the member may still say that they paid by hand. */
  mayProve: z.boolean(),
  /** The latest time at which a person checks a transfer whose proof was sent; `null` where nobody has to. */
  promisedAt: z.iso.datetime().nullable(),
  payerReference: z.string().nullable(),
  reason: z.enum(refusalReasons).nullable(),
  /** The last payment for it that needs a decision, until it is in the wallet. */
  payment: ParkedPayment.nullable(),
  /** The promotion that was accepted with it. */
  promotion: z.strictObject({ name: z.string(), state: ClaimState, bonus: AmountText }).nullable(),
})
export type Deposit = z.infer<typeof Deposit>

export const createDeposit = endpoint({
  summary: 'Begins a deposit; the answer says where to pay it.',
  method: 'POST',
  path: '/wps/transaction/deposit',
  access: 'member',
  input: z.strictObject({
    requestKey: RequestKey,
    channelId: Id,
    amount: CashAmount,
    /** Accepts this promotion with it. */
    promotionId: Id.optional(),
  }),
  output: Deposit,
  errors: [
    'consent.required',
    'deposit.channel',
    'deposit.amount',
    'deposit.open',
    'transfer.conflict',
    'limit.reached',
    'deposit.limitBegun',
    'deposit.identity',
    'deposit.checking',
    'deposit.checkingUnverified',
    'member.excluded',
    'member.barred',
    'promotion.closed',
    'promotion.small',
    'promotion.taken',
    'promotion.open',
  ],
  perMinute: 30,
  needsConsent: true,
})

export const addDepositPicture = endpoint({
  summary: 'Hands in one PNG or JPG of a receipt as the whole body (application/octet-stream).',
  method: 'POST',
  path: '/wps/transaction/deposit/picture',
  access: 'member',
  input: z.instanceof(Uint8Array<ArrayBuffer>),
  output: z.strictObject({ id: z.uuid() }),
  errors: ['picture.unreadable', 'picture.tooWide', 'deposit.pictures', 'body.large'],
  fileBytesMax: pictureBytesMax,
  perMinute: 30,
})

export const getDepositPicture = endpoint({
  summary: 'The receipt the member sent with a deposit, as the platform drew it anew.',
  method: 'GET',
  path: '/wps/transaction/deposit/picture',
  access: 'member',
  input: z.strictObject({ id: Id }),
  output: z.undefined(),
  errors: ['picture.unknown'],
})

/** A bank's reference: letters and digits, with any separators between them. */
export const PayerReference = z
  .string()
  .transform((text) => text.toUpperCase().replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9A-Z]{4,40}$/))

export const proveDeposit = endpoint({
  summary:
    'Says that a transfer was made by hand: its number at the bank, its amount and a picture of the receipt.',
  method: 'POST',
  path: '/wps/transaction/deposit/proof',
  access: 'member',
  input: z.strictObject({ id: Id, payerReference: PayerReference, amount: CashAmount, pictureId: z.uuid() }),
  output: Deposit,
  errors: ['deposit.unknown', 'deposit.ended', 'deposit.amount', 'picture.unknown'],
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

export const cancelDeposit = endpoint({
  summary: 'Calls off a deposit that waits to be paid.',
  method: 'POST',
  path: '/wps/transaction/deposit/cancel',
  access: 'member',
  input: z.strictObject({ id: Id }),
  output: Deposit,
  errors: ['deposit.unknown', 'deposit.ended'],
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
  errors: ['statement.period', 'statement.order'],
})

export const depositsCsv = endpoint({
  summary: 'The same deposits as a CSV file, all pages in one.',
  method: 'GET',
  path: '/wps/relay/MCS2_depositTransactioNReport.csv',
  access: 'member',
  input: z.strictObject(recordInput),
  output: z.undefined(),
  errors: ['statement.period', 'statement.order'],
})

export const depositsEndpoints = {
  listDepositChannels,
  createDeposit,
  addDepositPicture,
  getDepositPicture,
  proveDeposit,
  getDeposit,
  cancelDeposit,
  listDeposits,
  depositsCsv,
}
