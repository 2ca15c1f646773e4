/** The vendors of a lobby, category by category. */

import { categoryTitles } from '@perya/catalogue-data'
import type { OutputOf } from '@perya/contract/endpoint'
import {
  type Category,
  type GameCategory,
  type GameVendor,
  GameCategory as gameCategory,
  type getVendorMapping,
  type listVendorHealth as healthEndpoint,
} from '@perya/contract/games'
import type { Language } from '@perya/contract/language'
import { keepCommon, pageOf } from './bitmap.rules.ts'
import { openCategoriesFirst, removedFromSports, splitCategories } from './category.rules.ts'
import { classificationsOf, nameOf } from './directory.ts'
import { remember, stateAt, type Viewer } from './game-answer.ts'
import type { CatalogueGame } from './game-index.rules.ts'

/** Where a vendor's games stand before sports are split: by the vendor's own type, the house's apart. */
const filedUnder = (game: CatalogueGame): GameCategory =>
  game.gameType === 'SPORTS' ? 'SPORTS' : game.category

type Filed = GameVendor & { code: string; filed: GameCategory }

function filedVendors(view: Viewer): Filed[] {
  const { catalogue, visible } = view.lobby
  const filed: Filed[] = []
  for (const vendor of catalogue.vendors.values()) {
    const bits = catalogue.index.byVendor.get(vendor.code)
    if (!bits) continue
    const places = pageOf(keepCommon(bits.slice(), [visible]), 0, catalogue.index.games.length)
    const groups = Map.groupBy(places, (place) => filedUnder(catalogue.index.games[place] as CatalogueGame))
    for (const [category, own] of groups) {
      const games = own.map((place) => catalogue.index.games[place] as CatalogueGame)
      const [first] = games
      if (!first) continue
      const openCount = own.filter((place) => stateAt(view, place) === 'open').length
      filed.push({
        code: vendor.code,
        filed: category,
        vassalage: vendor.code,
        name: vendor.name,
        gameCategory: first.category,
        gameType: first.gameType,
        mobileSmallIcon: `${view.pictures}/art/vendors/${vendor.code}-WHITE.png`,
        mobileLargeIcon: `/art/vendors/${vendor.code}.svg`,
        gameClassify: classificationsOf(catalogue, first.category)
          .filter(
            ({ key }) => category !== 'SPORTS' || first.category !== 'SPORTS' || key !== removedFromSports,
          )
          .filter(({ key }) => games.some((game) => game.classification === key))
          .map(({ key, names }) => ({ key, name: nameOf(names, view.language) })),
        gameCount: games.length,
        openCount,
        state: openCount > 0 ? 'open' : 'maintenance',
      })
    }
  }
  return filed
}

const shown = ({ code: _code, filed: _filed, ...vendor }: Filed): GameVendor => vendor

/** The lobby's categories with their vendors, those to play in first; e-sports and cockfights stand apart from sports. */
function sortedCategories(view: Viewer) {
  const filed = filedVendors(view)
  const sorted = view.lobby.categories.map((category) => ({
    category,
    vendors: vendorsOpenFirst(filed.filter((vendor) => vendor.filed === category)),
  }))
  return openCategoriesFirst(splitCategories(sorted))
}

const vendorsOpenFirst = (vendors: readonly Filed[]) => [
  ...vendors.filter(({ openCount }) => openCount > 0),
  ...vendors.filter(({ openCount }) => openCount === 0),
]

/** A category is named in its own language by the catalogue it ships with. */
const titleOf = (category: Category, language: Language) => categoryTitles[category][language]

export function vendorMapping(view: Viewer): OutputOf<typeof getVendorMapping> {
  return remember(view, 'mapping', () => {
    const sorted = sortedCategories(view)
    const mapped = sorted.filter(({ category }) => category !== 'HOT') as {
      category: GameCategory
      vendors: readonly Filed[]
    }[]
    return {
      sorting: sorted.map(({ category, vendors }) => ({
        gameCategory: category,
        name: titleOf(category, view.language),
        vendorNames: vendors.map(({ gameType, vassalage, name }) => ({
          gameType,
          vassalage,
          accountTypeName: name,
        })),
      })),
      mapping: {
        ...Object.fromEntries(mapped.map(({ category, vendors }) => [category, vendors.map(shown)])),
        gameType: Object.fromEntries(
          mapped.map(({ category, vendors }) => [category, vendors[0]?.gameType ?? category]),
        ),
      },
    }
  })
}

/** Vendors with games of a type; those with a category of their own are found under it alone. */
export function vendorGameTypes(view: Viewer, typeId: string | undefined): GameVendor[] {
  const asked = gameCategory.safeParse(typeId).data
  return remember(view, `vendors ${asked}`, () =>
    sortedCategories(view)
      .filter(({ category }) => asked === undefined || category === asked)
      .flatMap(({ vendors }) => vendors.map(shown)),
  )
}

export function vendorHealth(view: Viewer): OutputOf<typeof healthEndpoint> {
  return remember(view, 'health', () => {
    const { catalogue, visible } = view.lobby
    return [...catalogue.vendors.values()].flatMap(({ code, name }) => {
      const bits = catalogue.index.byVendor.get(code)
      const places = bits ? pageOf(keepCommon(bits.slice(), [visible]), 0, catalogue.index.games.length) : []
      if (places.length === 0) return []
      const isOpen = places.some((place) => stateAt(view, place) === 'open')
      return [{ vassalage: code, name, state: isOpen ? ('open' as const) : ('maintenance' as const) }]
    })
  })
}
