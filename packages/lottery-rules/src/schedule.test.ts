import { describe, expect, test } from 'vitest'
import { lotteries, lotteryOf } from './lotteries.ts'
import type { Lottery } from './lottery.ts'
import { type Day, dayAfter, dayOf, dayOfIssue, issuesOfDay } from './schedule.ts'

const named = (code: string) => lotteryOf(code) as Lottery
const week = Array.from({ length: 7 }, (_, index) => dayAfter('2026-12-28', index))
const issuesOf = (code: string, day: Day) => issuesOfDay(named(code), day)
const days = (code: string) =>
  week.flatMap((day, index) => (issuesOf(code, day).length > 0 ? [index + 1] : []))

describe('issues', () => {
  test.each([
    ['ssc-1', 1_440],
    ['ssc-1.5', 960],
    ['ssc-3', 480],
    ['ssc-5', 288],
  ])('%s has %i issues a day, numbered from local midnight', (code, count) => {
    const issues = issuesOf(code, '2026-11-15')
    expect(issues.map(({ number }) => number)).toEqual(
      issues.map((_, index) => `20261115${String(index + 1).padStart(4, '0')}`),
    )
    expect(issues).toHaveLength(count)
    expect(issues.at(-1)?.drawAt.toISOString()).toBe('2026-11-15T16:00:00.000Z')
  })

  test.each(lotteries)('exactly one issue of $code is open at any moment', (lottery) => {
    const issues = week.flatMap((day) => issuesOfDay(lottery, day))
    expect(issues.length).toBeGreaterThan(0)
    const inTurn = issues.every(({ openAt, closeAt, drawAt }) => openAt < closeAt && closeAt < drawAt)
    expect(inTurn).toBe(true)
    expect(issues.slice(1).map(({ openAt }) => openAt.getTime())).toEqual(
      issues.slice(0, -1).map(({ closeAt }) => closeAt.getTime()),
    )
    expect(new Set(issues.map(({ number }) => number)).size).toBe(issues.length)
  })

  test('Philippine draws keep their hours, days and published ends of sale', () => {
    const times = issuesOf('ph-2d', '2026-11-15').map(({ number, closeAt, drawAt }) => [
      number,
      closeAt.toISOString().slice(11, 16),
      drawAt.toISOString().slice(11, 16),
    ])
    expect(times).toEqual([
      ['202611151', '05:45', '06:00'],
      ['202611152', '08:45', '09:00'],
      ['202611153', '12:00', '13:00'],
    ])
    expect(days('ph-4d')).toEqual([1, 3, 5])
    expect(days('ph-6-49')).toEqual([2, 4, 7])
    expect(days('ph-6-58')).toEqual([2, 5, 7])
  })

  test('Vietnamese stations draw on their weekdays', () => {
    expect(issuesOf('vn-north', '2026-11-16').map(({ number }) => number)).toEqual(['20261116-ha-noi'])
    expect(days('vn-south-ho-chi-minh')).toEqual([1, 6])
    expect(days('vn-central-hue')).toEqual([1, 7])
    const [draw] = issuesOf('vn-south-da-lat', '2026-11-15')
    expect(draw?.drawAt.toISOString()).toBe('2026-11-15T09:15:00.000Z')
    const stationsOn = (region: string) =>
      week.map(
        (day) =>
          lotteries.filter(({ code }) => code.startsWith(region) && issuesOf(code, day).length === 1).length,
      )
    expect(stationsOn('vn-central-')).toEqual([2, 2, 2, 3, 2, 3, 3])
  })

  test('a day is the one on the clock where the lottery is drawn', () => {
    const instant = new Date('2026-11-15T16:30:00Z')
    expect(dayOf(named('ssc-1'), instant)).toBe('2026-11-16')
    expect(dayOf(named('vn-north'), instant)).toBe('2026-11-15')
    expect(dayOfIssue('202611150001')).toBe('2026-11-15')
    expect(dayAfter('2026-12-31')).toBe('2027-01-01')
  })
})
