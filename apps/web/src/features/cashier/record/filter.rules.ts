/** What a record of the cashier shows: a period of business days, and one state or all. */
import { type Period, readPeriod, writePeriod } from '#lib/record/period.rules.ts'

export type CashierFilter<State extends string> = Period & { state: State | null }

export function readFilter<State extends string>(
  address: URLSearchParams,
  today: string,
  states: readonly State[],
): CashierFilter<State> {
  const state = states.find((known) => known === address.get('state')) ?? null
  return { ...readPeriod(address, today), state }
}

export function writeFilter(filter: CashierFilter<string>): URLSearchParams {
  const address = writePeriod(filter)
  if (filter.state !== null) address.set('state', filter.state)
  return address
}

/** How the server is asked for what a filter shows. */
export function queryOf<State extends string>({ startDate, endDate, state }: CashierFilter<State>) {
  return { startDate, endDate, ...(state === null ? {} : { state }) }
}
