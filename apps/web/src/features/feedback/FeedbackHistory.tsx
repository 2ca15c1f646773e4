import type { Feedback } from '@perya/contract/feedback'
import { useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { useFeedback, useOwnPicture } from './use-feedback.ts'
import '#ui/pictures/pictures.css'
import { NoDataLine } from '#ui/NoData.tsx'
import './feedback.css'

/** Everything the member has sent, with what was answered. */
export function FeedbackHistory() {
  const t = useT()
  const { sent, isError, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useFeedback()
  if (isError) {
    return (
      <EmptyState
        title={t('article.failed')}
        action={<Button onClick={() => void refetch()}>{t('list.retry')}</Button>}
      />
    )
  }
  if (sent === undefined) {
    return (
      <div aria-busy="true">
        <Skeleton className="relative h-24" />
      </div>
    )
  }
  if (sent.length === 0) return <NoDataLine text={t('feedback.none')} />
  return (
    <>
      <ol className="grid gap-2.5">
        {sent.map((one) => (
          <FeedbackItem key={one.id} feedback={one} />
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="secondary" isWide isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('feedback.more')}
        </Button>
      )}
    </>
  )
}

function FeedbackItem({ feedback: { content, comment, pictures, sentAt, answer } }: { feedback: Feedback }) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  return (
    <li className="feedback-item">
      <p className="feedback-item__words">{content}</p>
      {comment !== '' && <p className="feedback-item__words feedback-item__words--comment">{comment}</p>}
      {pictures.length > 0 && (
        <ul className="flex flex-wrap gap-2.5">
          {pictures.map((id, at) => (
            <li key={id}>
              <OwnPicture id={id} number={at + 1} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-meta text-muted">
        <time dateTime={sentAt}>{date(sentAt)}</time>
        {answer === null && ` · ${t('feedback.waiting')}`}
      </p>
      {answer && (
        <div className="feedback-item__answer">
          <h3 className="text-meta font-semibold text-accent-text">{t('feedback.answer')}</h3>
          {answer.text}
          <time dateTime={answer.answeredAt} className="text-meta text-muted">
            {date(answer.answeredAt)}
          </time>
        </div>
      )}
    </li>
  )
}

/** Small in the list, whole when tapped. */
function OwnPicture({ id, number }: { id: string; number: number }) {
  const t = useT()
  const address = useOwnPicture(id)
  const [isOpen, setOpen] = useState(false)
  const title = t('picture.name', { number })
  if (address === null) return <Skeleton className="relative size-24" />
  return (
    <>
      <button type="button" className="chosen-picture" onClick={() => setOpen(true)}>
        <img src={address} alt={title} />
      </button>
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <img src={address} alt={title} className="mx-auto max-h-[70vh] rounded-tile" />
      </Sheet>
    </>
  )
}
