import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageAt, popupsFor, readMemory, remember } from './popup.rules.ts'

const popups = (['A', 'B', 'F'] as const).map((execution) => ({ execution }))
const shownTo = (session: { firstTimeLogin: boolean } | null) =>
  popupsFor(popups, session)
    .map(({ execution }) => execution)
    .join('')

it('POP-1 members see A, on their first login also F, visitors see B', () => {
  expect(shownTo({ firstTimeLogin: false })).toBe('A')
  expect(shownTo({ firstTimeLogin: true })).toBe('AF')
  expect(shownTo(null)).toBe('B')
})

const news = (title: string, content = 'x') => ({ title, content })

it('POP-2 something unseen shows everything again, what was seen stays closed', () => {
  const closed = { show: false, seen: [news('One'), news('Two')] }
  expect(remember(closed, [news('Two')])).toBe(closed)
  expect(remember(closed, [])).toBe(closed)
  expect(remember(closed, [news('One'), news('Three')])).toEqual({
    show: true,
    seen: [news('One'), news('Three')],
  })
  expect(remember(closed, [news('One', 'changed')]).show).toBe(true)
})

it.each([null, '', '{', 'null', '{"show":"x","seen":7}'])(
  'POP-2 a memory nobody wrote (%j) counts as nothing seen',
  (text) => {
    expect(readMemory(text)).toEqual({ show: true, seen: [] })
  },
)

it('POP-3 paging never goes past the ends', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.constantFrom(1 as const, -1 as const)),
      (count, steps) => {
        let page = 0
        for (const step of steps) {
          page = pageAt(page, step, count)
          expect(page).toBeGreaterThanOrEqual(0)
          expect(page).toBeLessThan(count)
        }
      },
    ),
  )
})
