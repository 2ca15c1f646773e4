/** What the record of games shows: a period of business days, one category and one vendor. */
import { type Period, readPeriod, writePeriod } from '#lib/record/period.rules.ts'

/** `null` stands for all. */
export type GameRecordFilter = Period & { category: string | null; vendor: string | null }

const nameIn = (address: URLSearchParams, key: string) =>
  /^[A-Z0-9_]{2,24}$/.exec(address.get(key) ?? '')?.[0] ?? null

/** The filter an address stands for; what makes no sense in it counts as not said. */
export function readFilter(address: URLSearchParams, today: string): GameRecordFilter {
  return {
    ...readPeriod(address, today),
    category: nameIn(address, 'category'),
    vendor: nameIn(address, 'vendor'),
  }
}

/** The address of a filter; what is usual goes without saying. */
export function writeFilter(filter: GameRecordFilter): URLSearchParams {
  const address = writePeriod(filter)
  if (filter.category !== null) address.set('category', filter.category)
  if (filter.vendor !== null) address.set('vendor', filter.vendor)
  return address
}
