import { ContactItem } from '#features/contact/ContactItem.tsx'
import { useContacts } from '#features/contact/use-contacts.ts'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Parol } from '#ui/Parol.tsx'
import CaretRight from '~icons/ph/caret-right-bold'
import Question from '~icons/ph/question-duotone'
import Shield from '~icons/ph/shield-check-duotone'

const row = 'flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 font-semibold shadow-e1'

/** Every way to reach the people behind the site, and what may answer without them. */
export default function ServicePage() {
  const t = useT()
  const { customerService } = useSettings()
  // The way here need not be offered here.
  const contacts = useContacts().filter(({ href }) => href !== paths.service)
  return (
    <div className="grid grid-cols-1 gap-5 px-4 pt-2 pb-8">
      <div className="grid grid-cols-1 justify-items-center gap-2 text-center wrap-anywhere">
        <Parol className="size-20" />
        <h2 className="font-display text-section font-extrabold text-balance">{t('service.headline')}</h2>
        <p className="max-w-xs text-pretty text-muted">{t('service.promise')}</p>
      </div>
      {customerService.length === 0 ? (
        <EmptyState title={t('service.none')} />
      ) : (
        <ul className="grid min-h-14 grid-cols-1 gap-2.5" aria-label={t('service.ways')}>
          {contacts.map((contact) => (
            <li key={contact.csType}>
              <ContactItem contact={contact} className={row} />
            </li>
          ))}
        </ul>
      )}
      <section aria-labelledby="alone" className="grid grid-cols-1 gap-2.5">
        <h2 id="alone" className="text-title font-bold">
          {t('service.alone')}
        </h2>
        <Link to={paths.help} className={row}>
          <Question className="size-6 shrink-0 text-accent-text" />
          <span className="min-w-0 flex-1 wrap-anywhere">{t('title.help')}</span>
          <CaretRight className="size-4 text-muted flip-rtl" />
        </Link>
        <Link to={`${paths.userAgreement}?about=protection`} className={row}>
          <Shield className="size-6 shrink-0 text-accent-text" />
          <span className="min-w-0 flex-1 wrap-anywhere">{t('service.protection')}</span>
          <CaretRight className="size-4 text-muted flip-rtl" />
        </Link>
      </section>
    </div>
  )
}
