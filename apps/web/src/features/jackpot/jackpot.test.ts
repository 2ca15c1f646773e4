import fc from 'fast-check'
import { expect, it } from 'vitest'
import { growthOf, pauseOf, startOf } from './jackpot.rules.ts'

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })

it('WIN-2 the counter starts between 70 and 130 million and grows by 100 to 500 every 3, 4 or 5 s', () => {
  fc.assert(
    fc.property(chance, (drawn) => {
      expect(startOf(drawn)).toBeGreaterThanOrEqual(70_000_000)
      expect(startOf(drawn)).toBeLessThanOrEqual(130_000_000)
      expect(growthOf(drawn)).toBeGreaterThanOrEqual(100)
      expect(growthOf(drawn)).toBeLessThanOrEqual(500)
      expect([3_000, 4_000, 5_000]).toContain(pauseOf(drawn))
    }),
  )
})

it('WIN-2 every pause and both ends can happen', () => {
  expect([0, 0.4, 0.9].map(pauseOf)).toEqual([3_000, 4_000, 5_000])
  expect([startOf(0), startOf(0.999_999_999_9)]).toEqual([70_000_000, 130_000_000])
  expect([growthOf(0), growthOf(0.999_999)]).toEqual([100, 500])
})
