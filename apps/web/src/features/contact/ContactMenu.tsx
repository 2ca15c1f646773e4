import { ContactItem } from './ContactItem.tsx'
import { useContacts } from './use-contacts.ts'

export default function ContactMenu({ isOpen }: { isOpen: boolean }) {
  const contacts = useContacts()
  return (
    <ul className="contact-buttons__list" hidden={!isOpen}>
      {contacts.map((contact) => (
        <li key={contact.csType}>
          <ContactItem contact={contact} className="contact-buttons__item" />
        </li>
      ))}
    </ul>
  )
}
