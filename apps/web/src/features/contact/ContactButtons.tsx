import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import Headset from '~icons/ph/headset-duotone'
import Close from '~icons/ph/x-bold'
import { ContactItem } from './ContactItem.tsx'
import { useContacts } from './use-contacts.ts'
import './contact.css'

/** Floats above the page's end: opens into one button per way to reach the merchant. */
export function ContactButtons() {
  const t = useT()
  const { customerService } = useSettings()
  const [isOpen, setIsOpen] = useState(false)
  const contacts = useContacts(isOpen)
  if (customerService.length === 0) return null
  return (
    <div className="contact-buttons">
      <ul id="contact-list" className="contact-buttons__list" hidden={!isOpen}>
        {contacts.map((contact) => (
          <li key={contact.csType}>
            <ContactItem contact={contact} className="contact-buttons__item" />
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="contact-buttons__toggle"
        aria-expanded={isOpen}
        aria-controls="contact-list"
        aria-label={isOpen ? t('contact.close') : t('contact.open')}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? <Close className="size-5" /> : <Headset className="size-6" />}
      </button>
    </div>
  )
}
