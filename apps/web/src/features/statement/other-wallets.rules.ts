import type { WalletBalance, WalletName } from '@perya/contract/wallet'
import { type Amount, parseAmount } from '@perya/money'
import { wallets } from './filter.rules.ts'

/** What the member has outside of a wallet, by the wallet it is in. */
export function otherWallets(
  balance: WalletBalance,
  current: WalletName,
): { name: WalletName; amount: Amount }[] {
  const cash = parseAmount(balance.cash)
  const bonus = parseAmount(balance.bonus)
  const held = parseAmount(balance.held)
  const inWallets = cash - parseAmount(balance.overdrawn) + bonus + held
  const amounts = { cash, bonus, held, in_transit: parseAmount(balance.sumBalance) - inWallets }
  return wallets
    .filter((name) => name !== current && amounts[name] > 0n)
    .map((name) => ({ name, amount: amounts[name] }))
}
