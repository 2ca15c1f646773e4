import type { ReactNode } from 'react'
import { openCall } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { useMoney } from '#lib/money.ts'
import { signOf } from '#lib/record/direction.rules.ts'
import { canLookLonger, daysOf } from '#lib/record/period.rules.ts'
import { saveFile } from '#lib/record/save-file.ts'
import { Button } from '#ui/Button.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { NoData } from '#ui/NoData.tsx'
import { RecordFrame } from '#ui/record/RecordFrame.tsx'
import { RecordSummary } from '#ui/record/RecordSummary.tsx'
import InIcon from '~icons/ph/arrow-down-left-bold'
import OutIcon from '~icons/ph/arrow-up-right-bold'
import EyeIcon from '~icons/ph/eye'
import EyeSlashIcon from '~icons/ph/eye-slash'
import { ActiveFilters } from './ActiveFilters.tsx'
import { BalanceText } from './BalanceText.tsx'
import type { StatementFilter } from './filter.rules.ts'
import { OtherWallets } from './OtherWallets.tsx'
import { StatementFilterSheet } from './StatementFilterSheet.tsx'
import { StatementLines } from './StatementLines.tsx'
import { queryOf, type StatementPage, useStatement } from './use-statement.ts'

type Chooser = {
  /** Stands below the main wallet's summary. */
  below?: ReactNode

  filter: StatementFilter
  today: string
  onChange: (filter: StatementFilter) => void
}

/** A statement that explains every movement of a wallet in a period. */
export function Statement({ filter, today, onChange, below }: Chooser) {
  const t = useT()
  const query = useStatement(filter)
  const lines = query.data?.pages.flatMap((each) => each.lines) ?? []
  return (
    <RecordFrame
      filter={filter}
      today={today}
      onChange={onChange}
      filterName={t('statement.filter')}
      chosen={filter.types.length + (filter.wallet === 'cash' ? 0 : 1)}
      sheet={(door) => <StatementFilterSheet {...door} filter={filter} onChange={onChange} />}
      pills={<ActiveFilters filter={filter} onChange={onChange} />}
      query={query}
      loading={t('statement.loading')}
      failed={t('statement.failed')}
      summary={(page) => (
        <>
          <Summary filter={filter} page={page} />
          {filter.wallet === 'cash' && below}
          <OtherWallets current={filter.wallet} onChoose={(wallet) => onChange({ ...filter, wallet })} />
          {page.totalCount === 0 && <Nothing filter={filter} today={today} onChange={onChange} />}
        </>
      )}
    >
      <StatementLines lines={lines} today={today} wallet={filter.wallet} />
    </RecordFrame>
  )
}

/** With what the period began and ended, and what came and went in between. */
function Summary({ filter, page }: { filter: StatementFilter; page: StatementPage }) {
  const t = useT()
  const money = useMoney()
  const [isHidden, toggle] = useBalanceHidden()
  const { startDate, endDate, totalIn, totalOut } = page
  return (
    <RecordSummary
      title={t(`statement.wallet.${filter.wallet}`)}
      startDate={startDate}
      endDate={endDate}
      end={
        <IconButton
          label={isHidden ? t('menu.show') : t('menu.hide')}
          className="-me-2 -mt-2"
          onClick={toggle}
        >
          {isHidden ? <EyeSlashIcon className="size-6" /> : <EyeIcon className="size-6" />}
        </IconButton>
      }
      figures={[
        { label: t('statement.opening'), value: <BalanceText amount={page.opening} /> },
        { label: t('statement.closing'), value: <BalanceText amount={page.closing} /> },
        {
          label: t('statement.totalIn'),
          icon: <InIcon className="size-3.5 text-success" />,
          value: <bdi>{money(totalIn, { sign: signOf(totalIn) })}</bdi>,
        },
        {
          label: t('statement.totalOut'),
          icon: <OutIcon className="size-3.5 text-muted" />,
          value: <bdi>{money(totalOut)}</bdi>,
        },
      ]}
      note={filter.types.length > 0 ? t('statement.filtered') : undefined}
      count={t('statement.count', { count: page.totalCount })}
      lines={page.totalCount}
      download={async () =>
        saveFile(
          await openCall('memberTransactionsCsv', queryOf(filter)),
          `statement-${filter.startDate}-${filter.endDate}.csv`,
        )
      }
    />
  )
}

function Nothing({ filter, today, onChange }: Chooser) {
  const t = useT()
  const isFiltered = filter.types.length > 0
  return (
    <NoData
      title={t('statement.empty')}
      text={isFiltered ? t('statement.empty.filtered') : t('statement.empty.text')}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={() => onChange({ ...filter, types: [] })}>
            {t('statement.empty.clear')}
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
  )
}
