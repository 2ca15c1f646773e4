import type { WalletBalance } from '@perya/contract/wallet'
import { createStore } from '#lib/store.ts'

/** The balance shown while a game shows a round, so that the figure does not tell the end before the game does. */
export const heldBalance = createStore<WalletBalance | null>(null)
