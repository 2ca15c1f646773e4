import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { ParolSpinner } from '#ui/ParolSpinner.tsx'

/** The game's picture and what is happening; a way to try again when it takes long. */
export function LoadingCard({
  name,
  iconUrl,
  isSlow,
  onRetry,
}: {
  name: string | undefined
  iconUrl?: string | undefined
  isSlow: boolean
  onRetry: () => void
}) {
  const t = useT()
  return (
    <div className="launch-card">
      {iconUrl && <img src={iconUrl} alt="" width={360} height={480} className="launch-card__art" />}
      <ParolSpinner className="size-14" />
      <p role="status" className="text-title">
        {name ? t('launch.loading', { name }) : t('in_please_wait')}
      </p>
      {isSlow ? (
        <>
          <p className="text-muted">{t('launch.slow')}</p>
          <Button variant="secondary" onClick={onRetry}>
            {t('launch.retry')}
          </Button>
        </>
      ) : (
        <p className="text-meta text-muted">{t('launch.tip')}</p>
      )}
    </div>
  )
}
