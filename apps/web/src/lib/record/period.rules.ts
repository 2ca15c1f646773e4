/** The business days a record shows. */

export const presets = ['today', 'yesterday', '7', '30'] as const
type Preset = (typeof presets)[number]

export type Period = {
  preset: Preset | 'custom'
  /** Days as `2026-11-15`, both included. */
  startDate: string
  endDate: string
}

/** The longest period the server makes a record of. */
export const daysMax = 400

/** The period an address stands for; what makes no sense in it counts as not said. */
export function readPeriod(address: URLSearchParams, today: string): Period {
  const startDate = address.get('startDate') ?? ''
  const endDate = address.get('endDate') ?? ''
  if (faultOf({ startDate, endDate }, today) === null) return { preset: 'custom', startDate, endDate }
  const preset = presets.find((name) => name === address.get('period')) ?? '7'
  return { preset, ...daysOf(preset, today) }
}

/** The address of a period; the usual one goes without saying. */
export function writePeriod({ preset, startDate, endDate }: Period): URLSearchParams {
  if (preset === 'custom') return new URLSearchParams({ startDate, endDate })
  return new URLSearchParams(preset === '7' ? {} : { period: preset })
}

export function daysOf(preset: Preset, today: string): Omit<Period, 'preset'> {
  if (preset === 'today') return { startDate: today, endDate: today }
  if (preset === 'yesterday') return { startDate: daysBefore(today, 1), endDate: daysBefore(today, 1) }
  return { startDate: daysBefore(today, Number(preset) - 1), endDate: today }
}

export type RangeFault = 'missing' | 'order' | 'future' | 'long'

/** What is wrong with a period the player chose, or `null`. */
export function faultOf(range: { startDate: string; endDate: string }, today: string): RangeFault | null {
  const start = dayNumber(range.startDate)
  const end = dayNumber(range.endDate)
  if (start === null || end === null) return 'missing'
  if (start > end) return 'order'
  if (range.endDate > today) return 'future'
  return end - start + 1 > daysMax ? 'long' : null
}

/** The business day of an instant. */
export function dayOf(instant: string | number, timeZone: string): string {
  // Swedes write dates the way machines do.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date(instant))
}

const dayMs = 86_400_000

export function daysBefore(day: string, count: number): string {
  return new Date(Date.parse(day) - count * dayMs).toISOString().slice(0, 10)
}

function dayNumber(day: string): number | null {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN
  return Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== day ? null : at / dayMs
}

/** Whether the longest of the ready periods would show more than this one; days chosen by hand are meant. */
export const canLookLonger = ({ preset }: Pick<Period, 'preset'>): boolean =>
  preset !== '30' && preset !== 'custom'
