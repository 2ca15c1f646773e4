/** Lunar years are written down year by year; these tests ask for more of them a year before they end. */
import { expect, test } from 'vitest'
import { lotteryOf } from './lotteries.ts'
import { animalOfDay } from './mark-six/zodiac.ts'
import { type Day, dayAfter } from './schedule.ts'

const today = () => new Date().toISOString().slice(0, 10) as Day

const calendars = {
  'the days of Tet on which the north draws nothing': (from: Day) =>
    (lotteryOf('vn-north')?.pauses ?? []).some(({ to }) => to > dayAfter(from, 365)),
  'the animals of the lunar years': (from: Day) => animalOfDay(dayAfter(from, 365)) !== undefined,
}

test.each(Object.entries(calendars))('%s are known for a year from now', (_, isKnownFrom) => {
  expect(isKnownFrom(today())).toBe(true)
})

test.each(Object.entries(calendars))('%s would be missed a year before they end', (_, isKnownFrom) => {
  expect(isKnownFrom('2034-12-31')).toBe(true)
  expect(isKnownFrom('2035-02-15')).toBe(false)
})
