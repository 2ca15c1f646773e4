import { z } from 'zod'

/** Categories of the lobby in the order of the platform; a merchant may have another. */
export const categories = [
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
] as const
export const Category = z.enum(categories)
export type Category = z.infer<typeof Category>

/** Categories a game can belong to: HOT is a mark on a game, not a place for it. */
export const GameCategory = Category.exclude(['HOT'])
export type GameCategory = z.infer<typeof GameCategory>
