import type { ProfitDay } from '@perya/contract/wallet'
import { useState } from 'react'
import { call, openCall } from '#lib/api/call.ts'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { directionOf, signOf } from '#lib/record/direction.rules.ts'
import { canLookLonger, daysOf, type Period } from '#lib/record/period.rules.ts'
import type { PageLook } from '#lib/record/rows.rules.ts'
import { saveFile } from '#lib/record/save-file.ts'
import { linesPerPage, useRecord } from '#lib/record/use-record.ts'
import { Button } from '#ui/Button.tsx'
import { NoData } from '#ui/NoData.tsx'
import { RecordFrame } from '#ui/record/RecordFrame.tsx'
import { RecordSummary } from '#ui/record/RecordSummary.tsx'
import { DaySheet } from './DaySheet.tsx'
import './profit-and-loss.css'

const look: PageLook<{ days: ProfitDay[] }, ProfitDay> = {
  keyOf: ({ day }) => day,
  linesOf: ({ days }) => days,
  setLines: (days) => ({ days }),
}

/** What the change of the balance is the sum of. */
const summands = ['play', 'deposits', 'withdrawals', 'rewards', 'other'] as const

type Chooser = { filter: Period; today: string; onChange: (filter: Period) => void }

/** What play and everything else came to, day by day. */
export function ProfitAndLoss({ filter, today, onChange }: Chooser) {
  const t = useT()
  const money = useMoney()
  const { startDate, endDate } = filter
  const asked = { startDate, endDate }
  const query = useRecord(
    'profitAndLoss',
    asked,
    (pageNo, signal) =>
      call('profitAndLoss', { ...asked, pageNo, pageSize: linesPerPage }, signal ? { signal } : {}),
    look,
  )
  const days = query.data?.pages.flatMap((page) => page.days) ?? []
  const signed = (amount: string) => (
    <bdi data-direction={directionOf({ amount })} className="profit-amount">
      {money(amount, { sign: signOf(amount) })}
    </bdi>
  )
  return (
    <RecordFrame
      filter={filter}
      today={today}
      onChange={onChange}
      query={query}
      loading={t('profit.loading')}
      failed={t('profit.failed')}
      summary={({ total, totalCount, startDate: first, endDate: last }) => (
        <>
          <RecordSummary
            title={t('title.profitAndLoss')}
            startDate={first}
            endDate={last}
            figures={[
              { label: t('profit.staked'), value: <bdi>{money(total.staked)}</bdi> },
              { label: t('profit.won'), value: <bdi>{money(total.won)}</bdi> },
              ...summands.map((figure) => ({ label: t(`profit.${figure}`), value: signed(total[figure]) })),
              { label: t('profit.change'), value: signed(total.change) },
            ]}
            note={t('profit.counts')}
            count={t('profit.days', { count: totalCount })}
            lines={totalCount}
            download={async () =>
              saveFile(
                await openCall('profitAndLossCsv', asked),
                `profit-and-loss-${startDate}-${endDate}.csv`,
              )
            }
          />
          {totalCount === 0 && (
            <NoData
              title={t('profit.empty')}
              action={
                canLookLonger(filter) && (
                  <Button
                    variant="secondary"
                    onClick={() => onChange({ preset: '30', ...daysOf('30', today) })}
                  >
                    {t('record.longer')}
                  </Button>
                )
              }
            />
          )}
        </>
      )}
    >
      <Days days={days} />
    </RecordFrame>
  )
}

function Days({ days }: { days: readonly ProfitDay[] }) {
  const t = useT()
  const money = useMoney()
  // Days of the calendar, which begin nowhere else than here.
  const showDay = useDates('UTC')
  // Kept while the sheet closes, so that it does not change its words on the way.
  const [chosen, setChosen] = useState<ProfitDay | null>(null)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <ul className="grid grid-cols-1 gap-2">
        {days.map((day) => (
          <li key={day.day}>
            <button
              type="button"
              className="profit-day"
              aria-haspopup="dialog"
              onClick={() => {
                setChosen(day)
                setOpen(true)
              }}
            >
              <span className="grid min-w-0 flex-1 text-start">
                <span className="font-semibold">{showDay(day.day, 'day')}</span>
                <span className="text-meta text-muted">
                  {t('profit.line', { staked: money(day.staked), won: money(day.won) })}
                </span>
              </span>
              <bdi
                className="profit-amount profit-amount--strong"
                data-direction={directionOf({ amount: day.play })}
              >
                {money(day.play, { sign: signOf(day.play) })}
              </bdi>
            </button>
          </li>
        ))}
      </ul>
      {chosen && <DaySheet isOpen={isOpen} onClose={() => setOpen(false)} day={chosen} />}
    </>
  )
}
