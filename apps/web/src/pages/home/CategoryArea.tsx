import type { GameCategory } from '@perya/contract/games'
import { contentOf, gamesAsked } from '#features/categories/categories.rules.ts'
import CategoryGames from '#features/games/CategoryGames.tsx'
import { GameSkeletons } from '#features/games/GameSkeletons.tsx'
import { VendorTiles } from '#features/games/VendorTiles.tsx'
import type { VendorMapping } from '#lib/lobby/lobby.ts'

/** What a category other than HOT shows: games, or the vendors behind them. */
export default function CategoryArea({
  category,
  mapping,
}: {
  category: GameCategory
  mapping: VendorMapping | undefined
}) {
  if (mapping === undefined) return <GameSkeletons count={6} />
  return contentOf(category) === 'games' ? (
    <CategoryGames asked={gamesAsked(category, mapping)} />
  ) : (
    <VendorTiles vendors={mapping.mapping[category] ?? []} />
  )
}
