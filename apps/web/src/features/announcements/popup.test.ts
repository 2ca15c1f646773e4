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

const seen = (title: string, content = 'x') => ({ title, content })
const news = (title: string, content = 'x', id = title) => ({ ...seen(title, content), id })

it('POP-2 something unseen shows everything again, what was seen stays closed', () => {
  const closed = { show: false, seen: [seen('One'), seen('Two')] }
  expect(remember(closed, [news('Two')], 'TY')).toBe(closed)
  expect(remember(closed, [], 'TY')).toBe(closed)
  expect(remember(closed, [news('One'), news('Three')], 'TY')).toEqual({
    show: true,
    seen: [seen('One'), seen('Three')],
    ids: { One: 'TY', Three: 'TY' },
  })
  expect(remember(closed, [news('One', 'changed')], 'TY').show).toBe(true)
})

it('POP-2 what was closed stays closed in another language, and one that is new in it is shown', () => {
  const open = remember({ show: true, seen: [] }, [news('Bago', 'x', '7')], 'TY')
  const closed = { ...open, show: false }
  const inEnglish = remember(closed, [news('New', 'x', '7')], 'EN')
  expect(inEnglish.show).toBe(false)
  expect(remember(inEnglish, [news('Bago', 'x', '7')], 'TY').show).toBe(false)
  expect(remember(closed, [news('New', 'x', '7'), news('More', 'x', '8')], 'EN').show).toBe(true)
  expect(remember(inEnglish, [news('New', 'changed', '7')], 'EN').show).toBe(true)
})

it.each([null, '', '{', 'null', '{"show":"x","seen":7}'])(
  'POP-2 a memory nobody wrote (%j) counts as nothing seen',
  (text) => {
    expect(readMemory(text)).toMatchObject({ show: true, seen: [] })
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
