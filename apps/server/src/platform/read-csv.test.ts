import { expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'

const cells = (text: string) => readCsv(text).map((row) => row.cells)

it.each([
  ['cells without quotes, and spaces around them', 'a, b ,c', [['a', 'b', 'c']]],
  ['commas, quotes and line ends in quotes', '"a,b", "say ""x""" ,"c\r\nd"', [['a,b', 'say "x"', 'c\r\nd']]],
  ['spaces in quotes', '" a "', [[' a ']]],
  ['every kind of line end', 'a\r\nb\nc\rd\n', [['a'], ['b'], ['c'], ['d']]],
  ['the mark that spreadsheets begin with', '\uFEFFa,b', [['a', 'b']]],
  [
    'cells that are empty',
    'a,,""\n,b,',
    [
      ['a', '', ''],
      ['', 'b', ''],
    ],
  ],
  ['an empty cell at the very end', 'a,', [['a', '']]],
  ['no rows in a file without any', '\uFEFF\n\r\n', []],
])('reads %s', (_what, text, expected) => {
  expect(cells(text)).toEqual(expected)
})

it('knows the line of each row, also after skipped lines and rows of several lines', () => {
  expect(readCsv('\na\n"b\nb",c\n\nd').map(({ line, cells }) => [line, cells[0]])).toEqual([
    [2, 'a'],
    [3, 'b\nb'],
    [6, 'd'],
  ])
})

it.each([
  ['is not closed', 'a,b\nc,"d\ne,f'],
  ['stands in the middle', 'a,b\nc,d"d"'],
  ['is followed by more', 'a,b\nc,"d"d'],
])('says the line where a quote %s', (_what, text) => {
  expect(() => readCsv(text)).toThrow('Line 2 has a quote')
})
