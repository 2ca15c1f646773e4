import type { WalletBalance } from '@perya/contract/wallet'
import { type Amount, parseAmount } from '@perya/money'

export type BalancePart = 'withdrawable' | 'bonus' | 'held' | 'inGames'

/** What the total is made of, to the last centavo. Money in games is named only while there is some. */
export function balanceParts(balance: WalletBalance): readonly { part: BalancePart; amount: Amount }[] {
  const [total, withdrawable, bonus, held] = [
    balance.sumBalance,
    balance.withdrawable,
    balance.bonus,
    balance.held,
  ].map(parseAmount) as [Amount, Amount, Amount, Amount]
  const inGames = total - withdrawable - bonus - held
  return [
    { part: 'withdrawable', amount: withdrawable },
    { part: 'bonus', amount: bonus },
    { part: 'held', amount: held },
    ...(inGames === 0n ? [] : [{ part: 'inGames' as const, amount: inGames }]),
  ]
}
