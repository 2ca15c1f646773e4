import { expect, it } from 'vitest'
import { readFilter, writeFilter } from './filter.rules.ts'

const today = '2026-11-15'

it.each(['', 'period=30', 'startDate=2026-10-01&endDate=2026-10-31&category=RNG&vendor=LUNTIAN'])(
  'PAY-4 the rounds of ?%s are found again under the address written for them',
  (address) => {
    expect(writeFilter(readFilter(new URLSearchParams(address), today)).toString()).toBe(address)
  },
)

it('PAY-4 what makes no sense in an address counts as not said', () => {
  const filter = readFilter(new URLSearchParams('category=rng%20or&vendor=<b>&period=never'), today)
  expect(filter).toMatchObject({ category: null, vendor: null, preset: '7' })
})
