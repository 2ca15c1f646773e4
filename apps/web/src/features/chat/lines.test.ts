import { expect, it } from 'vitest'
import { joinLines } from './lines.rules.ts'

const line = (id: string) => ({ id, text: `Line ${id}`, isMine: false, sentAt: '2026-11-15T08:00:00.000Z' })

it('CONT-4 a line that comes twice stands once, and all stand in the order they were said', () => {
  const known = ['2', '9', '10'].map(line)
  expect(joinLines(known, ['11', '10', '1'].map(line)).map(({ id }) => id)).toEqual([
    '1',
    '2',
    '9',
    '10',
    '11',
  ])
  expect(joinLines([], ['9007199254740993', '9007199254740992'].map(line)).map(({ id }) => id)).toEqual([
    '9007199254740992',
    '9007199254740993',
  ])
})
