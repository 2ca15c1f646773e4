/** The contract's own lists stay on the server with zod; its types hold these to them. */
import type {
  categories as known,
  minBetChoices as offered,
  gameSorts as orders,
  Volatility,
} from '@perya/contract/games'

export const categories: typeof known = [
  'HOT',
  'SPORTS',
  'ESPORTS',
  'LIVE',
  'FISH',
  'RNG',
  'PVP',
  'INHOUSE',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
]

export const minBetChoices: typeof offered = ['', '0.01', '0.05', '0.1', '0.5', '0.75']

export const gameSorts: typeof orders = ['return', 'calm', 'wild', 'minBet']

export const volatilities: readonly Volatility[] = ['low', 'medium', 'high']

/** Hundredths of a per cent. */
export const minReturnChoices = ['9500', '9600', '9700'] as const
