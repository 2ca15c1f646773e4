import { useLanguage } from './i18n.tsx'

const shapes = {
  day: { year: 'numeric', month: 'short', day: 'numeric' },
  time: { hour: '2-digit', minute: '2-digit' },
  moment: { year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  /** Days away at most, so the year goes without saying. */
  soon: { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' },
  instant: {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>

/** Shows instants in the page's language, on the merchant's clock. */
export function useDates(timeZone = 'Asia/Manila') {
  const { tag } = useLanguage()
  return (instant: string | number | Date, shape: keyof typeof shapes = 'moment') =>
    // Thai would count years of the Buddha, which no slip or record here does.
    new Intl.DateTimeFormat(tag, { ...shapes[shape], timeZone, calendar: 'gregory' }).format(
      new Date(instant),
    )
}
