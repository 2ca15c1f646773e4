import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { ActiveFilters } from './ActiveFilters.tsx'
import { daysOf, type StatementFilter } from './filter.rules.ts'
import { MoreLines } from './MoreLines.tsx'
import { PeriodRow } from './PeriodRow.tsx'
import { StatementLines } from './StatementLines.tsx'
import { StatementSummary } from './StatementSummary.tsx'
import { useStatement } from './use-statement.ts'
import './statement.css'

type Chooser = {
  filter: StatementFilter
  today: string
  onChange: (filter: StatementFilter) => void
}

/** A statement that explains every movement of a wallet in a period. */
export function Statement({ filter, today, onChange }: Chooser) {
  const query = useStatement(filter)
  const page = query.data?.pages[0]
  const lines = query.data?.pages.flatMap((each) => each.lines) ?? []
  return (
    <div className="pb-8">
      <PeriodRow filter={filter} today={today} onChange={onChange} />
      <div className="flex flex-col gap-5 px-4 pt-3">
        <ActiveFilters filter={filter} onChange={onChange} />
        {query.isPending && <Waiting />}
        {page === undefined && query.isError && <Failed onRetry={() => void query.refetch()} />}
        {page && <StatementSummary filter={filter} page={page} />}
        {page?.totalCount === 0 && <Nothing filter={filter} today={today} onChange={onChange} />}
        <StatementLines lines={lines} today={today} wallet={filter.wallet} />
        {query.hasNextPage && (
          <MoreLines
            isLoading={query.isFetchingNextPage}
            isError={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
          />
        )}
      </div>
    </div>
  )
}

function Waiting() {
  const t = useT()
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <p role="status" className="sr-only">
        {t('statement.loading')}
      </p>
      <Skeleton className="h-[232px] w-full rounded-card" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-5 w-36 rounded-chip" />
        <Skeleton className="h-[216px] w-full rounded-card" />
      </div>
    </div>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-surface px-4 py-4 shadow-e1"
    >
      <p className="min-w-0 flex-1 basis-48">{t('statement.failed')}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {t('statement.retry')}
      </Button>
    </div>
  )
}

function Nothing({ filter, today, onChange }: Chooser) {
  const t = useT()
  const isFiltered = filter.types.length > 0
  const canLookLonger = filter.preset !== '30' && filter.preset !== 'custom'
  return (
    <EmptyState
      title={t('statement.empty')}
      text={isFiltered ? t('statement.empty.filtered') : t('statement.empty.text')}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={() => onChange({ ...filter, types: [] })}>
            {t('statement.empty.clear')}
          </Button>
        ) : canLookLonger ? (
          <Button
            variant="secondary"
            onClick={() => onChange({ ...filter, preset: '30', ...daysOf('30', today) })}
          >
            {t('statement.empty.longer')}
          </Button>
        ) : undefined
      }
    />
  )
}
