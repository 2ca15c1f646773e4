import type { LotteryRoom, RoomType } from '@perya/contract/lottery'
import { useRef, useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import RulesIcon from '~icons/ph/book-open-text'
import ChevronIcon from '~icons/ph/caret-down-bold'
import { Balls } from '../board/Balls.tsx'
import { shortResult } from '../board/ball.rules.ts'
import { Countdown } from '../board/Countdown.tsx'
import { issueName, lastIssueName } from '../board/issue.rules.ts'
import type { LotteryDetail } from '../board/use-lotteries.ts'
import { useCurrentIssue } from './current-issue.ts'
import { RoomSheet } from './RoomSheet.tsx'

/** What sells and for how long, and what was drawn last. */
export function DeskHead({
  detail,
  room,
  onRoom,
  onResults,
}: {
  detail: LotteryDetail
  room: LotteryRoom | undefined
  onRoom: (roomType: RoomType) => void
  onResults: () => void
}) {
  const t = useT()
  const { lottery } = detail
  const [isRoomOpen, setRoomOpen] = useState(false)
  return (
    <header className="desk-head">
      <div className="desk-head__row">
        <h2 className="desk-head__name">{lottery.name}</h2>
        <Link
          to={pathTo('lotteryRules', { code: lottery.code })}
          className="desk-head__rules"
          aria-label={t('lottery.rules.of', { name: lottery.name })}
        >
          <RulesIcon className="size-6" />
        </Link>
        {room && detail.rooms.length > 1 && (
          <button
            type="button"
            className="desk-head__room"
            aria-haspopup="dialog"
            onClick={() => setRoomOpen(true)}
          >
            {t(`lottery.room.${room.roomType}`)}
            <ChevronIcon className="size-4" />
          </button>
        )}
      </div>
      <Sale detail={detail} />
      <Last detail={detail} onResults={onResults} />
      <RoomSheet
        isOpen={isRoomOpen}
        onClose={() => setRoomOpen(false)}
        lottery={lottery}
        rooms={detail.rooms}
        chosen={room?.roomType ?? 'free'}
        onRoom={onRoom}
      />
    </header>
  )
}

function Sale({ detail }: { detail: LotteryDetail }) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const issue = useCurrentIssue(detail)
  const coming = detail.lottery.issue ?? detail.nextIssue
  if (detail.lottery.state !== 'open') return <p className="desk-head__closed">{t('lottery.closed.why')}</p>
  if (!issue) {
    return (
      <p className="desk-head__closed">
        {coming && coming.state === 'SCHEDULED'
          ? t('lottery.opensAt', { time: date(coming.opensAt) })
          : t('lottery.between')}
      </p>
    )
  }
  return (
    <div className="desk-head__row">
      <p className="desk-head__issue">
        <span className="text-meta text-muted">{t('lottery.draw')}</span>
        <bdi dir="ltr">{issueName(issue.issueNo)}</bdi>
      </p>
      <p className="desk-head__clock">
        <span className="text-meta text-muted">{t('lottery.closes')}</span>
        <Countdown until={issue.closesAt} isBig />
      </p>
    </div>
  )
}

/** The last result; one that comes while somebody looks rolls in. */
function Last({
  detail: { lottery, waiting, results },
  onResults,
}: {
  detail: LotteryDetail
  onResults: () => void
}) {
  const t = useT()
  const last = results[0] ?? lottery.lastResult
  const firstSeen = useRef(last?.issueNo)
  const [next] = waiting
  if (!last) {
    return (
      <div className="desk-head__last">
        <p className="text-meta text-muted">{t('lottery.noResult')}</p>
      </div>
    )
  }
  return (
    <div className="desk-head__last">
      <p role="status" className="desk-head__what" data-waiting={next !== undefined || undefined}>
        {next
          ? t('lottery.waiting', { issue: lastIssueName(lottery, next.issueNo) })
          : t('lottery.lastOf', { issue: lastIssueName(lottery, last.issueNo) })}
      </p>
      <Balls
        key={last.issueNo}
        family={lottery.family}
        result={last.result}
        isSmall={last.result.length > 7}
        isFresh={last.issueNo !== firstSeen.current}
      />
      {shortResult(lottery.family, last.result).length < last.result.length && (
        <button type="button" className="desk-head__more" onClick={onResults}>
          {t('lottery.results.allPrizes')}
        </button>
      )}
    </div>
  )
}
