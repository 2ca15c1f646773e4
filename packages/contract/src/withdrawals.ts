import { z } from 'zod'
import { CashAmount, RequestKey } from './deposits.ts'
import { endpoint } from './endpoint.ts'
import { fullNamePattern } from './full-name.ts'
import { RowId as Id } from './row-id.ts'
import { AmountText } from './values.ts'
import { askedDays, Currency, Day, paging } from './wallet.ts'
import { withdrawalReasons } from './withdrawal-reason.ts'

const Nothing = z.strictObject({})

/** Six digits, asked for whenever a member withdraws or changes where money may go. */
export const WithdrawalPassword = z.string().regex(/^\d{6}$/)

export const hasWithdrawalPassword = endpoint({
  summary: 'Whether the member has a withdrawal password.',
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  access: 'member',
  input: Nothing,
  output: z.boolean(),
  errors: [],
})

export const setWithdrawalPassword = endpoint({
  summary:
    'Sets the withdrawal password by the log-in password, or by a fresh log-in where there is none; one that is set by the old one too.',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  access: 'member',
  input: z.strictObject({
    loginPassword: z.string().max(128),
    /** The old password, of a member who has one. */
    oldPassword: WithdrawalPassword.optional(),
    newPassword: WithdrawalPassword,
  }),
  output: z.boolean(),
  errors: [
    'password.wrong',
    'login.stale',
    'login.locked',
    'withdrawalPassword.simple',
    'withdrawalPassword.wrong',
    'withdrawalPassword.locked',
  ],
  sealed: true,
})

const terms = {
  minAmount: AmountText,
  maxAmount: AmountText,
  feeFixed: AmountText,
  /** In 1/10,000 of the amount. */
  feeRate: z.int(),
  /** How long it takes at most, once it is approved. */
  minutesTo: z.int(),
}

export const PayoutKind = z.enum(['bank', 'ewallet'])
export type PayoutKind = z.infer<typeof PayoutKind>

export const PayoutBank = z.strictObject({
  id: Id,
  kind: PayoutKind,
  name: z.string(),
  /** What its account numbers look like; `null` where no example can be made. */
  numberExample: z.string().nullable(),
  ...terms,
})
export type PayoutBank = z.infer<typeof PayoutBank>

export const listPayoutBanks = endpoint({
  summary: 'Banks and e-wallets the site pays out to.',
  method: 'GET',
  path: '/wps/relay/MCS2_withdrawBanks',
  access: 'member',
  input: Nothing,
  output: z.strictObject({ banks: z.array(PayoutBank) }),
  errors: [],
})

/** An account of the member's own. */
export const BankCard = z.strictObject({
  id: Id,
  kind: PayoutKind,
  bankName: z.string(),
  lastDigits: z.string(),
  /** A new one waits until then. */
  usableAt: z.iso.datetime(),
  isUsable: z.boolean(),
  ...terms,
})
export type BankCard = z.infer<typeof BankCard>

export const listBankCards = endpoint({
  summary: 'The member’s own accounts to be paid to, the name they are in, and how often a day.',
  method: 'GET',
  path: '/wps/relay/MCS2_bankCards',
  access: 'member',
  input: Nothing,
  output: z.strictObject({
    /** Masked; `null` until the first account names it. */
    payeeName: z.string().nullable(),
    cards: z.array(BankCard),
    mayAddMore: z.boolean(),
    /** How many withdrawals may be asked for on one day, and how many of them are left today. */
    dailyCount: z.int(),
    leftToday: z.int(),
  }),
  errors: [],
})

export const bindBankCard = endpoint({
  summary: 'Binds an account in the member’s own name; it can be paid to after a day.',
  method: 'POST',
  path: '/wps/member/bankCard',
  access: 'member',
  input: z.strictObject({
    bankId: Id,
    number: z.string().min(4).max(34),
    /** Needed once; later it must be the same or left out. */
    payeeName: z.string().trim().regex(fullNamePattern).optional(),
    password: WithdrawalPassword,
  }),
  output: BankCard,
  errors: [
    'card.bank',
    'card.number',
    'card.taken',
    'card.payee',
    'card.payeeMissing',
    'card.tooMany',
    'withdrawalPassword.unset',
    'withdrawalPassword.wrong',
    'withdrawalPassword.locked',
  ],
  sealed: true,
})

export const removeBankCard = endpoint({
  summary: 'Takes an account of the member away; not while money is on its way to it.',
  method: 'POST',
  path: '/wps/member/bankCard/remove',
  access: 'member',
  input: z.strictObject({ id: Id, password: WithdrawalPassword }),
  output: z.boolean(),
  errors: [
    'card.unknown',
    'card.inUse',
    'withdrawalPassword.unset',
    'withdrawalPassword.wrong',
    'withdrawalPassword.locked',
  ],
  sealed: true,
})

