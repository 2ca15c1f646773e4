import { useEffect } from 'react'
import { Chat } from '#features/chat/Chat.tsx'
import { ContactItem } from '#features/contact/ContactItem.tsx'
import { useContacts } from '#features/contact/use-contacts.ts'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { useChatState } from '#lib/member/use-waiting.ts'
import { paths, pathTo } from '#lib/paths.ts'
import { Link, useSearchParams } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { NoData } from '#ui/NoData.tsx'
import { Parol } from '#ui/Parol.tsx'
import CaretRight from '~icons/ph/caret-right-bold'
import Question from '~icons/ph/question-duotone'
import Shield from '~icons/ph/shield-check-duotone'

const row = 'flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 font-semibold shadow-e1'

/** Every way to reach the people behind the site, and what may answer without them; or the chat with them. */
export default function ServicePage() {
  const [query] = useSearchParams()
  const session = useSession()
  const isChat = query.get('chat') === 'open'
  useEffect(() => {
    if (isChat && session === null) askToLogIn('required', pathTo('service', { chat: 'open' }))
  }, [isChat, session])
  return isChat && session !== null ? <Chat /> : <Ways />
}

function Ways() {
  const t = useT()
  const { customerService } = useSettings()
  // What leads here from elsewhere leads on to the chat.
  const contacts = useContacts().map((contact) =>
    contact.href === paths.service ? { ...contact, href: pathTo('service', { chat: 'open' }) } : contact,
  )
  const unread = useChatState()?.unread ?? 0
  return (
    <div className="grid grid-cols-1 gap-5 px-4 pt-2 pb-8">
      <div className="grid grid-cols-1 justify-items-center gap-2 text-center wrap-anywhere">
        <Parol className="size-20" />
        <h2 className="font-display text-section font-extrabold text-balance">{t('service.headline')}</h2>
        <p className="max-w-xs text-pretty text-muted">{t('service.promise')}</p>
      </div>
      {customerService.length === 0 ? (
        <NoData title={t('service.none')} />
      ) : (
        <ul className="grid min-h-14 grid-cols-1 gap-2.5" aria-label={t('service.ways')}>
          {contacts.map((contact) => (
            <li key={contact.csType}>
              <ContactItem
                contact={contact}
                className={row}
                note={
                  contact.csType === 'LIVECHAT' && unread > 0
                    ? t('chat.unread', { count: unread })
                    : undefined
                }
              />
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
