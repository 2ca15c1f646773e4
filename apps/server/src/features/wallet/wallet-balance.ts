import type { WalletBalance } from '@perya/contract/wallet'
import { formatAmount } from '@perya/money'
import type { MemberBalance } from './balances.ts'

export function toWalletBalance(balance: MemberBalance): WalletBalance {
  const { cash, bonus, held, inTransit, atVendors, currency, version } = balance
  return {
    sumBalance: formatAmount(cash + bonus + held + inTransit + atVendors),
    // A debt stands beside the cash.
    cash: formatAmount(cash > 0n ? cash : 0n),
    overdrawn: formatAmount(cash < 0n ? -cash : 0n),
    held: formatAmount(held),
    bonus: formatAmount(bonus),
    inGames: formatAmount(atVendors),
    currency,
    version: version.toString(),
  }
}
