import type { PaymentReport, PayoutReport } from '@perya/contract/gateway'

/** What is to be paid in, as a gateway is told it. */
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
  /** What it signs its reports with, and we our orders. */
  secret: string | Buffer
  /** The page the payer pays on. */
  payUrl: (order: Order) => string
  /** What became of an order; `null` as long as nobody paid. Throws when the gateway does not say. */
  query: (order: Named) => Promise<PaymentReport | null>
  /** The same reference again is the same payout. Throws when nobody knows what became of it. */
  payOut: (payout: Payout) => Promise<PayoutReport>
  /** Sends a payment back to whoever made it; the same payment again is the same refund. Throws when nobody knows. */
  refund: (payment: Refund) => Promise<PayoutReport>
  /** `null` when the gateway never heard of it. Throws when the gateway does not say. */
  queryPayout: (payout: Named) => Promise<PayoutReport | null>
}
