import type { Language } from '@perya/contract/language'
import type { WalletName } from '@perya/contract/wallet'

export const walletTexts = {
  cash: { TY: 'Main wallet', EN: 'Main wallet' },
  bonus: { TY: 'Bonus wallet', EN: 'Bonus wallet' },
  held: { TY: 'Naka-hold', EN: 'On hold' },
  in_transit: { TY: 'Nasa laro', EN: 'In games' },
} as const satisfies Record<WalletName, Record<Language, string>>
