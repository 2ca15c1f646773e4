import { expect, it } from 'vitest'
import { lineOf, readSignedWords } from './signed-words.ts'

const settle = { asks: ['<alarm>', '<remark>…'] }
const rotate = { asks: ['<merchant>', '[file]'] }
const read = (act: typeof settle, typed: string) => readSignedWords(act, typed.split(' '), 'as it is')

it.each([
  [settle, '12 they sent it twice by ines of PERYA', ['12', 'they', 'sent', 'it', 'twice']],
  [settle, '12 stood by of old by ines of PERYA', ['12', 'stood', 'by', 'of', 'old']],
  [rotate, 'PERYA by ines of PERYA', ['PERYA']],
  [rotate, 'PERYA key.pem by ines of PERYA', ['PERYA', 'key.pem']],
])('what an act is told is what stands before its signature: %j %s', (act, typed, said) => {
  expect(read(act, typed)).toMatchObject({ said, operator: 'ines', merchant: 'PERYA' })
})

it.each([
  [settle, '12 sent twice', 'by <operator> of <merchant> is missing: as it is'],
  [settle, '12 sent twice by ines', 'of <merchant> is missing: as it is'],
  [settle, '12 by ines of PERYA', '<remark>… is missing: as it is'],
  [settle, 'by ines of PERYA', '<alarm> <remark>… is missing: as it is'],
  [settle, '', '<alarm> <remark>… by <operator> of <merchant> is missing: as it is'],
  [rotate, 'PERYA key.pem other by ines of PERYA', 'other is too much: as it is'],
])('what is missing is said, and what is too much: %j %s', (act, typed, said) => {
  expect(() => read(act, typed)).toThrow(said)
})

it('a word that is empty is missing', () => {
  expect(() => readSignedWords(settle, ['', 'why', 'by', 'ines', 'of', 'PERYA'], 'as it is')).toThrow(
    '<alarm> is missing',
  )
})

it('a line shows all that an act is told', () => {
  expect(lineOf('JL', 'settle', settle)).toBe(
    'npm run vendor -- JL settle <alarm> <remark>… by <operator> of <merchant>',
  )
})
