import fc from 'fast-check'
import { expect, it } from 'vitest'
import { columnsAt, isNearEnd, rowsInView, rowsWithArt } from './window.rules.ts'

const measures = fc.record({
  rowHeight: fc.integer({ min: 50, max: 400 }),
  rows: fc.integer({ min: 0, max: 4_000 }),
  above: fc.integer({ min: -2_000, max: 800_000 }),
  screen: fc.integer({ min: 300, max: 1_200 }),
})

it('LIST-6 every row in sight is drawn, and never more than a screen and a few rows', () => {
  fc.assert(
    fc.property(measures, (given) => {
      const [first, end] = rowsInView(given)
      expect(first).toBeGreaterThanOrEqual(0)
      expect(end).toBeLessThanOrEqual(given.rows)
      expect(end - first).toBeLessThanOrEqual(Math.ceil(given.screen / given.rowHeight) + 6)
      for (let row = 0; row < Math.min(given.rows, 40); row++) {
        const top = row * given.rowHeight - given.above
        const isSeen = top + given.rowHeight > 0 && top < given.screen
        if (isSeen) expect(row >= first && row < end).toBe(true)
      }
    }),
  )
})

it('LIST-9 pictures are fetched for rows within 100 px of the screen, and for no others', () => {
  const given = { rowHeight: 180, rows: 100, above: 0, screen: 700 }
  expect(rowsWithArt(given)).toBe(5)
  expect(rowsWithArt({ ...given, above: 20 })).toBe(5)
  expect(rowsWithArt({ ...given, above: 101 })).toBe(6)
  expect(rowsWithArt({ ...given, above: -900 })).toBe(0)
  expect(rowsWithArt({ ...given, rows: 2 })).toBe(2)
})

it('LIST-6 the next page is asked for 500 px before the end', () => {
  const given = { rowHeight: 100, rows: 20, above: 0, screen: 800 }
  expect(isNearEnd({ ...given, above: 700 })).toBe(false)
  expect(isNearEnd({ ...given, above: 701 })).toBe(true)
})

it('SHELL-3 three columns on a phone, five from 768 px and six from 1280 px', () => {
  expect([320, 767, 768, 1_279, 1_280, 1_920].map(columnsAt)).toEqual([3, 3, 5, 5, 6, 6])
})
