import type { Language } from '@perya/contract/language'
import type { WalletName } from '@perya/contract/wallet'

export const walletTexts = {
  cash: { TY: 'Pangunahing wallet', EN: 'Main wallet' },
  bonus: { TY: 'Bonus', EN: 'Bonus' },
  held: { TY: 'Nakatabi', EN: 'Set aside' },
  in_transit: { TY: 'Nasa laro', EN: 'In games' },
} as const satisfies Record<WalletName, Record<Language, string>>
