import { countries } from './countries.ts'
import type { Merchant } from './merchant.ts'

type LocaleWithZones = Intl.Locale & { getTimeZones: () => string[] | undefined }

const known = new Map<string, string>()

/** The country whose clocks the site goes by; the Philippines where a time zone belongs to none. */
export function homeCountryOf({ timeZone }: Pick<Merchant, 'timeZone'>): string {
  const country = known.get(timeZone) ?? countries.find(({ code }) => goesBy(code, timeZone))?.code ?? 'PH'
  known.set(timeZone, country)
  return country
}

/** Asked one country after the other, since a table of all their zones costs each command a twentieth of its start. */
function goesBy(code: string, timeZone: string): boolean {
  const locale = new Intl.Locale('und', { region: code }) as LocaleWithZones
  return locale.getTimeZones()?.includes(timeZone) ?? false
}
