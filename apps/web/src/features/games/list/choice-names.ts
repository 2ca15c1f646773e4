import type { GameSort, Volatility } from '@perya/contract/games'
import type { TextId } from '#texts/index.ts'

export const volatilityNames = {
  low: 'list.low',
  medium: 'list.medium',
  high: 'list.high',
} as const satisfies Record<Volatility, TextId>

export const sortNames = {
  return: 'list.byReturn',
  calm: 'list.byCalm',
  wild: 'list.byWild',
  minBet: 'list.byMinBet',
} as const satisfies Record<GameSort, TextId>
