import type { Game } from '@perya/contract/games'
import { homeGames } from '@perya/contract/home-games'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { GameCard } from './GameCard.tsx'
import { GameSkeletons } from './GameSkeletons.tsx'
import { useFavourites } from './use-favourites.ts'
import './games.css'

/** The button for all games goes with the tap; where the focus went with it, it moves on to the first that came. */
const focusIn = (item: HTMLElement | null) => {
  if (document.activeElement === document.body) item?.querySelector('a')?.focus()
}

/** A grid of the games a category is known for; `undefined` while they are on their way. */
export function PopularGames({
  games,
  isHot = false,
}: {
  games: readonly Game[] | undefined
  isHot?: boolean
}) {
  const t = useT()
  const { ids, toggle } = useFavourites()
  const [isWhole, setWhole] = useState(false)
  if (games === undefined) return <GameSkeletons count={homeGames} />
  // The page brings as many as it draws; the rest of the hot ones come after it.
  const isCut = isHot && !isWhole && games.length >= homeGames
  return (
    <>
      <ul className="game-grid">
        {games.slice(0, isHot && isWhole ? games.length : homeGames).map((game, index) => (
          <li key={game.nodeId} ref={index === homeGames ? focusIn : null}>
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
      {isCut && (
        <Button variant="secondary" isWide onClick={() => setWhole(true)}>
          {t('home.hotAll')}
        </Button>
      )}
    </>
  )
}
