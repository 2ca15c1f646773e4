import type { Game } from '@perya/contract/games'
import { useRef } from 'react'
import { GameCard } from '../GameCard.tsx'
import { GameName } from '../GameName.tsx'
import { useWindow } from './use-window.ts'
import '../games.css'

/** A grid of any length of which only the rows near the screen exist. Scrolls with the page. */
export function GameWindow({
  games,
  isLoading,
  onMore,
  favourites,
  onFavourite,
}: {
  games: readonly Game[]
  /** More are on their way: their places are held. */
  isLoading: boolean
  /** `null` when there are no more. */
  onMore: (() => void) | null
  favourites: readonly string[]
  onFavourite: (game: Game) => void
}) {
  const grid = useRef<HTMLDivElement>(null)
  const { first, end, artEnd, rows, columns, rowHeight } = useWindow(grid, games.length, onMore)
  const heldRows = isLoading ? 2 : 0
  const marked = new Set(favourites)
  return (
    <div ref={grid} style={{ blockSize: (rows + heldRows) * rowHeight }}>
      <ul className="game-grid" style={{ translate: `0 ${first * rowHeight}px` }}>
        {games.slice(first * columns, end * columns).map((game, index) => (
          <li key={game.nodeId} aria-posinset={first * columns + index + 1} aria-setsize={games.length}>
            <GameCard
              game={game}
              pageBack="gameList"
              isFavourite={marked.has(game.nodeId)}
              onFavourite={onFavourite}
              isArtHeld={first + Math.floor(index / columns) >= artEnd}
            />
            <GameName game={game} />
          </li>
        ))}
        {end === rows &&
          Array.from({ length: heldRows * columns }, (_, at) => `held ${at}`).map((place) => (
            <li key={place} className="game-card__tile skeleton" aria-hidden="true" />
          ))}
      </ul>
    </div>
  )
}
