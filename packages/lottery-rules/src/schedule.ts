import { type Lottery, type Weekday, zoneOffsets } from './lottery.ts'

/** One draw period: bets are taken from `openAt` until just before `closeAt`. */
export type PlannedIssue = {
  /** `yyyymmdd` and the index of the day in four digits, or the slot of a daily draw. */
  readonly number: string
  readonly openAt: Date
  readonly closeAt: Date
  readonly drawAt: Date
}

/** A day in the zone of a lottery: `2026-11-15`. */
export type Day = `${number}-${number}-${number}`

const minute = 60_000
const dayLength = 24 * 60 * minute

/** The day an instant falls on where the lottery is drawn. */
export const dayOf = ({ zone }: Pick<Lottery, 'zone'>, at: Date): Day =>
  new Date(at.getTime() + zoneOffsets[zone] * minute).toISOString().slice(0, 10) as Day

/** The day so many days after another. */
export const dayAfter = (day: Day, days = 1): Day =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10) as Day

/** The day an issue number begins with. */
export const dayOfIssue = (number: string): Day =>
  `${number.slice(0, 4)}-${number.slice(4, 6)}-${number.slice(6, 8)}` as Day

/**
 * Every issue of a day in the order of its draws. An issue opens when the one before it closes, so that exactly
 * one is open at any moment.
 */
export function issuesOfDay(lottery: Lottery, day: Day): readonly PlannedIssue[] {
  const draws = drawsOfDay(lottery, day)
  if (draws.length === 0) return []
  let openAt = lastCloseBefore(lottery, day)
  return draws.map((draw) => {
    const issue = { ...draw, openAt }
    openAt = draw.closeAt
    return issue
  })
}

/** Whether a day has any issue. */
export const isDrawDay = (
  { schedule, pauses = [] }: Pick<Lottery, 'schedule' | 'pauses'>,
  day: Day,
): boolean =>
  !pauses.some(({ from, to }) => from <= day && day <= to) &&
  ('everySeconds' in schedule || schedule.draws.some(({ weekdays }) => weekdays.includes(weekdayOf(day))))

type PlannedDraw = Omit<PlannedIssue, 'openAt'>

function drawsOfDay(lottery: Lottery, day: Day): readonly PlannedDraw[] {
  if (!isDrawDay(lottery, day)) return []
  const { schedule, zone, closesBefore } = lottery
  const midnight = Date.parse(day) - zoneOffsets[zone] * minute
  const prefix = day.replaceAll('-', '')
  const draw = (slot: string, afterMidnight: number, closes = closesBefore): PlannedDraw => ({
    number: prefix + slot,
    closeAt: new Date(midnight + afterMidnight - closes * 1_000),
    drawAt: new Date(midnight + afterMidnight),
  })
  if ('everySeconds' in schedule) {
    const step = schedule.everySeconds * 1_000
    return Array.from({ length: dayLength / step }, (_, index) =>
      draw(String(index + 1).padStart(4, '0'), (index + 1) * step),
    )
  }
  const weekday = weekdayOf(day)
  return schedule.draws
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map(({ at, slot, closesBefore: closes }) => draw(slot, minutesOf(at) * minute, closes))
}

/** Looks back a week, since every lottery is drawn at least weekly, and those that pause are drawn daily. */
function lastCloseBefore(lottery: Lottery, day: Day): Date {
  for (let back = 1; back <= 7; back++) {
    const last = drawsOfDay(lottery, dayAfter(day, -back)).at(-1)
    if (last) return last.closeAt
  }
  throw new Error(`${lottery.code} is drawn on no day of the week`)
}

const weekdayOf = (day: Day): Weekday => (((new Date(day).getUTCDay() + 6) % 7) + 1) as Weekday

function minutesOf(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}
