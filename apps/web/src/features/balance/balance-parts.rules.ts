import type { WalletBalance } from '@perya/contract/wallet'
import { type Amount, parseAmount } from '@perya/money'

export type BalancePart = 'withdrawable' | 'debt' | 'bonus' | 'held' | 'inGames' | 'onTheWay'

/** What the total is made of, to the last centavo. A debt, and money outside of the wallet, are named only while there is some. */
export function balanceParts(balance: WalletBalance): readonly { part: BalancePart; amount: Amount }[] {
  const [total, withdrawable, overdrawn, bonus, held, inGames] = [
    balance.sumBalance,
    balance.withdrawable,
    balance.overdrawn,
    balance.bonus,
    balance.held,
    balance.inGames,
  ].map(parseAmount) as [Amount, Amount, Amount, Amount, Amount, Amount]
  const onTheWay = total - withdrawable + overdrawn - bonus - held - inGames
  return [
    { part: 'withdrawable', amount: withdrawable },
    ...(overdrawn === 0n ? [] : [{ part: 'debt' as const, amount: -overdrawn }]),
    { part: 'bonus', amount: bonus },
    { part: 'held', amount: held },
    ...(inGames === 0n ? [] : [{ part: 'inGames' as const, amount: inGames }]),
    ...(onTheWay === 0n ? [] : [{ part: 'onTheWay' as const, amount: onTheWay }]),
  ]
}
