import { useEffect, useRef } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'

/** Fetches the next page before its end is reached; a button for whoever gets there first, or when it failed. */
export function MoreRows({
  isLoading,
  isError,
  onMore,
}: {
  isLoading: boolean
  isError: boolean
  onMore: () => void
}) {
  const t = useT()
  const place = useRef<HTMLDivElement>(null)
  const fetchMore = useRef(onMore)
  useEffect(() => {
    fetchMore.current = onMore
  })
  useEffect(() => {
    if (isLoading || isError || !place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchMore.current()
      },
      { rootMargin: '500px' },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isLoading, isError])
  return (
    <div ref={place} className="flex flex-col items-center gap-2 py-2">
      {isError && <p className="text-meta text-muted">{t('record.more.failed')}</p>}
      <Button variant="secondary" size="sm" isBusy={isLoading} onClick={onMore}>
        {isError ? t('record.retry') : t('record.more')}
      </Button>
    </div>
  )
}
