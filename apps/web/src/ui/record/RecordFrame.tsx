import { type ReactNode, useState } from 'react'
import type { Period } from '#lib/record/period.rules.ts'
import { MoreRows } from './MoreRows.tsx'
import { PeriodRow } from './PeriodRow.tsx'
import { RecordFailed, RecordWaiting } from './RecordStates.tsx'
import { useReadingDown } from './use-reading-down.ts'
import './record.css'

/** A record that is read page by page. */
export type RecordQuery<Page> = {
  data: { pages: readonly Page[] } | undefined
  isPending: boolean
  isError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => Promise<unknown>
  fetchNextPage: () => Promise<unknown>
}

/** What every record has around its rows: the days, other choices, what it comes to, and more rows on the way. */
export function RecordFrame<Filter extends Period, Page>({
  filter,
  today,
  onChange,
  filterName,
  chosen = 0,
  sheet,
  pills,
  query,
  loading,
  failed,
  summary,
  children,
}: {
  filter: Filter
  today: string
  onChange: (filter: Filter) => void
  /** Without it there is nothing to choose but the days. */
  filterName?: string
  /** How many choices were made besides the days. */
  chosen?: number
  /** Where they are made. */
  sheet?: (door: { isOpen: boolean; onClose: () => void }) => ReactNode
  pills?: ReactNode
  query: RecordQuery<Page>
  loading: string
  failed: string
  summary: (page: Page) => ReactNode
  children: ReactNode
}) {
  const [isFilterOpen, setFilterOpen] = useState(false)
  useReadingDown()
  const page = query.data?.pages[0]
  return (
    <div className="pb-8">
      <PeriodRow
        period={filter}
        today={today}
        onChange={(period) => onChange({ ...filter, ...period })}
        {...(filterName === undefined
          ? {}
          : { filter: { label: filterName, chosen, onOpen: () => setFilterOpen(true) } })}
      />
      {sheet?.({ isOpen: isFilterOpen, onClose: () => setFilterOpen(false) })}
      <div className="flex flex-col gap-5 px-4 pt-3">
        {pills}
        {query.isPending && <RecordWaiting text={loading} />}
        {page === undefined && query.isError && (
          <RecordFailed text={failed} onRetry={() => void query.refetch()} />
        )}
        {page && summary(page)}
        {children}
        {query.hasNextPage && (
          <MoreRows
            isLoading={query.isFetchingNextPage}
            isError={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
          />
        )}
      </div>
    </div>
  )
}
