import { openCall } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { paths } from '#lib/paths.ts'
import { directionOf, signOf } from '#lib/record/direction.rules.ts'
import { canLookLonger, daysOf } from '#lib/record/period.rules.ts'
import { saveFile } from '#lib/record/save-file.ts'
import { Link } from '#lib/router.tsx'
import { Button, buttonClass } from '#ui/Button.tsx'
import { NoData } from '#ui/NoData.tsx'
import { ChosenPills } from '#ui/record/Pill.tsx'
import { RecordFrame } from '#ui/record/RecordFrame.tsx'
import { RecordSummary } from '#ui/record/RecordSummary.tsx'
import type { GameRecordFilter } from './filter.rules.ts'
import { GameFilterSheet } from './GameFilterSheet.tsx'
import { type OrderSheet, Rounds } from './Rounds.tsx'
import { Tickets } from './Tickets.tsx'
import { type GameRecordPage, queryOf, useCategories, useGameRecord } from './use-game-record.ts'
import './game-record.css'

type Chooser = {
  filter: GameRecordFilter
  today: string
  onChange: (filter: GameRecordFilter) => void
}

/** Every round a member played in a period, whoever made the game, and every order of a lottery. */
export function GameRecord({ filter, today, onChange, orderSheet }: Chooser & { orderSheet: OrderSheet }) {
  const t = useT()
  const query = useGameRecord(filter)
  const rounds = query.data?.pages.flatMap((each) => each.rounds) ?? []
  return (
    <RecordFrame
      filter={filter}
      today={today}
      onChange={onChange}
      filterName={t('gameRecord.filter')}
      chosen={[filter.category, filter.vendor].filter((name) => name !== null).length}
      sheet={(door) => <GameFilterSheet {...door} filter={filter} onChange={onChange} />}
      pills={
        <>
          <Tickets />
          <ActiveFilters filter={filter} onChange={onChange} />
        </>
      }
      query={query}
      loading={t('gameRecord.loading')}
      failed={t('gameRecord.failed')}
      summary={(page) => (
        <>
          <Summary filter={filter} page={page} />
          {page.totalCount === 0 && <Nothing filter={filter} today={today} onChange={onChange} />}
        </>
      )}
    >
      <Rounds rounds={rounds} today={today} orderSheet={orderSheet} />
    </RecordFrame>
  )
}

function ActiveFilters({ filter, onChange }: Pick<Chooser, 'filter' | 'onChange'>) {
  const categories = useCategories()
  const category = categories.find(({ gameCategory }) => gameCategory === filter.category)
  const vendor = categories
    .flatMap(({ vendorNames }) => vendorNames)
    .find(({ vassalage }) => vassalage === filter.vendor)
  return (
    <ChosenPills
      chosen={[
        ...(filter.category === null
          ? []
          : [
              {
                key: 'category',
                name: category?.name ?? filter.category,
                onRemove: () => onChange({ ...filter, category: null }),
              },
            ]),
        ...(filter.vendor === null
          ? []
          : [
              {
                key: 'vendor',
                name: vendor?.accountTypeName ?? filter.vendor,
                onRemove: () => onChange({ ...filter, vendor: null }),
              },
            ]),
      ]}
    />
  )
}

function Summary({ filter, page }: { filter: GameRecordFilter; page: GameRecordPage }) {
  const t = useT()
  const money = useMoney()
  const { startDate, endDate, totalStake, totalWin, totalNet } = page
  return (
    <RecordSummary
      title={t('gameRecord.summary')}
      startDate={startDate}
      endDate={endDate}
      figures={[
        { label: t('gameRecord.stake'), value: <bdi>{money(totalStake)}</bdi> },
        { label: t('gameRecord.win'), value: <bdi>{money(totalWin)}</bdi> },
        {
          label: t('gameRecord.net'),
          value: (
            <bdi data-direction={directionOf({ amount: totalNet })} className="round-net">
              {money(totalNet, { sign: signOf(totalNet) })}
            </bdi>
          ),
        },
      ]}
      count={t('gameRecord.count', { count: page.totalCount })}
      lines={page.totalCount}
      download={async () =>
        saveFile(await openCall('gameRecordCsv', queryOf(filter)), `games-${startDate}-${endDate}.csv`)
      }
    />
  )
}

function Nothing({ filter, today, onChange }: Chooser) {
  const t = useT()
  const isFiltered = filter.category !== null || filter.vendor !== null
  return (
    <NoData
      title={t('gameRecord.empty')}
      text={isFiltered ? t('gameRecord.empty.filtered') : t('gameRecord.empty.text')}
      action={
        isFiltered ? (
          <Button variant="secondary" onClick={() => onChange({ ...filter, category: null, vendor: null })}>
            {t('gameRecord.empty.clear')}
          </Button>
        ) : canLookLonger(filter) ? (
          <Button
            variant="secondary"
            onClick={() => onChange({ ...filter, preset: '30', ...daysOf('30', today) })}
          >
            {t('record.longer')}
          </Button>
        ) : (
          <Link to={paths.home} className={buttonClass({ variant: 'secondary' })}>
            {t('gameRecord.empty.play')}
          </Link>
        )
      }
    />
  )
}
