import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Waiting } from '#ui/Waiting.tsx'

/** Stands where an article will be, or says that it could not be had. */
export function ArticleWaiting({ isFailed, onRetry }: { isFailed: boolean; onRetry: () => void }) {
  const t = useT()
  if (isFailed) {
    return (
      <EmptyState title={t('article.failed')} action={<Button onClick={onRetry}>{t('list.retry')}</Button>} />
    )
  }
  return (
    <Waiting what="words">
      <div aria-busy="true" className="grid gap-3 p-4">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} className="relative h-12" />
        ))}
      </div>
    </Waiting>
  )
}
