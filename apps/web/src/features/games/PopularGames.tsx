import type { Game } from '@perya/contract/games'
import { homeGames } from '@perya/contract/home-games'
import { GameCard } from './GameCard.tsx'
import { GameSkeletons } from './GameSkeletons.tsx'
import { useFavourites } from './use-favourites.ts'
import './games.css'

/** A grid of the games a category is known for; `undefined` while they are on their way. */
export function PopularGames({
  games,
  isHot = false,
}: {
  games: readonly Game[] | undefined
  isHot?: boolean
}) {
  const { ids, toggle } = useFavourites()
  if (games === undefined) return <GameSkeletons count={homeGames} />
  return (
    <ul className="game-grid">
      {games.slice(0, homeGames).map((game, index) => (
        <li key={game.nodeId}>
          <GameCard
            game={game}
            pageBack="home"
            isFavourite={ids.includes(game.nodeId)}
            onFavourite={toggle}
            // Among hot games the mark says something only on the hottest.
            hasHotMark={!isHot || index < 3}
          />
        </li>
      ))}
    </ul>
  )
}
