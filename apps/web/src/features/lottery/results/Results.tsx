import type { Lottery, LotteryResult } from '@perya/contract/lottery'
import { lotteryOf } from '@perya/lottery-rules'
import { useEffect, useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { dayOf } from '#lib/record/period.rules.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { NoData } from '#ui/NoData.tsx'
import { MoreRows } from '#ui/record/MoreRows.tsx'
import { RecordFailed } from '#ui/record/RecordStates.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextField } from '#ui/TextField.tsx'
import ProofIcon from '~icons/ph/seal-check'
import { Balls } from '../board/Balls.tsx'
import { BoardStates } from '../board/BoardStates.tsx'
import { issueName } from '../board/issue.rules.ts'
import { joinLatest } from './join-latest.rules.ts'
import { Trend } from './Trend.tsx'
import { useResults } from './use-results.ts'
import { VnResult } from './VnResult.tsx'
import '#ui/record/record.css'

const parts = ['history', 'chart', 'counts'] as const

/** What a lottery has drawn: draw by draw, as a chart, or counted. */
export function Results({ lottery, latest }: { lottery: Lottery; latest: readonly LotteryResult[] }) {
  const t = useT()
  const [part, setPart] = useState<(typeof parts)[number]>('history')
  const [day, setDay] = useState('')
  const query = useResults(lottery.code, day)
  const known = query.data?.pages.flatMap(({ results }) => results) ?? []
  // What is drawn while somebody reads stands on top, without the pages being asked for again.
  const { results, isTorn } = joinLatest(
    known,
    latest.filter(({ issueNo }) => dayHas(day, issueNo)),
  )
  const { refetch } = query
  useEffect(() => {
    if (isTorn) void refetch()
  }, [isTorn, refetch])
  return (
    <div className="lottery-board">
      <Segmented
        label={t('lottery.results.part')}
        value={part}
        onChange={setPart}
        options={parts.map((value) => ({ value, label: t(`lottery.results.${value}`) }))}
      />
      <DayPicker code={lottery.code} day={day} onDay={setDay} />
      <BoardStates query={query}>
        {() =>
          results.length === 0 ? (
            <NoData title={t(day === '' ? 'lottery.noResult' : 'lottery.results.noneThatDay')} />
          ) : part === 'history' ? (
            <History lottery={lottery} results={results} />
          ) : (
            <Trend family={lottery.family} results={results} part={part} />
          )
        }
      </BoardStates>
      {query.isFetchNextPageError && (
        <RecordFailed text={t('lottery.failed')} onRetry={() => void query.fetchNextPage()} />
      )}
      {query.hasNextPage &&
        (part === 'history' ? (
          <MoreRows
            isLoading={query.isFetchingNextPage}
            isError={query.isFetchNextPageError}
            onMore={() => void query.fetchNextPage()}
          />
        ) : (
          // Its end is always in sight, so that more is counted only when asked for.
          <Button
            variant="secondary"
            size="sm"
            className="self-center"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('record.more')}
          </Button>
        ))}
    </div>
  )
}

/** An issue is numbered after its day, of which none chosen stands for all. */
const dayHas = (day: string, issueNo: string) => issueNo.startsWith(day.replaceAll('-', ''))

function DayPicker({ code, day, onDay }: { code: string; day: string; onDay: (day: string) => void }) {
  const t = useT()
  const today = dayOf(Date.now(), lotteryOf(code)?.zone ?? 'UTC')
  return (
    <div className="flex items-end gap-2">
      <TextField
        type="date"
        label={t('lottery.results.day')}
        max={today}
        value={day}
        onChange={({ target }) => onDay(target.value > today ? today : target.value)}
      />
      {day !== '' && (
        <Button variant="secondary" onClick={() => onDay('')}>
          {t('lottery.results.everyDay')}
        </Button>
      )}
    </div>
  )
}

function History({ lottery, results }: { lottery: Lottery; results: readonly LotteryResult[] }) {
  return (
    <ol className="flex flex-col gap-2">
      {results.map((result) => (
        <li key={result.issueNo}>
          <OneResult lottery={lottery} result={result} />
        </li>
      ))}
    </ol>
  )
}

function OneResult({ lottery, result }: { lottery: Lottery; result: LotteryResult }) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const isVietnamese = lottery.family.startsWith('vn-')
  return (
    <article className="result">
      <div className="result__head">
        <h3 className="result__issue">
          <bdi dir="ltr">{issueName(result.issueNo)}</bdi>
          {result.state === 'CORRECTED' && <Chip tone="warning">{t('lottery.corrected')}</Chip>}
        </h3>
        <span className="text-meta text-muted">{date(result.drawsAt, 'time')}</span>
        <Link
          to={pathTo('verify', { lottery: lottery.code, issue: result.issueNo })}
          className="result__proof"
          aria-label={t('lottery.proofOf', { issue: issueName(result.issueNo) })}
        >
          <ProofIcon className="size-5" />
          {t('lottery.proof')}
        </Link>
      </div>
      {isVietnamese ? (
        <VnResult family={lottery.family} result={result.result} />
      ) : (
        <Balls family={lottery.family} result={result.result} isSmall={result.result.length > 7} />
      )}
    </article>
  )
}
