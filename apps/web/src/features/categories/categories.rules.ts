import type { Category, GameCategory } from '@perya/contract/games'
import { type VendorMapping, vendorsIn } from '#lib/lobby/vendors-in.rules.ts'

/** `isClosed` where nothing can be played now. */
export type CategoryTab = { key: Category; name: string; isClosed: boolean }

const nothing = { sorting: [], mapping: { gameType: {} } }

/** The categories in the server's order. HOT stands first if the server has no place for it. */
export function categoryTabs(
  { sorting, mapping }: Pick<VendorMapping, 'sorting' | 'mapping'> = nothing,
  hotName: string,
): readonly [CategoryTab, ...CategoryTab[]] {
  const tabs = sorting.map(({ gameCategory, name }) => ({
    key: gameCategory,
    name,
    isClosed: gameCategory !== 'HOT' && gameCount({ mapping }, gameCategory) === 0,
  }))
  const hot: CategoryTab = { key: 'HOT', name: hotName, isClosed: false }
  const [first, ...rest] = tabs.some(({ key }) => key === 'HOT') ? tabs : [hot, ...tabs]
  return [first ?? hot, ...rest]
}

/** What a category shows on the home screen: hot games, a list of games, or the vendors behind it. */
export function contentOf(category: Category): 'hot' | 'games' | 'vendors' {
  if (category === 'HOT') return 'hot'
  return ['RNG', 'PVP', 'LIVE', 'FISH', 'INHOUSE'].includes(category) ? 'games' : 'vendors'
}

/** How the game list is asked for a category: in-house games are the slots of the first in-house vendor. */
export function gamesAsked(
  category: GameCategory,
  { mapping }: Pick<VendorMapping, 'mapping'>,
): { gameType: GameCategory; vassalage?: string } {
  const gameType = mapping.gameType[category] ?? category
  if (category !== 'INHOUSE') return { gameType }
  const vassalage = mapping.INHOUSE?.[0]?.vassalage
  return { gameType: 'RNG', ...(vassalage === undefined ? {} : { vassalage }) }
}

/** How many games of the lobby, or of one category of it, can be played now. */
export function gameCount({ mapping }: Pick<VendorMapping, 'mapping'>, category: Category): number {
  const vendors = category === 'HOT' ? vendorsIn(mapping) : (mapping[category] ?? [])
  return vendors.reduce((sum, vendor) => sum + vendor.openCount, 0)
}
