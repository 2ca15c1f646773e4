import type { ReactNode } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { canLookLonger, daysOf } from '#lib/record/period.rules.ts'
import type { LineLook } from '#lib/record/rows.rules.ts'
import { saveFile } from '#lib/record/save-file.ts'
import { Button } from '#ui/Button.tsx'
import { NoData } from '#ui/NoData.tsx'
import { DayList } from '#ui/record/DayList.tsx'
import { FilterSheet } from '#ui/record/FilterSheet.tsx'
import { ChosenPills, Pill } from '#ui/record/Pill.tsx'
import { RecordFrame, type RecordQuery } from '#ui/record/RecordFrame.tsx'
import { RecordSummary } from '#ui/record/RecordSummary.tsx'
import type { CashierFilter } from './filter.rules.ts'

type Page = { startDate: string; endDate: string; total: string; totalCount: number }

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
  query: RecordQuery<Page>
  lines: readonly Line[]
  look: LineLook<Line>
  download: { file: string; open: () => Promise<Response> }
  children: (line: Line) => ReactNode
}) {
  const t = useT()
  const money = useMoney()
  const clear = () => onChange({ ...filter, state: null })
  return (
    <RecordFrame
      filter={filter}
      today={today}
      onChange={onChange}
      filterName={t('cashier.record.filter')}
      chosen={filter.state === null ? 0 : 1}
      sheet={(door) => (
        <FilterSheet
          {...door}
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
                  <Pill
                    key={state}
                    isOn={draft.state === state}
                    onClick={() => setDraft({ ...draft, state })}
                  >
                    {stateName(state)}
                  </Pill>
                ))}
              </div>
            </fieldset>
          )}
        </FilterSheet>
      )}
      pills={
        <ChosenPills
          chosen={
            filter.state === null
              ? []
              : [{ key: filter.state, name: stateName(filter.state), onRemove: clear }]
          }
        />
      }
      query={query}
      loading={t('cashier.record.loading')}
      failed={t('cashier.failed')}
      summary={(page) => (
        <>
          <RecordSummary
            title={title}
            startDate={page.startDate}
            endDate={page.endDate}
            figures={[{ label: total, value: <bdi>{money(page.total)}</bdi> }]}
            note={t('cashier.record.counts')}
            count={t('cashier.record.count', { count: page.totalCount })}
            lines={page.totalCount}
            download={async () => saveFile(await download.open(), download.file)}
          />
          {page.totalCount === 0 && (
            <NoData
              title={t('cashier.record.empty')}
              action={
                filter.state !== null ? (
                  <Button variant="secondary" onClick={clear}>
                    {t('cashier.record.clear')}
                  </Button>
                ) : canLookLonger(filter) ? (
                  <Button
                    variant="secondary"
                    onClick={() => onChange({ ...filter, preset: '30', ...daysOf('30', today) })}
                  >
                    {t('record.longer')}
                  </Button>
                ) : undefined
              }
            />
          )}
        </>
      )}
    >
      <DayList lines={lines} look={look} today={today}>
        {({ line }) => children(line)}
      </DayList>
    </RecordFrame>
  )
}
