/** When a lottery is drawn, as a page says it. */
import type { Lottery, Pause, Weekday } from '@perya/lottery-rules'

/** Draws at one hour that close as early: on these days of the week. */
export type Hour = { at: string; weekdays: readonly Weekday[]; closesBefore: number }

export type Times =
  | { everySeconds: number; perDay: number; closesBefore: number }
  | { hours: readonly Hour[] }

const secondsOfDay = 86_400

export function timesOf({ schedule, closesBefore }: Pick<Lottery, 'schedule' | 'closesBefore'>): Times {
  if ('everySeconds' in schedule) {
    const { everySeconds } = schedule
    return { everySeconds, perDay: secondsOfDay / everySeconds, closesBefore }
  }
  const hours = new Map<string, Hour>()
  for (const draw of schedule.draws) {
    const hour = { at: draw.at, closesBefore: draw.closesBefore ?? closesBefore }
    const key = `${hour.at} ${hour.closesBefore}`
    const weekdays = [...(hours.get(key)?.weekdays ?? []), ...draw.weekdays]
    hours.set(key, { ...hour, weekdays: [...new Set(weekdays)].sort((one, other) => one - other) })
  }
  return { hours: [...hours.values()] }
}

/** The days on which nothing is drawn that are not over yet, the next ones first. */
export const nextPause = ({ pauses = [] }: Pick<Lottery, 'pauses'>, today: string): Pause | undefined =>
  pauses.find(({ to }) => to >= today)
