import { expect, test } from 'vitest'
import { lotteryOf } from '../lotteries.ts'
import type { Lottery } from '../lottery.ts'
import { type Day, dayAfter, isDrawDay, issuesOfDay } from '../schedule.ts'
import { stationDraws } from './station-draws.ts'
import { tetDays } from './tet.ts'

const north = lotteryOf('vn-north') as Lottery

/** The instant of a new moon, counted from the first of 2000, within some minutes (Meeus, Astronomical Algorithms, 49). */
function newMoonAt(k: number): number {
  const t = k / 1_236.85
  const sin = (degrees: number) => Math.sin((degrees * Math.PI) / 180)
  const sun = 2.5534 + 29.1053567 * k
  const moon = 201.5643 + 385.81693528 * k + 0.0107582 * t * t
  const node = 160.7108 + 390.67050284 * k - 0.0016118 * t * t
  const julianDay =
    2_451_550.09766 +
    29.530588861 * k +
    0.00015437 * t * t -
    0.4072 * sin(moon) +
    0.17241 * sin(sun) +
    0.01608 * sin(2 * moon) +
    0.01039 * sin(2 * node) +
    0.00739 * sin(moon - sun) -
    0.00514 * sin(moon + sun) +
    0.00208 * sin(2 * sun)
  const dynamicalSeconds = 75
  return (julianDay - 2_440_587.5) * 86_400_000 - dynamicalSeconds * 1_000
}

const hanoiMs = 7 * 3_600_000
const dayInHanoi = (at: number) => new Date(at + hanoiMs).toISOString().slice(0, 10)

test('every Tet of the list is the day of the new moon in Hanoi that begins the lunar year', () => {
  const newMoons = Array.from({ length: 160 }, (_, index) => dayInHanoi(newMoonAt(305 + index)))
  // The year begins with the new moon that falls between 21 January and 20 February.
  const expected = tetDays.map((day) =>
    newMoons.find((moon) => moon >= `${day.slice(0, 4)}-01-21` && moon <= `${day.slice(0, 4)}-02-20`),
  )
  expect(tetDays).toEqual(expected)
  expect(tetDays.map((day) => Number(day.slice(0, 4)))).toEqual(tetDays.map((_, index) => 2_025 + index))
})

test('nobody can buy a draw of the north from the last day of the lunar year to the third of the new one', () => {
  const days = Array.from({ length: 6 }, (_, index) => dayAfter('2027-02-04', index))
  expect(days.filter((day) => isDrawDay(north, day))).toEqual(['2027-02-04', '2027-02-09'])
  expect(days.flatMap((day) => issuesOfDay(north, day)).map(({ number }) => number.slice(0, 8))).toEqual([
    '20270204',
    '20270209',
  ])
})

test('what is bought over Tet is for the first draw after it', () => {
  const [before] = issuesOfDay(north, '2027-02-04')
  const [after] = issuesOfDay(north, '2027-02-09')
  expect(after?.openAt).toEqual(before?.closeAt)
})

test.each(['vn-south-ho-chi-minh', 'vn-central-hue', 'vn-north-1'])('%s is drawn over Tet', (code) => {
  const lottery = lotteryOf(code) as Lottery
  const days = Array.from({ length: 28 }, (_, index) => dayAfter('2027-02-01', index))
  const usual = (day: Day) => isDrawDay({ schedule: lottery.schedule }, day)
  expect(days.filter((day) => isDrawDay(lottery, day))).toEqual(days.filter(usual))
})

test('two stations of the south are still meant by 2mn on the first day of Tet', () => {
  // A Saturday.
  const now = Date.parse('2027-02-06T05:00:00Z')
  const from = { code: 'vn-south-ho-chi-minh', issueNo: '20270206-ho-chi-minh' }
  expect(stationDraws({ word: '2mn', count: 2, region: 'south' }, from, now)).toHaveLength(2)
})
