import { expect, it } from 'vitest'
import { BoundedMap } from './bounded-map.ts'

it('a bounded map never exceeds its limit and keeps an entry longer when it is set again', () => {
  const map = new BoundedMap<string, number>(2)
  map.set('a', 1).set('b', 2).set('a', 3).set('c', 4)
  expect([...map]).toEqual([
    ['a', 3],
    ['c', 4],
  ])
})

it('a large one drops several of its oldest entries at once and keeps most', () => {
  const map = new BoundedMap<number, true>(80)
  for (let key = 1; key <= 80; key += 1) map.set(key, true)
  expect(map.size).toBe(80)
  map.set(81, true)
  expect([...map.keys()]).toEqual(Array.from({ length: 71 }, (_, index) => index + 11))
})
