import type { PrizeMode } from '@perya/contract/lottery'

/** In the order a list offers them. */
export const prizeModes = ['Lott', 'ZY', 'Elott'] as const satisfies readonly PrizeMode[]
