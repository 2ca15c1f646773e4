import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { numbers } from '../bet-type.ts'
import { readTypedNumbers } from './typed-numbers.ts'

const read = (text: string, digits = 2) => {
  const typed = readTypedNumbers(text, digits)
  return 'numbers' in typed ? typed.numbers : typed.unknown
}

describe('typed numbers', () => {
  test('are read in the ways players write them', () => {
    expect(read('12.07, 12 99')).toEqual(['07', '12', '99'])
    expect(read('12đảo 33dao')).toEqual(['12', '21', '33'])
    expect(read('122đảo', 3)).toEqual(['122', '212', '221'])
    expect(read('1234dao', 4)).toHaveLength(24)
    expect(read('01kéo05')).toEqual(['01', '02', '03', '04', '05'])
    expect(read('10/15keo31')).toEqual(['10', '15', '20', '25', '30'])
    expect(read('')).toEqual([])
  })

  test('know the sets of the trade, with and without marks', () => {
    expect(read('tài xỉu')).toEqual(numbers(0, 99, 2))
    expect(read('Chẵn')).toHaveLength(50)
    expect(read('lẻ')).toHaveLength(50)
    expect(read('chẵnchẵn lele chanlẻ lechan')).toHaveLength(100)
    expect(read('lẻchẵn')).toContain('10')
  })

  test('name the first word that means nothing', () => {
    expect(read('12 123')).toBe('123')
    expect(read('tài', 3)).toBe('tài')
    expect(read('09kéo01')).toBe('09kéo01')
    expect(read('05/05kéo09')).toBe('05/05kéo09')
    expect(read('toString')).toBe('toString')
  })

  test('never make the reader fail, and are always of the asked digits', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(2, 3, 4), (text, digits) => {
        const typed = readTypedNumbers(text, digits)
        if ('numbers' in typed) expect(typed.numbers.every((number) => number.length === digits)).toBe(true)
      }),
    )
  })
})
