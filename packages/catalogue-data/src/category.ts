import { type Title, title } from './title.ts'

/** Categories a game can belong to, in the order of the lobby; HOT is a mark on a game, not a place for it. */
export const gameCategories = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'INHOUSE',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'ELOTT',
  'LOTT',
] as const
export type GameCategory = (typeof gameCategories)[number]

export const categories = ['HOT', ...gameCategories] as const
export type Category = (typeof categories)[number]

export const categoryTitles: Readonly<Record<Category, Title>> = {
  HOT: title('Hot'),
  RNG: title('Slots'),
  LIVE: title('Live'),
  FISH: title('Fishing'),
  PVP: title('Card Games'),
  INHOUSE: title('Originals'),
  SPORTS: title('Sports'),
  ESPORTS: title('E-Sports'),
  COCKFIGHT: title('Sabong|Cockfight'),
  ELOTT: title('E-Lotto'),
  LOTT: title('Lotto'),
}
