import type { Lottery } from '@perya/contract/lottery'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
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
  const money = useMoney()
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
          <span className="lottery-card__meta">
            {t('lottery.lastOf', { issue: unbroken(lastIssueName(lottery, lastResult.issueNo)) })}
          </span>
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
      <span className="lottery-card__balls">
        {lastResult && (
          <Balls key={lastResult.issueNo} family={lottery.family} result={lastResult.result} isSmall />
        )}
        {lottery.jackpot !== null && (
          <span className="lottery-card__jackpot">
            {t('lottery.jackpot', { amount: money(lottery.jackpot, { decimals: 0 }) })}
          </span>
        )}
      </span>
    </Link>
  )
}

/** Kept on one line. */
const unbroken = (issue: string) => issue.replace('-', '\u2060-\u2060')

function LotteryPicture({ lottery: { iconUrl, family, code } }: { lottery: Lottery }) {
  if (iconUrl !== null) {
    return (
      <span className="lottery-card__art">
        <img src={iconUrl} alt="" loading="lazy" decoding="async" />
      </span>
    )
  }
  const [figure, unit] = signOf(code)
  return (
    <span className="lottery-card__art lottery-card__sign" data-family={family} aria-hidden="true">
      {figure}
      {unit && <span className="lottery-card__unit">{unit}</span>}
    </span>
  )
}

/** The figures of a name, for a lottery without a picture: `6/42`, `3D`, `1 min`. */
function signOf(code: string): [figure: string, unit?: string] {
  const philippine = /^ph-(?:6-(\d+)|(\d)d)$/.exec(code)
  if (philippine) return [philippine[1] ? `6/${philippine[1]}` : `${philippine[2]}D`]
  const minutes = /-(\d+(?:\.\d)?)$/.exec(code)?.[1]
  if (minutes !== undefined) return [minutes, 'min']
  return [
    code
      .replace(/^vn-(?:south-|central-)?/, '')
      .slice(0, 3)
      .toUpperCase(),
  ]
}
