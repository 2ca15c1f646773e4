import fc from 'fast-check'
import { expect, it } from 'vitest'
import { jackpotAt } from './jackpot.ts'

const perya = { merchant: 'PERYA', timeZone: 'Asia/Manila' }
const manilaMidnight = Date.parse('2026-11-19T00:00:00+08:00')
const moment = fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2027-01-01') })

it('WIN-2 at midnight of the merchant the counter begins between 70 and 130 million, another figure each day', () => {
  const starts = Array.from({ length: 60 }, (_, day) => jackpotAt(perya, manilaMidnight + day * 86_400_000))
  for (const { pesos } of starts) {
    expect(pesos).toBeGreaterThanOrEqual(70_000_000)
    expect(pesos).toBeLessThanOrEqual(130_000_000)
  }
  expect(new Set(starts.map(({ pesos }) => pesos)).size).toBe(60)
  expect(jackpotAt({ ...perya, merchant: 'OTHER' }, manilaMidnight).pesos).not.toBe(starts[0]?.pesos)
})

it('WIN-2 it stands still until it changes, then grows by 100 to 500 after 3, 4 or 5 s', () => {
  fc.assert(
    fc.property(moment, (now) => {
      const before = jackpotAt(perya, now)
      expect(before.changesAt - now).toBeGreaterThan(0)
      expect(before.changesAt - now).toBeLessThanOrEqual(5_000)
      expect(jackpotAt(perya, before.changesAt - 1).pesos).toBe(before.pesos)
      const isMidnight = (before.changesAt - manilaMidnight) % 86_400_000 === 0
      if (isMidnight) return
      const after = jackpotAt(perya, before.changesAt)
      expect(after.pesos - before.pesos).toBeGreaterThanOrEqual(100)
      expect(after.pesos - before.pesos).toBeLessThanOrEqual(500)
      if ((after.changesAt - manilaMidnight) % 86_400_000 !== 0) {
        expect([3_000, 4_000, 5_000]).toContain(after.changesAt - before.changesAt)
      }
    }),
    { numRuns: 40 },
  )
})

it('WIN-2 within a day it only grows, and at midnight it begins anew, not a moment before', () => {
  const hours = Array.from(
    { length: 24 },
    (_, hour) => jackpotAt(perya, manilaMidnight + hour * 3_600_000).pesos,
  )
  expect(hours).toEqual(hours.toSorted((one, other) => one - other))
  const next = manilaMidnight + 86_400_000
  expect(jackpotAt(perya, next - 1).pesos).toBeGreaterThan(hours.at(-1) ?? 0)
  expect(jackpotAt(perya, next - 1).changesAt).toBe(next)
  expect(jackpotAt(perya, next).pesos).not.toBe(jackpotAt(perya, next - 1).pesos)
})

it('WIN-2 on a day that turns its clocks back the counter does not fall', () => {
  const berlin = { merchant: 'PERYA', timeZone: 'Europe/Berlin' }
  const start = Date.parse('2026-10-25T00:00:00+02:00')
  const steps = Array.from({ length: 25 }, (_, hour) => jackpotAt(berlin, start + hour * 3_600_000).pesos)
  expect(steps).toEqual(steps.toSorted((one, other) => one - other))
  expect(jackpotAt(berlin, start + 25 * 3_600_000).pesos).not.toBeGreaterThan(130_000_000)
})
