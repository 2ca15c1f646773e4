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
  HOT: title('Patok|Hot'),
  RNG: title('Slots'),
  LIVE: title('Live'),
  FISH: title('Fishing|Fishing'),
  PVP: title('Baraha|Cards'),
  INHOUSE: title('Originals'),
  SPORTS: title('Sports'),
  ESPORTS: title('E-Sports'),
  COCKFIGHT: title('Sabong|Cockfight'),
  ELOTT: title('E-Lotto'),
  LOTT: title('Lotto|Lottery'),
}
