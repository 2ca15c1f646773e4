import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { Waiting } from '#ui/Waiting.tsx'

/** The shape of a record until it is there. */
export function RecordWaiting({ text }: { text: string }) {
  return (
    <Waiting what="list">
      <div aria-busy="true" className="flex flex-col gap-5">
        <p role="status" className="sr-only">
          {text}
        </p>
        <Skeleton className="h-[232px] w-full rounded-card" />
        <div className="flex flex-col gap-2">
          <Skeleton className="h-5 w-36 rounded-chip" />
          <Skeleton className="h-[216px] w-full rounded-card" />
        </div>
      </div>
    </Waiting>
  )
}

export function RecordFailed({ text, onRetry }: { text: string; onRetry: () => void }) {
  const t = useT()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface px-4 py-4 shadow-e1"
    >
      <p className="min-w-0 flex-1 basis-48">{text}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('record.retry')}
      </Button>
    </div>
  )
}
