import { ArticleWaiting } from '#features/articles/ArticleStates.tsx'
import { NoticeCard } from '#features/notices/NoticeCard.tsx'
import { useNotices } from '#features/notices/use-notices.ts'
import { useT } from '#lib/i18n.tsx'
import { useSearchParams } from '#lib/router.tsx'
import { NoData } from '#ui/NoData.tsx'

/** What the site has to say, the newest first; agents have a list of their own. */
export default function NoticePage() {
  const t = useT()
  const [query] = useSearchParams()
  const { data, isError, refetch, markRead, canRead } = useNotices(query.get('types') === 'A' ? 'A' : 'PL,PR')
  if (data === undefined) return <ArticleWaiting isFailed={isError} onRetry={() => void refetch()} />
  if (data.notices.length === 0) return <NoData title={t('notice.none')} />
  return (
    <div className="grid gap-3 px-4 pt-2 pb-8">
      {canRead && data.unreadCount > 0 && (
        <p className="text-meta text-muted" role="status">
          {t('notice.unread', { count: data.unreadCount })}
        </p>
      )}
      <ul className="grid gap-2.5" aria-label={t('notice.list')}>
        {data.notices.map((notice) => (
          <li key={notice.id}>
            <NoticeCard
              notice={notice}
              isNew={canRead && !notice.isRead}
              onOpen={() => void markRead(notice.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
