export { type Category, categories, categoryTitles, type GameCategory, gameCategories } from './category.ts'
export { type Classification, classifications } from './classification.ts'
export type { Game } from './game.ts'
export { games } from './games.ts'
export { hotNodeIds } from './hot.ts'
export {
  type CardName,
  type Composition,
  type Look,
  type Palette,
  type Prop,
  palettes,
  type ReelSymbol,
  type Subject,
  type Theme,
} from './look.ts'
export { hashText } from './seed.ts'
export { leagues, type Team, teams } from './team.ts'
export { type Title, title } from './title.ts'
export { type Vendor, type VendorMark, vendors, vendorsOf } from './vendor.ts'
export { withdrawnNodeIds } from './withdrawn.ts'
