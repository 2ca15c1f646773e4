import type { StatementLine } from '@perya/contract/wallet'
import { expect, it } from 'vitest'
import { statementRows } from './statement-csv.ts'

const period = {
  from: new Date('2026-11-14T16:00:00Z'),
  to: new Date('2026-11-15T16:00:00Z'),
  firstDay: '2026-11-15',
  lastDay: '2026-11-15',
  timeZone: 'Asia/Manila',
}
const line: StatementLine = {
  id: '7',
  at: '2026-11-15T01:00:00.000Z',
  code: 'vendor_return',
  name: 'Return from a game',
  reference: 'transfer:1',
  game: null,
  vendor: 'Salon Uno',
  result: '-30.00',
  reason: null,
  withdrawal: null,
  reversalOf: null,
  amount: '70.00',
  balance: '170.00',
}
const balances = { opening: 1_000_000n, closing: 1_700_000n }
const now = new Date('2026-11-15T04:00:00Z')
const asked = { period, kinds: [], wallet: 'cash', language: 'EN', now } as const

const rowsOf = (lines: StatementLine[], differently: Partial<Parameters<typeof statementRows>[2]> = {}) =>
  statementRows(balances, lines, { ...asked, ...differently })

it('PAY-4 the file has what the screen says of a line: wallet, game, provider, result and reason', () => {
  expect(rowsOf([line])[2]).toEqual([
    '2026-11-15 09:00:00',
    '7',
    'Return from a game',
    'transfer:1',
    '70.00',
    '170.00',
    'Main wallet',
    '',
    'Salon Uno',
    '-30.00',
    '',
    '',
  ])
  const corrected = { ...line, game: 'Crash', reason: 'gameFault', reversalOf: '3' } as const
  expect(rowsOf([corrected], { language: 'TY', wallet: 'in_transit' })[2]?.slice(6)).toEqual([
    'Nasa laro',
    'Crash',
    'Salon Uno',
    '-30.00',
    'Nagkaproblema sa laro',
    '3',
  ])
})

it('PAY-4 every row has a cell for every column', () => {
  for (const kinds of [[], ['stake']]) {
    expect(new Set(rowsOf([line], { kinds }).map((row) => row.length))).toEqual(new Set([12]))
  }
})

it('PAY-4 a filtered file names its filter and has no opening and closing balance', () => {
  const rows = rowsOf([line], { kinds: ['stake', 'vendor_return'] })
  expect(rows.slice(1).map((row) => row[2])).toEqual([
    'Only: Bet, Return from a game (balances cover all transactions)',
    'Return from a game',
  ])
  expect(rowsOf([line]).map((row) => row[2])).toEqual([
    'Name',
    'Starting balance',
    'Return from a game',
    'Ending balance',
  ])
})

it.each([
  ['now, while the period runs', now, '2026-11-15 12:00:00'],
  ['its last second, when it is over', new Date('2026-12-01T00:00:00Z'), '2026-11-15 23:59:59'],
  ['its newest line, when our clock is behind', new Date('2026-11-15T00:59:00Z'), '2026-11-15 09:00:00'],
])('PAY-4 the closing balance of a period is dated by %s', (_when, at, shown) => {
  expect(rowsOf([line], { now: at }).at(-1)?.[0]).toBe(shown)
})
