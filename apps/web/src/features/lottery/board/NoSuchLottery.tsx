import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

export const isNoSuchLottery = (error: Error | null): boolean =>
  error !== null && 'code' in error && error.code === 'lottery.unknown'

/** Where an address names a lottery the site does not have. */
export function NoSuchLottery() {
  const t = useT()
  return (
    <EmptyState
      title={t('lottery.unknown')}
      text={t('lottery.unknown.text')}
      action={
        <Link to={paths.moreLottery} className={buttonClass({ variant: 'secondary' })}>
          {t('lottery.all')}
        </Link>
      }
    />
  )
}
