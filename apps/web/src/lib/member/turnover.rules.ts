import { type Amount, parseAmount } from '@perya/money'

/** What is still to be staked for all of them. */
export function leftToStake(requirements: readonly { required: string; progress: string }[]): Amount {
  return requirements.reduce(
    (sum, { required, progress }) => sum + parseAmount(required) - parseAmount(progress),
    0n,
  )
}

/** How much of the cash may not leave, and what keeps it. */
export function keptBack({
  cash,
  withdrawable,
  owed,
}: {
  cash: string
  withdrawable: string
  owed: string
}): { by: 'debt' | 'turnover' | 'nothing'; amount: Amount } {
  const amount = parseAmount(cash) - parseAmount(withdrawable)
  if (parseAmount(owed) > 0n) return { by: 'debt', amount }
  return { by: amount > 0n ? 'turnover' : 'nothing', amount }
}
