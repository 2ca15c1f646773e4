import type { Game } from '@perya/contract/games'
import { GameCard } from './GameCard.tsx'
import { GameName } from './GameName.tsx'
import { useFavourites } from './use-favourites.ts'
import './games.css'
import './game-row.css'

/** Games side by side; the last one in sight is cut, which says that more follow. */
export function GameRow({ games, label }: { games: readonly Game[]; label: string }) {
  const { ids, toggle } = useFavourites()
  return (
    <ul className="game-row no-scrollbar" aria-label={label}>
      {games.map((game) => (
        <li key={game.nodeId} className="game-row__game">
          <GameCard
            game={game}
            pageBack="home"
            hasHotMark={false}
            isFavourite={ids.includes(game.nodeId)}
            onFavourite={toggle}
          />
          <GameName game={game} />
        </li>
      ))}
    </ul>
  )
}
