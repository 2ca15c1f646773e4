import { parseAmount } from '@perya/money'

/** So few stand still; more of them run through. */
export const stillMax = 3

/** The largest win first; equal ones as they came. */
export function byWin<W extends { vo: { winAmount: string } }>(winners: readonly W[]): W[] {
  const amounts = new Map(winners.map((winner) => [winner, parseAmount(winner.vo.winAmount)]))
  return winners.toSorted((one, other) => {
    const [a, b] = [amounts.get(one) ?? 0n, amounts.get(other) ?? 0n]
    return a < b ? 1 : a > b ? -1 : 0
  })
}
