import type { WalletBalance } from '@perya/contract/wallet'
import { parseAmount } from '@perya/money'

/** Of two balances the newer: an answer that was slow on its way must not undo what an event has told since. */
export function newerBalance(known: WalletBalance | undefined, heard: WalletBalance): WalletBalance {
  return known && BigInt(known.version) > BigInt(heard.version) ? known : heard
}

export const isNothing = (amount: string) => parseAmount(amount) === 0n
