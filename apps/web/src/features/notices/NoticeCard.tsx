import type { Notice } from '@perya/contract/announcements'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { SafeHtml } from '#ui/SafeHtml.tsx'
import CaretDown from '~icons/ph/caret-down-bold'
import './notices.css'

/** One announcement: its title at once, its words when it is opened. */
export function NoticeCard({
  notice,
  isNew,
  onOpen,
}: {
  notice: Notice
  isNew: boolean
  onOpen: () => void
}) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  return (
    <details className="notice" onToggle={(event) => event.currentTarget.open && isNew && onOpen()}>
      <summary className="notice__head">
        <span className="notice__title">
          {isNew && <span className="notice__new">{t('notice.new')}</span>}
          {notice.title}
        </span>
        <time dateTime={notice.publishedAt} className="notice__date">
          {date(notice.publishedAt, 'day')}
        </time>
        <CaretDown className="notice__caret" />
      </summary>
      <div className="notice__words">
        <SafeHtml html={notice.content} />
      </div>
    </details>
  )
}
