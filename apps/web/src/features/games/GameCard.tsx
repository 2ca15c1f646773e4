import type { Game } from '@perya/contract/games'
import { memo } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Link } from '#lib/router.tsx'
import { useHydrated } from '#lib/use-hydrated.ts'
import HeartIcon from '~icons/ph/heart'
import HeartFillIcon from '~icons/ph/heart-fill'
import WrenchIcon from '~icons/ph/wrench-fill'
import { launchPath } from './launch-path.ts'
import { usePlay } from './use-play.ts'

type Props = {
  game: Game
  pageBack: 'home' | 'gameList'
  isFavourite: boolean
  onFavourite: (game: Game) => void
  hasHotMark?: boolean
  /** Held back until the card comes near the screen. */
  isArtHeld?: boolean
}

/** One game: its picture is the way in, its heart makes it a favourite. */
export const GameCard = memo(function GameCard({
  game,
  pageBack,
  isFavourite,
  onFavourite,
  hasHotMark = true,
  isArtHeld = false,
}: Props) {
  const t = useT()
  const play = usePlay()
  const isHydrated = useHydrated()
  const { gameName, iconUrl, iconColour, isNew, isHot, state } = game
  const isClosed = state === 'maintenance'
  const colour = isHydrated && iconColour !== null ? { backgroundColor: iconColour } : undefined
  return (
    <div className="game-card" data-closed={isClosed || undefined}>
      <div className="game-card__tile art-edge">
        <Link
          to={launchPath(game, pageBack)}
          className="game-card__link"
          aria-label={isClosed ? t('game.closedLabel', { name: gameName }) : gameName}
          onClick={(event) => play(event, game)}
        >
          {!isArtHeld && (
            <img
              src={iconUrl}
              alt=""
              width={360}
              height={480}
              loading="lazy"
              fetchPriority="low"
              decoding="async"
              className="game-card__art"
              style={colour}
            />
          )}
        </Link>
        {!isClosed && <Mark isNew={isNew} isHot={isHot && hasHotMark} />}
        <button
          type="button"
          className="game-card__heart"
          aria-pressed={isFavourite}
          aria-label={t('game.favourite', { name: gameName })}
          onClick={() => onFavourite(game)}
        >
          {isFavourite ? <HeartFillIcon /> : <HeartIcon />}
        </button>
        {isClosed && (
          <span className="game-card__closed" aria-hidden="true">
            <WrenchIcon className="size-4" />
          </span>
        )}
      </div>
    </div>
  )
})

/** New comes before hot: hot games are many, new ones only for a while. */
function Mark({ isNew, isHot }: { isNew: boolean; isHot: boolean }) {
  const t = useT()
  if (isNew) {
    return (
      <span className="game-card__mark" data-new>
        {t('game.new')}
      </span>
    )
  }
  return isHot ? <span className="game-card__mark">{t('game.hot')}</span> : null
}
