import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writeContent } from '../content.ts'
import { contentRefusal } from '../parse-content.ts'
import { readTypedBets } from './typed-bets.ts'

const read = (text: string, region: 'vn-north' | 'vn-south' = 'vn-south') => {
  const typed = readTypedBets(text, region)
  if (!typed) return 'no bet'
  return 'bets' in typed
    ? typed.bets.map(({ betType, content, multiple }) => [betType.code, writeContent(content), multiple])
    : `${typed.why} ${typed.word}`
}

describe('bets typed as Vietnamese players write them', () => {
  test('are numbers, a type and an amount, apart or in one word', () => {
    const both = [['vn-south.dau-duoi', '01,02', 1]]
    for (const text of ['01.02dd1', '01 02 dd 1', '01,02 đầuđuôi1', '02.01DD1'])
      expect(read(text)).toEqual(both)
    expect(read('12.34b2')).toEqual([['vn-south.bao-lo-2d', '12,34', 2]])
    expect(read('123lô5')).toEqual([['vn-south.bao-lo-3d', '123', 5]])
    expect(read('1234 bao 10')).toEqual([['vn-south.bao-lo-4d', '1234', 10]])
    expect(read('07đề20', 'vn-north')).toEqual([['vn-north.de', '07', 20]])
    expect(read('12.34đá5')).toEqual([['vn-south.da', '12,34', 5]])
    expect(read('mb 07lo3', 'vn-north')).toEqual([['vn-north.bao-lo-2d', '07', 3]])
  })

  test('mean by their digits what they mean to whoever writes them', () => {
    expect(read('12dau3 123dau4')).toEqual([
      ['vn-south.dau', '12', 3],
      ['vn-south.xiu-chu-dau', '123', 4],
    ])
    expect(read('123duoi4')).toEqual([['vn-south.xiu-chu-duoi', '123', 4]])
    expect(read('123duoi4', 'vn-north')).toEqual([['vn-north.ba-cang', '123', 4]])
  })

  test('follow one another, and several types may follow one list of numbers', () => {
    expect(read('01.02dd1.03lo5')).toEqual([
      ['vn-south.dau-duoi', '01,02', 1],
      ['vn-south.bao-lo-2d', '03', 5],
    ])
    expect(read('12b2dd5')).toEqual([
      ['vn-south.bao-lo-2d', '12', 2],
      ['vn-south.dau-duoi', '12', 5],
    ])
  })

  test('may be on several stations, which is said first', () => {
    const bets = [['vn-south.dau-duoi', '01,02', 1]]
    for (const [text, stations] of [
      ['2mn 01.02dd1', { word: '2mn', count: 2, region: 'south' }],
      ['3MT01.02dd1', { word: '3mt', count: 3, region: 'central' }],
      ['2đài 01.02dd1', { word: '2dai', count: 2, region: null }],
    ] as const) {
      expect(readTypedBets(text, 'vn-south')).toMatchObject({ stations })
      expect(read(text)).toEqual(bets)
    }
    expect(read('2mn 01.02dd1', 'vn-north')).toBe('stations 2mn')
    expect(readTypedBets('01.02dd1', 'vn-south')).not.toHaveProperty('stations')
  })

  test('may be on words for many numbers', () => {
    expect(read('12đảodd1')).toEqual([['vn-south.dau-duoi', '12,21', 1]])
    expect(read('01kéo03lo2')).toEqual([['vn-south.bao-lo-2d', '01,02,03', 2]])
    expect(read('chẵnchẵn de 1')).toEqual([
      ['vn-south.de', expect.stringMatching(/^00,02,.*88$/) as unknown as string, 1],
    ])
  })

  test.each([
    ['mn 01.02dd1', 'stations mn'],
    ['9mn 01.02dd1', 'stations 9mn'],
    ['01.02dd1 2mn 03dd1', 'stations 2mn'],
    ['2mn 3mt 01.02dd1', 'stations 3mt'],
    ['01.02dx1', 'stations dx'],
    ['mb 01lo5', 'stations mb'],
    ['123xc5', 'ambiguous xc'],
    ['12d5', 'ambiguous d'],
    ['12.34x2', 'ambiguous x'],
    ['12bao7', 'ambiguous bao7'],
    ['12lo5n', 'unit 5n'],
    ['12lo5k', 'unit 5k'],
    ['01.02dd', 'amount dd'],
    ['01.02dd0', 'amount dd0'],
    ['01dd1.02', 'type 02'],
    ['2mn 01.02', 'type 02'],
    ['2mn01kéo03', 'type 01keo03'],
    ['2mn', 'bet 2mn'],
    ['123dd1', 'no-bet 123dd'],
    ['12.345lo1', 'no-bet 12.345lo'],
    ['12da5', 'no-bet 12da'],
    ['12 toString 5', 'word tostring'],
    ['dd1', 'no-bet dd'],
    ['01.02dd1 foo5', 'word foo'],
    ['12.12lo5', 'twice 12'],
    ['12.34.12.56da1', 'twice 12'],
    ['01kéo03.02lo5', 'twice 02'],
    ['12.345', 'no bet'],
    ['12!', 'unknown !'],
  ])('%s is not guessed at: %s', (text, fault) => {
    expect(read(text)).toBe(fault)
  })

  test('eight lots of the north and seven of the south are told from every lot at that price', () => {
    expect(read('12b8', 'vn-north')).toBe('ambiguous b8')
    expect(read('12b8')).toEqual([['vn-south.bao-lo-2d', '12', 8]])
    expect(read('12lo7')).toEqual([['vn-south.bao-lo-2d', '12', 7]])
  })

  test('are read back as they were written, whatever stands between their words', () => {
    const two = fc.uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 2, maxLength: 8 })
    const written = fc.record({
      type: fc.constantFrom(['dd', 'dau-duoi'], ['lo', 'bao-lo-2d'], ['de', 'de'], ['da', 'da']),
      numbers: two.map((all) => all.map((number) => String(number).padStart(2, '0'))),
      multiple: fc.integer({ min: 1, max: 9_999 }),
      between: fc.constantFrom('.', ' ', ',', '; '),
      before: fc.constantFrom('', ' '),
    })
    fc.assert(
      fc.property(fc.array(written, { minLength: 1, maxLength: 4 }), (bets) => {
        const text = bets
          .map(
            ({ type, numbers, multiple, between, before }) =>
              `${numbers.join(between)}${before}${type[0]}${before}${multiple}`,
          )
          .join(' ')
        expect(read(text)).toEqual(
          bets.map(({ type, numbers, multiple }) => [
            `vn-south.${type[1]}`,
            numbers.toSorted().join(','),
            multiple,
          ]),
        )
      }),
    )
  })

  test('never make the reader fail, and are always bets that can be placed', () => {
    const words = fc.constantFrom(
      '01',
      '123',
      '.',
      ' ',
      'dd',
      'lo',
      'keo',
      'dao',
      '1',
      '/',
      'tai',
      'da',
      'x',
      'n',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(words, fc.string()), { maxLength: 12 }), (parts) => {
        const typed = readTypedBets(parts.join(''), 'vn-south')
        if (!typed || !('bets' in typed)) return
        for (const { betType, content, multiple } of typed.bets) {
          expect(contentRefusal(betType, content)).toBeUndefined()
          expect(multiple).toBeGreaterThan(0)
        }
      }),
    )
  })
})
