import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'

/** Games that did not come, and the one thing to do about it. */
export default function GamesFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return <EmptyState title={t('list.failed')} action={<Button onClick={onRetry}>{t('list.retry')}</Button>} />
}
