import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'

/** For how long a screen shows that it loads, in milliseconds, by what it waits for. */
export const waitingMs = { words: 2_000, list: 3_000, game: 9_999_000 } as const

/** The sign that something loads. Past its limit it gives way to a way on; what arrives later is shown all the same. */
export function Waiting({ what, children }: { what: keyof typeof waitingMs; children: ReactNode }) {
  const t = useT()
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), waitingMs[what])
    return () => clearTimeout(timer)
  }, [what])
  if (!isOver) return children
  return (
    <EmptyState
      title={t('ui.slow')}
      text={t('ui.slow.text')}
      action={<Button onClick={() => window.location.reload()}>{t('list.retry')}</Button>}
    />
  )
}
