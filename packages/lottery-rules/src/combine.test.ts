import { expect, test } from 'vitest'
import { choices, joinChoices, joinDifferent, joinProducts } from './combine.ts'

test('choices are every so many, in their order', () => {
  expect(choices(['1', '2', '3'], 2)).toEqual([
    ['1', '2'],
    ['1', '3'],
    ['2', '3'],
  ])
  expect(choices(['1', '2'], 0)).toEqual([[]])
  expect(choices(['1', '2'], 3)).toEqual([])
  expect(choices(['1', '2'], -1)).toEqual([])
})

test('choices are written after what they begin with', () => {
  expect(joinChoices('any', ['1', '2', '3'], 2)).toEqual(['any 1 2', 'any 1 3', 'any 2 3'])
  expect(joinChoices('any', ['1', '2'], 3)).toEqual([])
})

test('choices hold what has to be in all of them', () => {
  expect(joinChoices('any', ['1', '2', '3', '4'], 3, ['2', '4'])).toEqual(['any 1 2 4', 'any 2 3 4'])
  expect(joinChoices('any', ['1', '2', '3'], 1, ['1', '3'])).toEqual([])
})

test('rows are one pick of every field', () => {
  expect(joinProducts('place', [['a 1', 'a 2'], ['b 1']])).toEqual(['place a 1 b 1', 'place a 2 b 1'])
})

test('rows without repeats are those of different picks', () => {
  expect(joinDifferent('place', ['a', 'b', 'c'], [['1', '2'], ['1', '2', '3'], ['3']])).toEqual([
    'place a 1 b 2 c 3',
    'place a 2 b 1 c 3',
  ])
})
