import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { failureText } from './failure.ts'

const pauseSeconds = 60

/** The code that was sent, and the button that sends it, once a minute. */
export function CodeField({
  value,
  onChange,
  error,
  send,
  mayAsk,
}: {
  value: string
  onChange: (value: string) => void
  error: string | undefined
  send: () => Promise<unknown>
  /** Whether there is somewhere to send it; says what is wrong when not. */
  mayAsk: () => boolean
}) {
  const t = useT()
  const [left, setLeft] = useState(0)
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => setLeft((seconds) => seconds - 1), 1_000)
    return () => clearInterval(timer)
  }, [isWaiting])
  const ask = useMutation({
    mutationFn: send,
    onSuccess: () => {
      setLeft(pauseSeconds)
      toast(t('security.code.sent'), { tone: 'success' })
    },
    onError: (failure) => toast(failureText(failure, t), { tone: 'danger', time: 'short' }),
  })
  return (
    <TextField
      label={t('security.code')}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 10))}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      error={error}
      end={
        <button
          type="button"
          className="code-send"
          disabled={isWaiting || ask.isPending}
          onClick={() => mayAsk() && ask.mutate()}
        >
          {isWaiting ? t('security.code.again', { seconds: left }) : t('sms.get')}
        </button>
      }
    />
  )
}
