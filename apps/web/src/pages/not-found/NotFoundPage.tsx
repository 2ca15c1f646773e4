import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** For an address nothing stands behind. */
export function NotFoundPage() {
  const t = useT()
  return (
    <div data-screen="not-found" className="px-4 py-10">
      <EmptyState
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Link to={paths.home} className={buttonClass()}>
            {t('shell.goHome')}
          </Link>
        }
      />
    </div>
  )
}
