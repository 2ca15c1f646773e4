/** Categories of the lobby: their order, and the sports vendors that have one of their own. */
import { type Category, categories, type GameCategory } from '@perya/contract/games'

export type CategoryVendor = { code: string; gameType: GameCategory }

export type SortedCategory<V extends CategoryVendor = CategoryVendor> = {
  category: Category
  vendors: readonly V[]
}

/** Sports vendors with a category of their own, and the category each stands behind. */
export const splitVendors = {
  TF: { category: 'ESPORTS', after: 'SPORTS' },
  DS88: { category: 'COCKFIGHT', after: 'RNG' },
} as const satisfies Record<string, { category: GameCategory; after: GameCategory }>

const splitCodes = Object.keys(splitVendors) as (keyof typeof splitVendors)[]
const isSplit = (code: string): code is keyof typeof splitVendors => code in splitVendors

/** The classification sports vendors give to what the lobby shows as a category. */
export const removedFromSports = 'ESPORTS'

/**
 * Takes e-sports and cockfight vendors out of every category and gives each a category of its own,
 * behind SPORTS and behind RNG. Without the category it stands behind, it goes to the end.
 */
export function splitCategories<V extends CategoryVendor>(
  sorted: readonly SortedCategory<V>[],
): SortedCategory<V>[] {
  const apart = new Set<Category>(splitCodes.map((code) => splitVendors[code].category))
  const found = new Map<string, V>()
  for (const vendor of sorted.flatMap(({ vendors }) => vendors)) {
    if (isSplit(vendor.code)) found.set(vendor.code, vendor)
  }
  const split = sorted
    .filter(({ category }) => !apart.has(category))
    .map(({ category, vendors }) => ({ category, vendors: vendors.filter(({ code }) => !isSplit(code)) }))
    .filter(({ category, vendors }) => category === 'HOT' || vendors.length > 0)
  for (const code of splitCodes) {
    const vendor = found.get(code)
    if (!vendor) continue
    const { category, after } = splitVendors[code]
    const place = split.findIndex((each) => each.category === after)
    split.splice(place < 0 ? split.length : place + 1, 0, { category, vendors: [vendor] })
  }
  return split
}

/** The merchant's own order, else the platform's; what a merchant leaves out is not shown. */
export function orderOf(own: readonly string[] | null): Category[] {
  if (own === null) return [...categories]
  return own.filter((name): name is Category => (categories as readonly string[]).includes(name))
}

/** Categories with nothing to play go to the end; HOT is a list of what is open and stays where it is. */
export function openCategoriesFirst<C extends SortedCategory<CategoryVendor & { openCount: number }>>(
  sorted: readonly C[],
): C[] {
  const isOpen = ({ category, vendors }: C) =>
    category === 'HOT' || vendors.some(({ openCount }) => openCount > 0)
  return [...sorted.filter(isOpen), ...sorted.filter((each) => !isOpen(each))]
}
