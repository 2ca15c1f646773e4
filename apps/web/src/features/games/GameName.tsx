import { useT } from '#lib/i18n.tsx'
import InfoIcon from '~icons/ph/info'
import { shownGame } from './shown-game.ts'
import './game-name.css'

/** The name below a game's picture, and the way to what there is to know of the game. */
export function GameName({ game: { nodeId, gameName } }: { game: { nodeId: string; gameName: string } }) {
  const t = useT()
  return (
    <div className="game-name">
      <span className="game-name__words" aria-hidden="true">
        {gameName}
      </span>
      <button
        type="button"
        className="game-name__info"
        aria-label={t('game.about', { name: gameName })}
        onClick={() => shownGame.set(nodeId)}
      >
        <InfoIcon />
      </button>
    </div>
  )
}
