import { expect, test } from 'vitest'
import { choices, productsWithoutRepeats } from './combine.ts'

/** A list that counts how often it or a part of it is walked. */
function counted(length: number): { list: string[]; walks: () => number } {
  let walks = 0
  class Counted extends Array<string> {
    override entries() {
      walks += 1
      return super.entries()
    }
  }
  return { list: Counted.from({ length }, (_, index) => `${index}`) as string[], walks: () => walks }
}

test('choices are every so many, in their order', () => {
  expect([...choices(['1', '2', '3'], 2)]).toEqual([
    ['1', '2'],
    ['1', '3'],
    ['2', '3'],
  ])
  expect([...choices(['1', '2'], 0)]).toEqual([[]])
  expect([...choices(['1', '2'], 3)]).toEqual([])
  expect([...choices(['1', '2'], -1)]).toEqual([])
})

test('choices look nowhere that too few are left', () => {
  const { list, walks } = counted(16)
  expect([...choices(list, 15)]).toHaveLength(16)
  expect(walks()).toBeLessThan(1_000)
})

test('rows without repeats are those of different picks', () => {
  expect([...productsWithoutRepeats([['1', '2'], ['1', '2', '3'], ['3']])]).toEqual([
    ['1', '2', '3'],
    ['2', '1', '3'],
  ])
})
