/** What a movement costs; the app shows before what the server takes after. */
export type Fee = {
  fixed: bigint
  /** In 1/10,000 of the amount. */
  rate: number
}

const hundredth = 100n

/** In whole hundredths, rounded up, so that parts never cost less than the whole. */
export function feeOf(amount: bigint, { fixed, rate }: Fee): bigint {
  const units = fixed + (amount * BigInt(rate) + 9_999n) / 10_000n
  return ((units + hundredth - 1n) / hundredth) * hundredth
}
