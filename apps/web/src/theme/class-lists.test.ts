import { expect, it } from 'vitest'
import { classLists, readOwnClasses } from '../testing/class-lists.ts'
import { readSources } from '../testing/sources.ts'

const own = readOwnClasses()

/** Utilities of `theme/scale.css`, and names by which other code finds an element: neither is a way of styling. */
const neutral = new Set(['app-column', 'art-edge', 'banig', 'flip-rtl', 'no-scrollbar', 'tap-area'])

/** A class of our own stands in a stylesheet, or is named as one: `chip--danger`, `summary-card__picture`. */
const isOwn = (name: string) => own.has(name) || /^[a-z][a-z0-9-]*(?:__|--)[a-z0-9-]*$/.test(name)

function isMixed(list: string): boolean {
  const names = list.split(/\s+/).filter((name) => name !== '' && !neutral.has(name))
  return names.some(isOwn) && !names.every(isOwn)
}

it('every element is styled by Tailwind or by classes of our own, never by both', () => {
  const lists = readSources()
    .filter(({ path }) => path.endsWith('.tsx'))
    .flatMap((source) => classLists(source).map((list) => ({ path: source.path, list })))
  expect(lists.length).toBeGreaterThan(1_000)
  expect(lists.filter(({ list }) => isMixed(list)).map(({ path, list }) => `${path}: ${list}`)).toEqual([])
})

it.each(['chip mt-2', 'summary-card__picture flex', 'button--wide p-4'])('refuses %j', (list) => {
  expect(isMixed(list)).toBe(true)
})

it.each(['flex gap-2', 'chip chip--solid', 'rail no-scrollbar', 'art-edge relative', ''])(
  'allows %j',
  (list) => {
    expect(isMixed(list)).toBe(false)
  },
)

it('reads every list a condition can choose', () => {
  const code = `<p className={\`a \${isOn ? 'b' : 'c'}\`}><i className={['d', isOn && 'e'].join(' ')} /></p>`
  const lists = classLists({ path: 'a.tsx', code }).map((list) => list.trim().replace(/\s+/g, ' '))
  expect(lists).toEqual(['a b', 'a c', 'd', 'd e'])
})
