import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { EmptyState } from './EmptyState.tsx'

/** A list without a line: the words that every list has for it, and then its own. */
export function NoData(props: { title: string; text?: string; action?: ReactNode }) {
  const t = useT()
  return <EmptyState label={t('ui.noData')} {...props} />
}

/** The same for a short list among other things. */
export function NoDataLine({ text }: { text: string }) {
  const t = useT()
  return (
    <p className="text-muted">
      {t('ui.noData')} · {text}
    </p>
  )
}
