import { countWords, feedbackBounds } from '@perya/contract/feedback-bounds'
import { useRef, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { PictureChooser } from '#ui/pictures/PictureChooser.tsx'
import { usePictures } from '#ui/pictures/use-pictures.ts'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import { useSendFeedback } from './use-feedback.ts'
import './feedback.css'

const { wordsMin: min, wordsMax: max, contentMax, commentMax } = feedbackBounds

/** What was written and chosen stays until it has been sent. */
export function FeedbackForm() {
  const t = useT()
  const [content, setContent] = useState('')
  const [comment, setComment] = useState('')
  const [isTried, setTried] = useState(false)
  const chosen = usePictures({
    max: feedbackBounds.picturesMax,
    handIn: (file) => call('addFeedbackPicture', file),
  })
  const { mutate, error, isPending, reset } = useSendFeedback()
  // The same sent again keeps its key, so that it is kept once; what changed since is something new.
  const sent = useRef({ key: '', what: '' })
  // Two taps come faster than the page is drawn anew.
  const isSending = useRef(false)

  const count = countWords(content)
  const isOutOfBounds = count < min || count > max
  const refusal =
    error === null ? undefined : (error instanceof ApiError && error.message) || t('feedback.failed')

  const submit = async () => {
    setTried(true)
    if (isOutOfBounds || isSending.current) return
    isSending.current = true
    const pictures = await chosen.ids()
    if (pictures === null) {
      isSending.current = false
      return
    }
    const what = JSON.stringify([content, comment, pictures])
    if (sent.current.what !== what) sent.current = { key: crypto.randomUUID(), what }
    mutate(
      { key: sent.current.key, content, comment, pictures },
      {
        onSuccess: () => {
          sent.current = { key: '', what: '' }
          setContent('')
          setComment('')
          setTried(false)
          chosen.clear()
          toast(t('feedback.sent'), { tone: 'success' })
        },
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextArea
        label={t('feedback.content')}
        value={content}
        maxLength={contentMax}
        required
        error={isTried && isOutOfBounds ? t('feedback.bounds', { min, max }) : undefined}
        hint={t('feedback.words', { count, min, max })}
        onChange={(event) => {
          setContent(event.target.value)
          reset()
        }}
      />
      <TextArea
        label={t('feedback.comment')}
        value={comment}
        maxLength={commentMax}
        rows={2}
        hint={t('feedback.left', { count: commentMax - comment.length })}
        onChange={(event) => setComment(event.target.value)}
      />
      <PictureChooser label={t('feedback.pictures')} chosen={chosen} />
      {refusal && (
        <p role="alert" className="field__error">
          {refusal}
        </p>
      )}
      <Button type="submit" isWide isBusy={isPending || chosen.isAwaited}>
        {t('feedback.send')}
      </Button>
    </form>
  )
}
