/** What is shown at a moment, and until when that holds. */

export type Period = { startsAt: Date; endsAt: Date | null }

export const isWithin = ({ startsAt, endsAt }: Period, at: Date): boolean =>
  startsAt <= at && (endsAt === null || at < endsAt)

/** The next moment at which any of the periods begins or ends; `Infinity` when none does. */
export function nextChange(periods: Iterable<Period>, at: Date): number {
  let next = Number.POSITIVE_INFINITY
  for (const { startsAt, endsAt } of periods) {
    for (const moment of [startsAt, endsAt]) {
      if (moment !== null && moment > at) next = Math.min(next, moment.getTime())
    }
  }
  return next
}
