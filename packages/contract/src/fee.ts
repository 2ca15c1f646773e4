/** The fee of a movement, computed by the same function in the app and on the server. */
export type Fee = {
  fixed: bigint
  /** In 1/10,000 of the amount. */
  rate: number
}

const hundredth = 100n

/** In whole hundredths, rounded up, so splitting an amount never lowers the fee. */
export function feeOf(amount: bigint, { fixed, rate }: Fee): bigint {
  const units = fixed + (amount * BigInt(rate) + 9_999n) / 10_000n
  return ((units + hundredth - 1n) / hundredth) * hundredth
}
