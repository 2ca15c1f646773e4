import type { Lottery } from '@perya/contract/lottery'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { pathTo } from '#lib/paths.ts'
import { Link } from '#lib/router.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Chip } from '#ui/Chip.tsx'
import ClockIcon from '~icons/ph/timer'
import { Balls } from './Balls.tsx'
import { Countdown } from './Countdown.tsx'
import { lastIssueName } from './issue.rules.ts'

/** Where a lottery is bet on. */
export const deskPath = ({ code, prizeMode, vendor }: Pick<Lottery, 'code' | 'prizeMode' | 'vendor'>) =>
  pathTo('launchGame', { playType: 'trad', prize_mode: prizeMode, code, vendor, pageBack: 'lottery' })

/** A lottery: until when it sells, and what came last. */
export function LotteryCard({ lottery }: { lottery: Lottery }) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const { issue, lastResult } = lottery
  const isOpen = lottery.state === 'open'
  return (
    <Link to={deskPath(lottery)} className="lottery-card" data-closed={!isOpen || undefined}>
      <LotteryPicture lottery={lottery} />
      <span className="lottery-card__what">
        <span className="lottery-card__name">
          {lottery.name}
          {lottery.drawSource === 'external' && <Chip>{t('lottery.external')}</Chip>}
        </span>
        {lastResult ? (
          <>
            <span className="lottery-card__meta">
              {t('lottery.lastOf', { issue: lastIssueName(lottery, lastResult.issueNo) })}
            </span>
            <Balls key={lastResult.issueNo} family={lottery.family} result={lastResult.result} isSmall />
          </>
        ) : (
          <span className="lottery-card__meta">{t('lottery.noResult')}</span>
        )}
      </span>
      <span className="lottery-card__next">
        {isOpen && issue ? (
          <>
            <span className="lottery-card__meta">
              <ClockIcon className="size-4" />
              {issue.state === 'OPEN' ? t('lottery.closes') : t('lottery.opens')}
            </span>
            {issue.state === 'OPEN' ? (
              <Countdown until={issue.closesAt} />
            ) : (
              <span className="lottery-card__name">{date(issue.opensAt, 'time')}</span>
            )}
          </>
        ) : (
          <Chip tone="warning">{t('lottery.closed')}</Chip>
        )}
      </span>
    </Link>
  )
}

function LotteryPicture({ lottery: { iconUrl, family, code } }: { lottery: Lottery }) {
  if (iconUrl !== null) {
    return (
      <span className="lottery-card__art">
        <img src={iconUrl} alt="" loading="lazy" decoding="async" />
      </span>
    )
  }
  return (
    <span className="lottery-card__art lottery-card__sign" data-family={family} aria-hidden="true">
      {signOf(code)}
    </span>
  )
}

/** The figures of a name, for a lottery without a picture: `6/42`, `3D`, `1′`. */
function signOf(code: string): string {
  const philippine = /^ph-(?:6-(\d+)|(\d)d)$/.exec(code)
  if (philippine) return philippine[1] ? `6/${philippine[1]}` : `${philippine[2]}D`
  const minutes = /-(\d+(?:\.\d)?)$/.exec(code)?.[1]
  return minutes === undefined ? '★' : `${minutes}′`
}
