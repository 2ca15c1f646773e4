import { useEffect, useRef } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Composer } from './Composer.tsx'
import { useChat } from './use-chat.ts'
import './chat.css'

/** The live conversation with the people behind the site: all that was said, and a line to write on. */
export function Chat() {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const { data, isError, refetch, earlier, say } = useChat()
  const end = useRef<HTMLDivElement>(null)
  const lastId = data?.lines.at(-1)?.id
  useEffect(() => {
    if (lastId !== undefined) end.current?.scrollIntoView({ block: 'end' })
  }, [lastId])

  if (data === undefined) {
    return isError ? (
      <EmptyState
        title={t('chat.notOpened')}
        action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
      />
    ) : (
      <div aria-busy="true" className="grid gap-3 p-4">
        <Skeleton className="relative h-16 w-2/3" />
      </div>
    )
  }
  const [first] = data.lines
  return (
    <div className="chat">
      {data.hasEarlier && first && (
        <Button variant="ghost" isBusy={earlier.isPending} onClick={() => earlier.mutate(first.id)}>
          {t('chat.earlier')}
        </Button>
      )}
      {!data.hasEarlier && (
        <div className="chat__line">
          <p>{t('chat.welcome')}</p>
          <p className="text-meta text-muted">{t('chat.promise')}</p>
        </div>
      )}
      <div className="chat__lines" role="log" aria-label={t('chat.lines')}>
        {data.lines.map((line) => (
          <div key={line.id} className="chat__line" data-mine={line.isMine || undefined}>
            <p>
              <span className="sr-only">{line.isMine ? t('chat.you') : t('chat.service')}: </span>
              {line.text}
            </p>
            <time dateTime={line.sentAt} className="chat__when">
              {date(line.sentAt)}
            </time>
          </div>
        ))}
      </div>
      <Composer say={say} />
      <div ref={end} />
    </div>
  )
}
