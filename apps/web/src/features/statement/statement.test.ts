import type { StatementLine } from '@perya/contract/wallet'
import { statementDaysMax, walletNames } from '@perya/contract/wallet'
import { expect, it } from 'vitest'
import { directionOf } from '#lib/record/direction.rules.ts'
import { dayOf, daysMax, faultOf } from '#lib/record/period.rules.ts'
import { rowsOf, withNewest } from '#lib/record/rows.rules.ts'
import { readFilter, toggleType, wallets, writeFilter } from './filter.rules.ts'
import { lineLook } from './line-look.ts'
import { whyOf } from './line-words.rules.ts'
import { otherWallets } from './other-wallets.rules.ts'
import { readReference } from './reference.rules.ts'

const today = '2026-11-15'

it.each([
  ['', '7', '2026-11-09', '2026-11-15'],
  ['period=today', 'today', '2026-11-15', '2026-11-15'],
  ['period=yesterday', 'yesterday', '2026-11-14', '2026-11-14'],
  ['period=30', '30', '2026-10-17', '2026-11-15'],
  ['period=always', '7', '2026-11-09', '2026-11-15'],
  ['startDate=2026-10-01&endDate=2026-10-31', 'custom', '2026-10-01', '2026-10-31'],
  ['startDate=2026-10-31&endDate=2026-10-01', '7', '2026-11-09', '2026-11-15'],
  ['startDate=2026-02-30&endDate=2026-03-01', '7', '2026-11-09', '2026-11-15'],
])('PAY-4 the address ?%s shows %s: %s to %s', (address, preset, startDate, endDate) => {
  expect(readFilter(new URLSearchParams(address), today)).toMatchObject({ preset, startDate, endDate })
})

it('PAY-4 types=A shows what agents get', () => {
  expect(readFilter(new URLSearchParams('types=A'), today).types).toEqual(['agent'])
})

it.each(['', 'period=30', 'startDate=2026-10-01&endDate=2026-10-31&types=stake%2Creward&wallet=held'])(
  'PAY-4 the filter of ?%s is found again under the address written for it',
  (address) => {
    expect(writeFilter(readFilter(new URLSearchParams(address), today)).toString()).toBe(address)
  },
)

it.each([
  ['2026-11-01', '2026-11-15', null],
  ['', '2026-11-15', 'missing'],
  ['2026-11-15', '2026-11-14', 'order'],
  ['2026-11-15', '2026-11-16', 'future'],
  ['2025-10-12', '2026-11-15', null],
  ['2025-10-11', '2026-11-15', 'long'],
])('PAY-4 the range %s to %s is told apart: %s', (startDate, endDate, fault) => {
  expect(faultOf({ startDate, endDate }, today)).toBe(fault)
})

it('PAY-4 the app and the server agree on the longest period and on the wallets', () => {
  expect(daysMax).toBe(statementDaysMax)
  expect(wallets).toEqual(walletNames)
})

it('PAY-4 a group stands for its kinds, so that both are never chosen', () => {
  const play = { group: 'play', kinds: ['stake', 'payout'] } as const
  expect(toggleType([], 'stake', play)).toEqual(['stake'])
  expect(toggleType(['stake', 'deposit'], 'play', play)).toEqual(['deposit', 'play'])
  expect(toggleType(['deposit', 'play'], 'payout', play)).toEqual(['deposit', 'payout'])
  expect(toggleType(['payout'], 'payout', play)).toEqual([])
})

const line = (id: string, at: string, amount = '-1.00') =>
  ({ id, at, amount, balance: '9.00' }) as StatementLine

it('PAY-4 lines stand under the business day of the site, and a line sent twice stands once', () => {
  const lines = [
    line('3', '2026-11-14T16:00:00.000Z'),
    line('2', '2026-11-14T15:59:59.999Z'),
    line('2', '2026-11-14T15:59:59.999Z'),
    line('1', '2026-11-13T16:00:00.000Z'),
  ]
  const rows = rowsOf(lines, lineLook, 'Asia/Manila')
  expect(rows.map((row) => (row.kind === 'day' ? row.key : [row.line.id, row.place]))).toEqual([
    '2026-11-15',
    ['3', 'only'],
    '2026-11-14',
    ['2', 'first'],
    ['1', 'last'],
  ])
  expect(dayOf('2026-11-14T16:00:00Z', 'Asia/Manila')).toBe('2026-11-15')
})

it('PAY-4 a movement made while one reads far down joins the first page, and nothing that was read is lost', () => {
  const at = '2026-11-14T00:00:00.000Z'
  const pages = [{ lines: [line('9', at), line('8', at)] }, { lines: [line('7', at)] }]
  const merged = withNewest(pages, { lines: [line('10', at), line('9', at)] }, lineLook)
  expect(merged?.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['10', '9', '8'], ['7']])
  expect(withNewest(pages, { lines: [line('12', at), line('11', at)] }, lineLook)).toBeNull()
})

it.each([
  ['10.00', 'in'],
  ['-10.00', 'out'],
  ['0.00', 'none'],
] as const)('PAY-4 a movement of %s is told as %s', (amount, direction) => {
  expect(directionOf({ amount })).toBe(direction)
})

it.each([
  ['12.00', 'statement.why.vendor_return.won'],
  ['-30.00', 'statement.why.vendor_return.lost'],
  ['0.00', 'statement.why.vendor_return.even'],
  [null, 'statement.why.vendor_return'],
])('PAY-4 money back from a vendor with %s won there is explained by %s', (result, why) => {
  expect(whyOf({ code: 'vendor_return', withdrawal: null, result })).toBe(why)
})

it.each([
  ['lottery:swertres:123', 'order', 'L0000123', true],
  ['lottery:swertres:issue:9', 'reference', 'swertres-9', true],
  ['round:JL:a1b2', 'round', 'a1b2', true],
  ['round:77', 'round', '77', true],
  ['lottery:swertres:vip', 'reference', 'swertres vip', false],
  ['round:JL:2026:77', 'round', '2026:77', true],
  ['transfer:DT-1', 'reference', 'DT-1', false],
  ['D20261116-1', 'reference', 'D20261116-1', false],
])('PAY-4 what %s belongs to is told as its %s %s', (reference, of, number, isPlay) => {
  expect(readReference(reference)).toEqual({ of, number, isPlay })
})

it('PAY-4 what is in other wallets than the one on record is told, so that all of them make the total', () => {
  const balance = {
    sumBalance: '3241.72',
    cash: '2991.72',
    overdrawn: '0.00',
    held: '0.00',
    bonus: '240.00',
    inGames: '0.00',
    currency: 'PHP',
    version: '1',
  }
  expect(otherWallets(balance, 'cash')).toEqual([
    { name: 'bonus', amount: 2_400_000n },
    { name: 'in_transit', amount: 100_000n },
  ])
  expect(otherWallets(balance, 'bonus').map(({ name }) => name)).toEqual(['cash', 'in_transit'])
})

it('PAY-4 a debt hides nothing of what is in games, and is not taken for something there', () => {
  const owing = {
    sumBalance: '-23.45',
    cash: '0.00',
    overdrawn: '123.45',
    held: '0.00',
    bonus: '0.00',
    inGames: '100.00',
    currency: 'PHP',
    version: '1',
  }
  expect(otherWallets(owing, 'cash')).toEqual([{ name: 'in_transit', amount: 1_000_000n }])
  expect(otherWallets({ ...owing, sumBalance: '-123.45', inGames: '0.00' }, 'cash')).toEqual([])
})
