import { dayOf, type Lottery, type Pause, type Weekday } from '@perya/lottery-rules'
import { type T, useLanguage, useT } from '#lib/i18n.tsx'
import { Fact } from '#ui/record/Fact.tsx'
import { useFigures } from '../slip/odds-text.ts'
import { Section } from './Section.tsx'
import { nextPause, timesOf } from './schedule.rules.ts'

/** When it is drawn, and until when it takes bets. */
export function WhenDrawn({ lottery }: { lottery: Lottery }) {
  const t = useT()
  const { tag } = useLanguage()
  const { count } = useFigures()
  const times = timesOf(lottery)
  const pause = nextPause(lottery, dayOf(lottery, new Date()))
  return (
    <Section name={t('lottery.rules.when')}>
      <dl>
        {'hours' in times ? (
          times.hours.map(({ at, weekdays, closesBefore }) => (
            <Fact key={at} name={`${sayHour(tag, at)} · ${sayDays(t, tag, weekdays)}`}>
              {t('lottery.rules.when.shut', { length: sayLength(t, closesBefore) })}
            </Fact>
          ))
        ) : (
          <>
            <Fact name={t('lottery.rules.when.every')}>{sayLength(t, times.everySeconds)}</Fact>
            <Fact name={t('lottery.rules.when.perDay')}>{count(times.perDay)}</Fact>
            <Fact name={t('lottery.rules.when.closes')}>
              {t('lottery.rules.when.before', { length: sayLength(t, times.closesBefore) })}
            </Fact>
          </>
        )}
      </dl>
      {pause && <p className="text-meta">{t('lottery.rules.when.pause', { days: sayPause(tag, pause) })}</p>}
      <p className="text-meta text-muted">
        {t('lottery.rules.when.clock', { place: lottery.zone.replace(/^.*\//, '').replaceAll('_', ' ') })}
      </p>
    </Section>
  )
}

const sayLength = (t: T, seconds: number): string =>
  seconds % 60 === 0
    ? t('lottery.rules.minutes', { count: seconds / 60 })
    : t('lottery.rules.seconds', { count: seconds })

const sayHour = (tag: string, at: string): string =>
  new Intl.DateTimeFormat(tag, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).format(
    new Date(`2024-01-01T${at}:00Z`),
  )

const sayPause = (tag: string, { from, to }: Pause): string =>
  new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' }).formatRange(
    new Date(from),
    new Date(to),
  )

function sayDays(t: T, tag: string, weekdays: readonly Weekday[]): string {
  if (weekdays.length === 7) return t('lottery.rules.when.daily')
  const name = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  // The first of that month was a Monday.
  return weekdays.map((weekday) => name.format(Date.UTC(2024, 0, weekday))).join(', ')
}
