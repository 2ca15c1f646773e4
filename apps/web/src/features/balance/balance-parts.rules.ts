import type { WalletBalance } from '@perya/contract/wallet'
import { type Amount, parseAmount } from '@perya/money'

export type BalancePart =
  | 'withdrawable'
  | 'toStake'
  | 'cash'
  | 'debt'
  | 'bonus'
  | 'held'
  | 'inGames'
  | 'onTheWay'

/**
 * What the total is made of, to the last centavo. The cash comes apart into what may leave and what has to be staked
 * first, once that is known. Money outside of the wallet, and a debt, are named only while there is some.
 */
export function balanceParts(
  balance: WalletBalance,
  withdrawable: Amount | null,
): readonly { part: BalancePart; amount: Amount }[] {
  const [total, cash, overdrawn, bonus, held, inGames] = [
    balance.sumBalance,
    balance.cash,
    balance.overdrawn,
    balance.bonus,
    balance.held,
    balance.inGames,
  ].map(parseAmount) as [Amount, Amount, Amount, Amount, Amount, Amount]
  const onTheWay = total - cash + overdrawn - bonus - held - inGames
  return [
    ...cashParts(cash, withdrawable),
    ...(overdrawn === 0n ? [] : [{ part: 'debt' as const, amount: -overdrawn }]),
    { part: 'bonus', amount: bonus },
    { part: 'held', amount: held },
    ...(inGames === 0n ? [] : [{ part: 'inGames' as const, amount: inGames }]),
    ...(onTheWay === 0n ? [] : [{ part: 'onTheWay' as const, amount: onTheWay }]),
  ]
}

function cashParts(cash: Amount, withdrawable: Amount | null): { part: BalancePart; amount: Amount }[] {
  if (withdrawable === null) return [{ part: 'cash', amount: cash }]
  // The one may be news of a moment later than the other.
  const free = withdrawable < cash ? withdrawable : cash
  return [
    { part: 'withdrawable', amount: free },
    ...(free === cash ? [] : [{ part: 'toStake' as const, amount: cash - free }]),
  ]
}
