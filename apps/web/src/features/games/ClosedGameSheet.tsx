import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useStore } from '#lib/store.ts'
import { Button, buttonClass } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import WrenchIcon from '~icons/ph/wrench-duotone'
import { closedGame } from './use-play.ts'

const close = () => closedGame.set(null)

/** Says before anything is opened that a game is being worked on, and offers others of its kind. */
export default function ClosedGameSheet({ isOpen }: { isOpen: boolean }) {
  const t = useT()
  const game = useStore(closedGame)
  return (
    <Sheet isOpen={isOpen} onClose={close} title={game?.gameName ?? t('game.closed')}>
      <div className="grid justify-items-center gap-4 pb-2 text-center">
        <div className="relative">
          {game && (
            <img
              src={game.iconUrl}
              alt=""
              width={108}
              height={144}
              className="rounded-tile brightness-75 grayscale-50"
            />
          )}
          <span className="absolute -inset-e-3 -bottom-3 grid size-12 place-items-center rounded-full bg-surface-tertiary text-warning shadow-e2">
            <WrenchIcon className="size-7" />
          </span>
        </div>
        <p className="max-w-xs text-pretty text-muted">{t('game.closedWhy')}</p>
        <div className="grid w-full gap-2.5">
          {game && (
            <Link
              to={pathTo('gameList', { gameType: game.gameCategory })}
              className={buttonClass({ isWide: true })}
              onClick={close}
            >
              {t('game.others')}
            </Link>
          )}
          <Button variant="secondary" isWide onClick={close}>
            {t('ui.close')}
          </Button>
        </div>
      </div>
    </Sheet>
  )
}
