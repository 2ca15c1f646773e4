import { countries } from './countries.ts'
import type { Merchant } from './merchant.ts'

type LocaleWithZones = Intl.Locale & { getTimeZones: () => string[] | undefined }

const byZone = new Map(
  countries.flatMap(({ code }) => {
    const locale = new Intl.Locale('und', { region: code }) as LocaleWithZones
    return (locale.getTimeZones() ?? []).map((zone) => [zone, code] as const)
  }),
)

/** The country whose clocks the site goes by; the Philippines where a time zone belongs to none. */
export function homeCountryOf({ timeZone }: Pick<Merchant, 'timeZone'>): string {
  return byZone.get(timeZone) ?? 'PH'
}
