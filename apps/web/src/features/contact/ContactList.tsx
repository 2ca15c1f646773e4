import { useT } from '#lib/i18n.tsx'
import { ContactItem } from './ContactItem.tsx'
import { useContacts } from './use-contacts.ts'

/** Every way to reach the merchant, in a row: for pages that can offer nothing else. */
export function ContactList() {
  const t = useT()
  const contacts = useContacts().filter(({ href }) => !href.startsWith('/'))
  return (
    <section aria-label={t('contact.open')} className="min-h-12">
      <ul className="flex flex-wrap justify-center gap-2.5">
        {contacts.map((contact) => (
          <li key={contact.csType}>
            <ContactItem
              contact={contact}
              className="flex min-h-12 items-center gap-2.5 rounded-full border border-border bg-surface-tertiary px-4.5 font-semibold"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
