import { useT } from '#lib/i18n.tsx'
import './games.css'

/** Holds the places of games on their way, and says so once. */
export function GameSkeletons({ count }: { count: number }) {
  const t = useT()
  return (
    <div className="game-grid" aria-busy="true">
      <span role="status" className="sr-only">
        {t('game.loading')}
      </span>
      {Array.from({ length: count }, (_, at) => `place ${at}`).map((place) => (
        <span key={place} className="game-card__tile skeleton" aria-hidden="true" />
      ))}
    </div>
  )
}
