import { csvLinesMax } from '@perya/contract/record-bounds'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useDates } from '#lib/dates.ts'
import { t as say, useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { toast } from '#ui/toast.ts'
import DownloadIcon from '~icons/ph/download-simple'

export type Figure = { label: string; icon?: ReactNode; value: ReactNode }

/** What a period comes to, and the whole of it as a file. */
export function RecordSummary({
  title,
  startDate,
  endDate,
  end,
  figures,
  note,
  count,
  lines,
  download,
}: {
  title: string
  startDate: string
  endDate: string
  end?: ReactNode
  figures: readonly Figure[]
  note?: string | undefined
  count: string
  /** As many as there are, whatever of them is on the screen. */
  lines: number
  download: () => Promise<void>
}) {
  const t = useT()
  // Days of the calendar, which begin nowhere else than here.
  const showDay = useDates('UTC')
  const first = showDay(startDate, 'day')
  const saving = useMutation({
    mutationFn: download,
    onSuccess: () => toast(say('record.download.done'), { tone: 'success' }),
    onError: () => toast(say('record.download.failed'), { tone: 'danger', time: 'short' }),
  })
  return (
    <section className="record-summary" aria-labelledby="record-title">
      <div className="flex flex-wrap items-start justify-between gap-x-3">
        <div className="min-w-0 flex-1 basis-28">
          <h2 id="record-title" className="text-title">
            {title}
          </h2>
          <p className="text-meta text-muted">
            {startDate === endDate ? first : `${first} – ${showDay(endDate, 'day')}`}
          </p>
        </div>
        {end}
      </div>
      <dl className="record-summary__grid">
        {figures.map(({ label, icon, value }) => (
          <div key={label}>
            <dt>
              {icon}
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {note !== undefined && <p className="text-meta text-muted">{note}</p>}
      {lines > csvLinesMax && (
        <p className="text-meta text-muted">{t('record.download.cut', { count: csvLinesMax })}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p role="status" className="text-meta font-semibold">
          {count}
        </p>
        <Button variant="ghost" size="sm" isBusy={saving.isPending} onClick={() => saving.mutate()}>
          {!saving.isPending && <DownloadIcon />}
          {t('record.download')}
        </Button>
      </div>
    </section>
  )
}
