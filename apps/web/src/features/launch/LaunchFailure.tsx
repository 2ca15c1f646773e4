import { ApiError } from '#lib/api/api-error.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

const closedCodes: readonly string[] = ['game.maintenance', 'vendor.closed']

/** Why there is no game to see, and what to do instead. */
export function LaunchFailure({
  error,
  isAddressEmpty,
  gameCategory,
  onRetry,
}: {
  error: unknown
  isAddressEmpty: boolean
  gameCategory: string | undefined
  onRetry: () => void
}) {
  const t = useT()
  const code = error instanceof ApiError ? error.code : ''
  const isClosed = closedCodes.includes(code)
  const told = error instanceof ApiError ? error.message : ''
  const text = isAddressEmpty ? t('launch.emptyAddress') : told
  return (
    <div className="launch-card">
      <EmptyState
        title={isClosed ? t('launch.closed') : t('launch.failed')}
        {...(text ? { text } : {})}
        action={
          <div className="grid gap-2.5">
            <Button isWide onClick={onRetry}>
              {t('launch.retry')}
            </Button>
            <Link
              to={pathTo('gameList', { gameType: gameCategory ?? 'ALL' })}
              className={buttonClass({ variant: 'secondary', isWide: true })}
            >
              {t('game.others')}
            </Link>
          </div>
        }
      />
    </div>
  )
}
