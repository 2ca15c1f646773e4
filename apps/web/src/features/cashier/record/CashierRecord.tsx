import { type ReactNode, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { daysOf } from '#lib/record/period.rules.ts'
import type { LineLook } from '#lib/record/rows.rules.ts'
import { saveFile } from '#lib/record/save-file.ts'
import { Button } from '#ui/Button.tsx'
import { EmptyState } from '#ui/EmptyState.tsx'
import { DayList } from '#ui/record/DayList.tsx'
import { FilterSheet } from '#ui/record/FilterSheet.tsx'
import { MoreRows } from '#ui/record/MoreRows.tsx'
import { PeriodRow } from '#ui/record/PeriodRow.tsx'
import { ChosenPills, Pill } from '#ui/record/Pill.tsx'
import { RecordFailed, RecordWaiting } from '#ui/record/RecordStates.tsx'
import { RecordSummary } from '#ui/record/RecordSummary.tsx'
import type { CashierFilter } from './filter.rules.ts'
import '#ui/record/record.css'

type Page = { startDate: string; endDate: string; total: string; totalCount: number }

type Query = {
  data: { pages: readonly Page[] } | undefined
  isPending: boolean
  isError: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  refetch: () => Promise<unknown>
  fetchNextPage: () => Promise<unknown>
}

/** A record of deposits or withdrawals: days and states to choose, what it comes to, and every line of it. */
export function CashierRecord<Line, State extends string>({
  title,
  total,
  filter,
  today,
  states,
  stateName,
  onChange,
  query,
  lines,
  look,
  download,
  children,
}: {
  title: string
  /** What the sum of it is called. */
  total: string
  filter: CashierFilter<State>
  today: string
  states: readonly State[]
  stateName: (state: State) => string
  onChange: (filter: CashierFilter<State>) => void
  query: Query
  lines: readonly Line[]
  look: LineLook<Line>
  download: { file: string; open: () => Promise<Response> }
  children: (line: Line) => ReactNode
}) {
  const t = useT()
  const money = useMoney()
  const [isFilterOpen, setFilterOpen] = useState(false)
  const page = query.data?.pages[0]
  const clear = () => onChange({ ...filter, state: null })
  return (
    <div className="pb-8">
      <PeriodRow
        period={filter}
        today={today}
        onChange={(period) => onChange({ ...filter, ...period })}
        filter={{
          label: t('cashier.record.filter'),
          chosen: filter.state === null ? 0 : 1,
          onOpen: () => setFilterOpen(true),
        }}
      />
      <FilterSheet
        isOpen={isFilterOpen}
        onClose={() => setFilterOpen(false)}
        filter={filter}
        onChange={onChange}
        title={t('cashier.record.filter')}
        reset={(draft) => ({ ...draft, state: null })}
      >
        {(draft, setDraft) => (
          <fieldset>
            <legend className="filter-legend">{t('cashier.record.state')}</legend>
            <div className="filter-pills">
              <Pill isOn={draft.state === null} onClick={() => setDraft({ ...draft, state: null })}>
                {t('record.filter.all')}
              </Pill>
              {states.map((state) => (
                <Pill key={state} isOn={draft.state === state} onClick={() => setDraft({ ...draft, state })}>
                  {stateName(state)}
                </Pill>
              ))}
            </div>
          </fieldset>
        )}
      </FilterSheet>
      <div className="flex flex-col gap-5 px-4 pt-3">
        <ChosenPills
          chosen={
            filter.state === null
              ? []
              : [{ key: filter.state, name: stateName(filter.state), onRemove: clear }]
          }
        />
        {query.isPending && <RecordWaiting text={t('cashier.record.loading')} />}
        {page === undefined && query.isError && (
          <RecordFailed text={t('cashier.failed')} onRetry={() => void query.refetch()} />
        )}
        {page && (
          <RecordSummary
            title={title}
            startDate={page.startDate}
            endDate={page.endDate}
            figures={[{ label: total, value: <bdi>{money(page.total)}</bdi> }]}
            count={t('cashier.record.count', { count: page.totalCount })}
            download={async () => saveFile(await download.open(), download.file)}
          />
        )}
        {page?.totalCount === 0 && (
          <EmptyState
            title={t('cashier.record.empty')}
            action={
              <Button
                variant="secondary"
                onClick={() =>
                  filter.state === null
                    ? onChange({ ...filter, preset: '30', ...daysOf('30', today) })
                    : clear()
                }
              >
                {filter.state === null ? t('record.longer') : t('cashier.record.clear')}
              </Button>
            }
          />
        )}
        <DayList lines={lines} look={look} today={today}>
          {({ line }) => children(line)}
        </DayList>
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
