import { useRef, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { toast } from '#ui/toast.ts'
import { RecipientChoice, useRecipient } from './RecipientChoice.tsx'
import { useInboxActions } from './use-inbox.ts'

const letterMax = 1_000

/** Writes to the service. What was typed stays until it has been sent. */
export function LetterForm({ threadId, onSent }: { threadId?: string; onSent: (threadId: string) => void }) {
  const t = useT()
  const [text, setText] = useState('')
  const { send } = useInboxActions()
  const recipient = useRecipient()
  const isEmpty = text.trim() === '' || (threadId === undefined && !recipient.isChosen)
  // Two taps come faster than the page is drawn anew.
  const isSending = useRef(false)
  // Whoever tries again after a lost answer sends the same letter, not another one.
  const key = useRef<string>(undefined)
  const refusal =
    send.error === null ? null : send.error instanceof ApiError ? send.error.message : t('article.failed')
  return (
    <form
      className="letter-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isEmpty || isSending.current) return
        isSending.current = true
        key.current ??= crypto.randomUUID()
        const letter = { key: key.current, text }
        send.mutate(threadId === undefined ? { ...letter, to: recipient.to } : { ...letter, threadId }, {
          onSuccess: (sent) => {
            key.current = undefined
            setText('')
            toast(t('inbox.sent'))
            onSent(sent.threadId)
          },
          onSettled: () => {
            isSending.current = false
          },
        })
      }}
    >
      {threadId === undefined && <RecipientChoice recipient={recipient} />}
      <TextArea
        label={threadId === undefined ? t('inbox.write') : t('inbox.answer')}
        value={text}
        maxLength={letterMax}
        required
        error={refusal ?? undefined}
        hint={t('inbox.left', { count: letterMax - text.length })}
        onChange={(event) => {
          key.current = undefined
          setText(event.target.value)
        }}
      />
      <Button type="submit" isWide isBusy={send.isPending} disabled={isEmpty}>
        {t('inbox.send')}
      </Button>
    </form>
  )
}
