import { expect, it } from 'vitest'
import { readList } from './read-list.ts'

const bet = { txId: 'a', playerId: '7', amount: '-10.00' }
const win = { txId: 'b,1', playerId: '7', amount: '4.5' }

it.each([
  ['CSV with a heading', 'txId,playerId,amount\na,7,-10.00\n"b,1",7,4.5\n'],
  ['CSV without one', 'a,7,-10.00\n"b,1",7,4.5'],
  ['CSV under headings of the vendor', 'Transaction 2,Player,Amount (PHP),Game\na,7,-10.00,x\n"b,1",7,4.5,y'],
  [
    'CSV as spreadsheets write it',
    '\uFEFF"txId","playerId","amount"\r\n"a","7","-10.00"\r\n"b,1","7","4.5"\r\n',
  ],
  ['JSON', JSON.stringify({ rows: [bet, win] })],
  ['JSON with the mark of UTF-8', `\uFEFF\n${JSON.stringify({ rows: [bet, win] })}`],
])('R-41 a list is read from %s', (_what, text) => {
  expect(readList(text)).toEqual([bet, win])
})

it.each(['', '\n', 'txId,playerId,amount\n', '{"rows":[]}'])('R-41 a list may be empty: %j', (text) => {
  expect(readList(text)).toEqual([])
})

it.each([
  ['txId,playerId,amount\na,7,-10.00\nb,7,ten', 'Line 3: "ten" is no amount, such as "4.00" or "-10.00".'],
  ['a,7,"1,000.00"', 'Line 1: "1,000.00" is no amount, such as "4.00" or "-10.00".'],
  ['a,7,', 'Line 1 has no amount.'],
  ['txId,playerId,amount\n,7,1.00', 'Line 2 has no txId.'],
  ['a,7,1.00\nb,,1.00', 'Line 2 has no playerId.'],
  ['a,7,1.00\nb,1,7,4.50', 'Line 2 has 4 cells instead of 3: '],
  ['a;7;1.00', 'Line 1 has 1 cells instead of 3: '],
  ['a,7,1.00\n"b,7,4.50', 'Line 2 has a quote that is not closed'],
  [`${'a'.repeat(201)},7,1.00`, 'is no txId as agreed.'],
  ['{"rows":[', 'The list is no JSON: '],
  ['[]', 'A list that is JSON is written {"rows": […]}.'],
  ['{"rows":[{"txId":"a","playerId":"7","amount":"1.00"},7]}', 'Row 2 is not written {"txId", '],
  ['{"rows":[{"txId":"a","playerId":"7","amount":1.5}]}', 'Row 1: 1.5 is no amount, such as "4.00"'],
  ['{"rows":[{"txId":"a","playerId":"7"}]}', 'Row 1 has no amount.'],
])('R-41 what cannot be read of %j is said by its place', (text, said) => {
  expect(() => readList(text)).toThrow(expect.objectContaining({ name: 'ChangeRefused' }))
  expect(() => readList(text)).toThrow(said)
})
