import type { Thread } from '@perya/contract/inbox'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import OpenMail from '~icons/ph/envelope-open-duotone'
import Mail from '~icons/ph/envelope-simple-duotone'
import { correspondentName } from './correspondent.rules.ts'
import './inbox.css'

/** The messages of a member: a tap opens one, or chooses it while some are being chosen. */
export function ThreadList({
  threads,
  chosen,
  onChoose,
}: {
  threads: readonly Thread[]
  /** `null` while nothing is being chosen. */
  chosen: ReadonlySet<string> | null
  onChoose: (id: string) => void
}) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  return (
    <ul className="grid gap-2.5" aria-label={t('inbox.list')}>
      {threads.map((thread) => {
        const words = (
          <>
            <span className="thread__title">{thread.title}</span>
            <span className="thread__preview">{thread.preview}</span>
            <time dateTime={thread.lastAt} className="thread__date">
              {thread.correspondent.kind !== 'service' && `${correspondentName(thread.correspondent, t)} · `}
              {date(thread.lastAt)}
            </time>
          </>
        )
        return (
          <li key={thread.id}>
            {chosen ? (
              <Checkbox
                className="thread"
                checked={chosen.has(thread.id)}
                onChange={() => onChoose(thread.id)}
              >
                <span className="thread__words">{words}</span>
              </Checkbox>
            ) : (
              <Link
                to={pathTo('webEmail', { id: thread.id })}
                className="thread"
                data-unread={!thread.isRead || undefined}
              >
                {thread.isRead ? (
                  <OpenMail className="thread__icon" />
                ) : (
                  <Mail className="thread__icon" aria-label={t('inbox.isUnread')} />
                )}
                <span className="thread__words">{words}</span>
                {!thread.isRead && (
                  <span className="thread__new" aria-hidden="true">
                    {t('inbox.fresh')}
                  </span>
                )}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
