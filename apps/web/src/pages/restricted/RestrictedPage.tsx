import { ContactList } from '#features/contact/ContactList.tsx'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Logo } from '#ui/Logo.tsx'

/** Stands at every address where the site may not be shown, with ways to ask about it. */
export default function RestrictedPage() {
  const t = useT()
  const { name } = useSettings()
  return (
    <div className="grid min-h-dvh content-center gap-4 px-4 py-10">
      <h1 className="mx-auto">
        <Logo name={name} />
      </h1>
      <EmptyState title={t('restricted.title')} text={t('restricted.text')} />
      <ContactList />
    </div>
  )
}
