import type { WalletBalance } from '@perya/contract/wallet'
import { type Amount, parseAmount } from '@perya/money'

export type BalancePart = 'withdrawable' | 'bonus' | 'held' | 'inGames' | 'onTheWay'

/** What the total is made of, to the last centavo. Money outside of the wallet is named only while there is some. */
export function balanceParts(balance: WalletBalance): readonly { part: BalancePart; amount: Amount }[] {
  const [total, withdrawable, bonus, held, inGames] = [
    balance.sumBalance,
    balance.withdrawable,
    balance.bonus,
    balance.held,
    balance.inGames,
  ].map(parseAmount) as [Amount, Amount, Amount, Amount, Amount]
  const onTheWay = total - withdrawable - bonus - held - inGames
  return [
    { part: 'withdrawable', amount: withdrawable },
    { part: 'bonus', amount: bonus },
    { part: 'held', amount: held },
    ...(inGames === 0n ? [] : [{ part: 'inGames' as const, amount: inGames }]),
    ...(onTheWay === 0n ? [] : [{ part: 'onTheWay' as const, amount: onTheWay }]),
  ]
}
