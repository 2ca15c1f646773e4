import { useEffect, useEffectEvent } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { correspondentName } from './correspondent.rules.ts'
import { LetterForm } from './LetterForm.tsx'
import { useInboxActions, useThread } from './use-inbox.ts'
import './inbox.css'

/** One message with all its letters; whoever opens it has read it. */
export function ThreadView({ id }: { id: string }) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const { data, isError, refetch } = useThread(id)
  const { read } = useInboxActions()
  const markRead = useEffectEvent(() => read.mutate([id]))
  const count = data?.letters.length ?? 0
  useEffect(() => {
    if (count > 0) markRead()
  }, [count])
  // What is there stays, and with it an answer being written, whatever becomes of a later look.
  if (isError && !data) {
    return (
      <EmptyState
        title={t('inbox.gone')}
        action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
      />
    )
  }
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-3 p-4">
        <Skeleton className="relative h-24" />
      </div>
    )
  }
  const other = correspondentName(data.correspondent, t)
  return (
    <div className="grid gap-4 px-4 pt-2 pb-8">
      <div className="grid gap-1">
        <h2 className="font-display text-section font-extrabold text-balance wrap-anywhere">{data.title}</h2>
        <p className="text-meta text-muted">{other}</p>
      </div>
      <ol className="grid gap-2.5" aria-label={t('inbox.letters')}>
        {data.letters.map((letter) => (
          <li key={letter.id} className="letter" data-mine={letter.isMine || undefined}>
            <span className="sr-only">{letter.isMine ? t('inbox.you') : other}: </span>
            {letter.text}
            <time dateTime={letter.sentAt} className="letter__when">
              {date(letter.sentAt)}
            </time>
          </li>
        ))}
      </ol>
      <LetterForm threadId={id} onSent={() => undefined} />
    </div>
  )
}