export const withdrawalStates = [
  'requested',
  'approved',
  'paying',
  'paid',
  'cancelled',
  'rejected',
  'failed',
] as const
export type WithdrawalState = (typeof withdrawalStates)[number]

export const Withdrawal = z.strictObject({
  id: Id,
  reference: z.string(),
  bankName: z.string(),
  lastDigits: z.string(),
  /** What leaves the wallet. */
  amount: AmountText,
  fee: AmountText,
  /** What arrives: the amount without the fee. */
  payout: AmountText,
  currency: Currency,
  state: z.enum(withdrawalStates),
  reason: z.enum(withdrawalReasons).nullable(),
  createdAt: z.iso.datetime(),
  promisedAt: z.iso.datetime(),
  /** The promised time has passed and it has not ended. */
  isOverdue: z.boolean(),
  endedAt: z.iso.datetime().nullable(),
  mayCancel: z.boolean(),
})
export type Withdrawal = z.infer<typeof Withdrawal>

export const promiseWithdrawal = endpoint({
  summary: 'What a withdrawal would cost, whether a person looks at it first, and when it would be there.',
  method: 'GET',
  path: '/wps/transaction/withdraw/promise',
  access: 'member',
  input: z.strictObject({ cardId: Id, amount: CashAmount }),
  output: z.strictObject({
    fee: AmountText,
    payout: AmountText,
    /** Why a person looks at it first; `null` where nobody has to. */
    reason: z.enum(withdrawalReasons).nullable(),
    promisedAt: z.iso.datetime(),
  }),
  errors: ['card.unknown', 'withdrawal.amount'],
})

export const createWithdrawal = endpoint({
  summary: 'Asks for a withdrawal; its amount is set aside at once.',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  access: 'member',
  input: z.strictObject({
    requestKey: RequestKey,
    cardId: Id,
    amount: CashAmount,
    password: WithdrawalPassword,
  }),
  output: Withdrawal,
  errors: [
    'withdrawal.amount',
    'withdrawal.tooMany',
    'withdrawal.turnover',
    'withdrawal.paused',
    'withdrawal.identity',
    'withdrawal.mobile',
    'withdrawal.debt',
    'withdrawal.contracts',
    'card.unknown',
    'card.bank',
    'card.waiting',
    'balance.insufficient',
    'transfer.conflict',
    'withdrawalPassword.unset',
    'withdrawalPassword.wrong',
    'withdrawalPassword.locked',
  ],
  sealed: true,
})

export const getWithdrawal = endpoint({
  summary: 'One withdrawal of the member, and how it stands.',
  method: 'GET',
  path: '/wps/transaction/withdraw',
  access: 'member',
  input: z.strictObject({ id: Id }),
  output: Withdrawal,
  errors: ['withdrawal.unknown'],
  isBackground: true,
})

export const cancelWithdrawal = endpoint({
  summary: 'Takes a withdrawal back that is not being paid yet; its amount returns.',
  method: 'POST',
  path: '/wps/transaction/withdraw/cancel',
  access: 'member',
  input: z.strictObject({ id: Id }),
  output: Withdrawal,
  errors: ['withdrawal.unknown', 'withdrawal.underway'],
})

const recordInput = { ...askedDays, state: z.enum(withdrawalStates).optional() }

export const listWithdrawals = endpoint({
  summary: 'The member’s withdrawals asked for in a period, newest first, with what was paid of all of them.',
  method: 'GET',
  path: '/wps/relay/MCS2_WithdrawTransactionReport',
  access: 'member',
  input: z.strictObject({ ...recordInput, ...paging }),
  output: z.strictObject({
    startDate: Day,
    endDate: Day,
    currency: Currency,
    /** What left the wallet for good, over all pages. */
    total: AmountText,
    totalCount: z.int(),
    pageNo: z.int(),
    pageSize: z.int(),
    withdrawals: z.array(Withdrawal),
  }),
  errors: ['statement.period', 'statement.order'],
})

export const withdrawalsCsv = endpoint({
  summary: 'The same withdrawals as a CSV file, all pages in one.',
  method: 'GET',
  path: '/wps/relay/MCS2_WithdrawTransactionReport.csv',
  access: 'member',
  input: z.strictObject(recordInput),
  output: z.undefined(),
  errors: ['statement.period', 'statement.order'],
})

export const withdrawalsEndpoints = {
  hasWithdrawalPassword,
  setWithdrawalPassword,
  listPayoutBanks,
  listBankCards,
  bindBankCard,
  removeBankCard,
  promiseWithdrawal,
  createWithdrawal,
  getWithdrawal,
  cancelWithdrawal,
  listWithdrawals,
  withdrawalsCsv,
}
