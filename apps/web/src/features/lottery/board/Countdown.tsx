import { useT } from '#lib/i18n.tsx'
import { leftOf } from './countdown.rules.ts'
import { useSecond } from './second.ts'

const soonMs = 10_000

/** How long an issue still sells, on the server's clock. */
export function Countdown({ until, isBig = false }: { until: string; isBig?: boolean }) {
  const t = useT()
  const ms = Date.parse(until) - useSecond()
  const { days, clock } = leftOf(ms)
  return (
    <span
      role="timer"
      aria-live="off"
      aria-label={t('lottery.closesIn', {
        time: days > 0 ? `${t('lottery.days', { days })} ${clock}` : clock,
      })}
      className={isBig ? 'lottery-clock lottery-clock--big' : 'lottery-clock'}
      data-soon={ms <= soonMs || undefined}
    >
      {days > 0 && <bdi>{t('lottery.days', { days })}</bdi>}
      <bdi>{clock}</bdi>
    </span>
  )
}
