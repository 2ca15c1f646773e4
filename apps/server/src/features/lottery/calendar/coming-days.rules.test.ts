import {
  type Day,
  dayAfter,
  issuesOfDay,
  type Lottery,
  lotteries,
  lotteryOf,
  type PlannedIssue,
} from '@perya/lottery-rules'
import { expect, it } from 'vitest'
import { comingDays, reachAhead, reachFirst } from './coming-days.rules.ts'

const hourMs = 3_600_000
const start = Date.parse('2026-12-07T00:00:00Z')

/** One lottery of each schedule: those that are drawn at the same times are made for the same days. */
const sameTimes = ({ zone, closesBefore, schedule }: Lottery) =>
  JSON.stringify([zone, closesBefore, schedule], (name, value) => (name === 'slot' ? undefined : value))
const kinds = [...Map.groupBy(lotteries, sameTimes).values()].flatMap(([first]) => first ?? [])
const slow = kinds.filter(({ schedule }) => 'draws' in schedule)
const fast = kinds.filter(({ schedule }) => 'everySeconds' in schedule)

function hoursWithout(lottery: Lottery, hours: number): string[] {
  const planned = new Map<Day, readonly PlannedIssue[]>()
  const issuesOn = (day: Day) => {
    const issues = planned.get(day) ?? issuesOfDay(lottery, day)
    planned.set(day, issues)
    return issues
  }
  return Array.from({ length: hours }, (_, hour) => new Date(start + hour * hourMs)).flatMap((now) => {
    const made = comingDays(lottery, now, reachAhead).flatMap(issuesOn)
    const buyable = made.filter(({ closeAt }) => closeAt > now)
    const isSelling = buyable[0] !== undefined && buyable[0].openAt <= now
    return isSelling && buyable.length >= reachAhead.issues ? [] : [now.toISOString()]
  })
}

it.each(slow)(
  'LOTT-2 what is drawn when $code is sells, and lets a chase reach ten draws, in every hour of four weeks',
  (lottery) => {
    expect(hoursWithout(lottery, 4 * 7 * 24)).toEqual([])
  },
)

it('LOTT-2 a chase that begins before Tet skips the days on which the north draws nothing', () => {
  const north = lotteryOf('vn-north') as Lottery
  const days = comingDays(north, new Date('2027-02-03T03:00:00Z'), reachAhead)
  expect(days).toEqual([
    ...['2027-02-03', '2027-02-04'],
    ...Array.from({ length: 8 }, (_, index) => dayAfter('2027-02-09', index)),
  ])
})

it.each(fast)(
  'LOTT-2 what is drawn as often as $code, the same every day, does so in every hour of one',
  (lottery) => {
    expect(hoursWithout(lottery, 24)).toEqual([])
  },
)

it('LOTT-2 looks further than its days only for a lottery that is drawn too seldom', () => {
  const now = new Date('2026-12-07T15:30:00Z')
  const [minute, week] = ['ssc-1', 'vn-south-da-lat'].map((code) => lotteryOf(code) as Lottery)
  expect(minute && comingDays(minute, now, reachAhead)).toEqual(['2026-12-07', '2026-12-08', '2026-12-09'])
  const sundays = Array.from({ length: 10 }, (_, index) => dayAfter('2026-12-13', 7 * index))
  expect(week && comingDays(week, now, reachAhead)).toEqual(sundays)
  expect(week && comingDays(week, now, reachFirst)).toEqual(['2026-12-13'])
})
