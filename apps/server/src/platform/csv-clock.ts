import type { Language } from '@perya/contract/language'

/** Times as the site's own clock shows them, under a heading that names its zone. */
export function csvClock(timeZone: string, language: Language) {
  // The Swedish locale writes times in the form spreadsheets read.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  return {
    head: `${language === 'EN' ? 'Time' : 'Oras'} (${timeZone})`,
    show: (at: Date | string) => format.format(new Date(at)),
  }
}
