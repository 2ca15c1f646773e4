import type { PaymentReport, PayoutReport } from '@perya/contract/gateway'

/** A deposit as the gateway is told it. */
export type Order = {
  /** The merchant the money is for. */
  account: string
  reference: string
  amount: bigint
  currency: string
  /** What the payer pays with, such as `gcash`. */
  channel: string
  expiresAt: Date
  /** Where the payer goes afterwards. */
  returnUrl: string
}

/** What is to be paid out. */
export type Payout = {
  account: string
  reference: string
  amount: bigint
  currency: string
  bank: string
  number: string
  payeeName: string
}

/** A payment to be sent back whole. */
export type Refund = { account: string; payment: string; reference: string; amount: bigint; currency: string }

type Named = { account: string; reference: string }

/** A company that takes payments for merchants and pays out for them. */
export type Gateway = {
  name: string
  /** The gateway signs its reports with it, and the cashier its orders. */
  secret: string | Buffer
  /** The page the payer pays on. */
  payUrl: (order: Order) => string
  /** What became of an order; `null` while nobody has paid. Throws when the gateway gives no answer. */
  query: (order: Named) => Promise<PaymentReport | null>
  /** The same reference again is the same payout. Throws when the outcome is unknown. */
  payOut: (payout: Payout) => Promise<PayoutReport>
  /** Sends a payment back to its payer; the same payment again is the same refund. Throws when the outcome is unknown. */
  refund: (payment: Refund) => Promise<PayoutReport>
  /** `null` when the gateway does not know the payout. Throws when the gateway gives no answer. */
  queryPayout: (payout: Named) => Promise<PayoutReport | null>
}
