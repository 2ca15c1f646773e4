import { textIn } from '@perya/contract/fallback'
import type { ComponentType, SVGProps } from 'react'
import { useLanguage } from '#lib/i18n.tsx'
import { Link } from '#lib/router.tsx'
import Chat from '~icons/ph/chat-circle-dots-duotone'
import Facebook from '~icons/ph/facebook-logo-duotone'
import Telegram from '~icons/ph/telegram-logo-duotone'
import type { ContactLink } from './open-contact.ts'

const icons: Record<ContactLink['csType'], ComponentType<SVGProps<SVGSVGElement>>> = {
  LIVECHAT: Chat,
  TELEGRAM: Telegram,
  FACEBOOK: Facebook,
}

/** One way to reach the merchant: a screen of this site, or a page elsewhere. */
export function ContactItem({
  contact,
  className,
  note,
}: {
  contact: ContactLink
  className: string
  /** What waits there. */
  note?: string | undefined
}) {
  const { code } = useLanguage()
  const Icon = icons[contact.csType]
  const content = (
    <>
      <Icon className="size-6 shrink-0 text-accent-text" />
      {textIn(contact.title, code)}
      {note && <span className="ms-auto text-meta text-accent-text">{note}</span>}
    </>
  )
  if (contact.href.startsWith('/')) {
    return (
      <Link to={contact.href} className={className} data-contact={contact.csType}>
        {content}
      </Link>
    )
  }
  return (
    <a
      href={contact.href}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      data-contact={contact.csType}
    >
      {content}
    </a>
  )
}
