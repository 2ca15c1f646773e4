import { expect, test } from 'vitest'
import { stationDraws } from './station-draws.ts'

const two = { word: '2mn', count: 2, region: 'south' } as const

test('LOTT-3 two stations of the south are the main one of the day and the next, wherever they are asked for', () => {
  const tuesday = [
    { code: 'vn-south-ben-tre', issueNo: '20261117-ben-tre' },
    { code: 'vn-south-vung-tau', issueNo: '20261117-vung-tau' },
  ]
  for (const station of ['ben-tre', 'vung-tau', 'bac-lieu'])
    expect(stationDraws(two, { code: `vn-south-${station}`, issueNo: `20261117-${station}` })).toEqual(
      tuesday,
    )
  expect(stationDraws(two, { code: 'vn-central-dak-lak', issueNo: '20261117-dak-lak' })).toEqual(tuesday)
})

test('stations without a region are those of the one they are asked at', () => {
  const here = { word: '2dai', count: 2, region: null }
  const draws = stationDraws(here, { code: 'vn-central-dak-lak', issueNo: '20261117-dak-lak' })
  expect(draws?.map(({ code }) => code)).toEqual(['vn-central-dak-lak', 'vn-central-quang-nam'])
})

test('more stations than are drawn on the day, or stations of a lottery that has none, are nothing', () => {
  expect(stationDraws({ ...two, count: 4 }, { code: 'vn-south-ben-tre', issueNo: '20261117-ben-tre' })).toBe(
    undefined,
  )
  expect(stationDraws(two, { code: 'vn-south-5', issueNo: '202611170001' })).toBe(undefined)
})
