import { expect, test } from 'vitest'
import { stationDraws } from './station-draws.ts'

const two = { word: '2mn', count: 2, region: 'south' } as const
const draw = (region: string, station: string, day: string) => ({
  code: `vn-${region}-${station}`,
  issueNo: `${day}-${station}`,
})
/** The morning of a day, when all that is drawn on it sells. */
const morning = (day: string) => Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T01:00:00Z`)

test.each([
  ['20261116', 'ho-chi-minh', 'dong-thap'],
  ['20261117', 'ben-tre', 'vung-tau'],
  ['20261118', 'dong-nai', 'can-tho'],
  ['20261119', 'tay-ninh', 'an-giang'],
  ['20261120', 'vinh-long', 'binh-duong'],
  ['20261121', 'ho-chi-minh', 'long-an'],
  ['20261122', 'tien-giang', 'kien-giang'],
])('LOTT-3 two stations of the south on %s are %s and %s, at either of them', (day, first, second) => {
  const both = [draw('south', first, day), draw('south', second, day)]
  for (const from of both) expect(stationDraws(two, from, morning(day))).toEqual(both)
  expect(
    stationDraws({ ...two, word: '2dai', region: null }, both[0] as (typeof both)[0], morning(day)),
  ).toEqual(both)
})

test('stations of the centre are sure where as many are drawn as were named', () => {
  const of = (count: number) => ({ word: `${count}mt`, count, region: 'central' as const })
  const dakLak = draw('central', 'dak-lak', '20261117')
  expect(stationDraws(of(2), dakLak, morning('20261117'))).toEqual([
    dakLak,
    draw('central', 'quang-nam', '20261117'),
  ])
  const hue = draw('central', 'hue', '20261122')
  expect(stationDraws(of(2), hue, morning('20261122'))).toBe(undefined)
  expect(stationDraws(of(3), hue, morning('20261122'))).toHaveLength(3)
})

test('nothing is meant that is not sure, or does not sell', () => {
  const benTre = draw('south', 'ben-tre', '20261117')
  const at = morning('20261117')
  expect(stationDraws({ ...two, count: 4 }, benTre, at)).toBe(undefined)
  // The third of the day is none of the two.
  expect(stationDraws(two, draw('south', 'bac-lieu', '20261117'), at)).toBe(undefined)
  expect(stationDraws(two, draw('central', 'dak-lak', '20261117'), at)).toBe(undefined)
  expect(stationDraws(two, { code: 'vn-south-5', issueNo: '202611170001' }, at)).toBe(undefined)
  // Ho Chi Minh City sells its Monday first.
  expect(stationDraws(two, draw('south', 'long-an', '20261121'), morning('20261115'))).toBe(undefined)
  expect(stationDraws(two, benTre, Date.parse('2026-11-17T09:15:00Z'))).toBe(undefined)
})
