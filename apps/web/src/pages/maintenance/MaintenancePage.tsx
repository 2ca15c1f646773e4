import { ContactList } from '#features/contact/ContactList.tsx'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { useSiteStatus } from '#lib/settings/use-site-status.ts'
import { buttonClass } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Logo } from '#ui/Logo.tsx'

/** Stands at every address while the site is in maintenance; at its own address afterwards it says that all is well. */
export default function MaintenancePage() {
  const t = useT()
  const { name } = useSettings()
  const { maintenance } = useSiteStatus()
  return (
    <div className="grid min-h-dvh content-center gap-4 px-4 py-10">
      <h1 className="mx-auto">
        <Logo name={name} />
      </h1>
      {maintenance ? (
        <EmptyState
          title={t('maintenance.title')}
          text={t('maintenance.text')}
          action={
            <p role="status" className="text-meta text-muted">
              {t('maintenance.watching')}
            </p>
          }
        />
      ) : (
        <EmptyState
          title={t('maintenance.overTitle')}
          text={t('maintenance.overText')}
          action={
            <Link to={paths.home} className={buttonClass()}>
              {t('shell.goHome')}
            </Link>
          }
        />
      )}
      <ContactList />
    </div>
  )
}
