import { useRef, useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import Plane from '~icons/ph/paper-plane-right-fill'
import type { useChat } from './use-chat.ts'

const textMax = 1_000

/** What was typed stays until it has been said. */
export function Composer({ say }: { say: ReturnType<typeof useChat>['say'] }) {
  const t = useT()
  const [text, setText] = useState('')
  // Tried again under the same key, a line that did arrive is not said twice.
  const key = useRef<string>(undefined)
  const isSending = useRef(false)
  const refusal =
    say.error === null ? null : (say.error instanceof ApiError && say.error.message) || t('chat.failed')
  const send = () => {
    if (text.trim() === '' || isSending.current) return
    isSending.current = true
    key.current ??= crypto.randomUUID()
    say.mutate(
      { key: key.current, text },
      {
        onSuccess: () => {
          key.current = undefined
          setText('')
        },
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }
  return (
    <form
      className="chat__composer"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      {refusal && (
        <div className="basis-full">
          <p role="alert" className="field__error">
            {refusal}
          </p>
        </div>
      )}
      <textarea
        className="chat__text"
        aria-label={t('chat.write')}
        placeholder={t('chat.write')}
        rows={1}
        value={text}
        maxLength={textMax}
        onChange={(event) => {
          setText(event.target.value)
          key.current = undefined
        }}
        onKeyDown={(event) => {
          // A keyboard that composes letters uses Enter for itself.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
          event.preventDefault()
          send()
        }}
      />
      <Button type="submit" aria-label={t('chat.send')} isBusy={say.isPending} disabled={text.trim() === ''}>
        <Plane className="flip-rtl size-5" />
      </Button>
    </form>
  )
}
