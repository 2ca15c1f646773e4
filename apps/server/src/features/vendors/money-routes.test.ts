import { randomUUID } from 'node:crypto'
import { endpoints } from '@perya/contract/endpoints'
import { vendorCalls, vendorSandboxCalls } from '@perya/contract/vendor'
import { isAmountText } from '@perya/money'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type LabPlayer, openVendorLab, type VendorLab } from './testing/vendor-lab.ts'

type Route = { path: string; input: z.ZodType }
type MoneyField = Route & { field: string; shape: z.ZodType }

/** A field is money when it takes what only an amount looks like. */
function listMoneyFields(routes: readonly Route[]): MoneyField[] {
  return routes.flatMap(({ path, input }) => {
    if (!(input instanceof z.ZodObject)) return []
    return Object.entries(input.shape as Record<string, z.ZodType>)
      .filter(([, shape]) => shape.safeParse('12.34').success && !shape.safeParse('12.34.56').success)
      .map(([field, shape]) => ({ path, input, field, shape: withoutNull(shape) }))
  })
}

/** `null` is a word of its own where it is taken: no limit, for one. */
const withoutNull = (shape: z.ZodType) =>
  shape instanceof z.ZodNullable ? (shape.unwrap() as z.ZodType) : shape

const vendorRoutes = listMoneyFields(Object.values({ ...vendorCalls, ...vendorSandboxCalls }))
// What is only read moves nothing: there an amount is a filter.
const appRoutes = listMoneyFields(Object.values(endpoints).filter(({ method }) => method !== 'GET'))
const titles = (fields: readonly MoneyField[]) =>
  fields.map((one) => ({ ...one, title: `${one.path} ${one.field}` }))

/** Written in every wrong way somebody has tried somewhere. */
const wrong: unknown[] = [
  ...[
    '',
    ' ',
    '-',
    '+1',
    '1.',
    '.5',
    '01',
    '00.10',
    '1,00',
    '1,000.00',
    '1 000',
    '1_000',
    '1e3',
    '1e21',
    '1E5',
  ],
  ...[
    'NaN',
    'Infinity',
    '-Infinity',
    '-0',
    '-0.00',
    '0x10',
    '0b1',
    '1n',
    '１２',
    '١',
    '1.00 ',
    ' 1.00',
    '1.00\n',
  ],
  ...['1.00001', '0.00000', '12.34.56', '--1', '1-1', 'null', 'true', '₱1', '1.00PHP', '99999999999999.9999'],
  ...[0, 1, -1, 1.5, 1e21, -0, null, true, false, [], ['1.00'], {}, { amount: '1.00' }],
]

describe('an amount that is none', () => {
  it('R-7 is looked for on every route of the contract that takes money', () => {
    expect(titles(vendorRoutes).map(({ title }) => title)).toEqual([
      '/vendor/v1/bet amount',
      '/vendor/v1/win amount',
      '/vendor/v1/win jackpotAmount',
      '/vendor/v1/betwin amount',
      '/vendor/v1/betwin winAmount',
      '/vendor/v1/betwin jackpotAmount',
      '/vendor/v1/rollback amount',
      '/vendor/v1/adjust delta',
      '/vendor/v1/sandbox/player balance',
    ])
  })

  it('R-7 fits no money field of any route, however it is written', () => {
    for (const { path, field, shape } of [...vendorRoutes, ...appRoutes]) {
      const refuses = (value: unknown) => !shape.safeParse(value).success
      expect(
        wrong.filter((value) => !refuses(value)),
        `${path} ${field}`,
      ).toEqual([])
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string(),
            fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE ') }),
            fc.double(),
            fc.integer(),
          ),
          (value) => (typeof value === 'string' && isAmountText(value)) || refuses(value),
        ),
        { numRuns: 500 },
      )
    }
  })
})

describe('a vendor that sends one', () => {
  let lab: VendorLab
  let player: LabPlayer
  beforeAll(async () => {
    lab = await openVendorLab()
    player = await lab.player('10.00')
  })
  afterAll(() => lab.close())

  const known: Record<string, unknown> = {
    amount: '1.00',
    winAmount: '1.00',
    delta: '1.00',
    balance: '1.00',
  }
  const count = async () => {
    const { rows } = await lab.ctx.pool.query(
      'select (select count(*) from vendor_tx) + (select count(*) from ledger_transfer) as count',
    )
    return rows[0].count
  }

  it.each(titles(vendorRoutes))(
    'R-7 is refused and moves nothing: $title',
    async ({ path, field, input }) => {
      const isStake = field === 'amount' && /bet/.test(path)
      const isCorrection = field === 'delta'
      const values = [
        ...wrong,
        '100000000000.0001',
        ...(isStake || isCorrection ? ['0', '0.00'] : []),
        ...(isCorrection ? ['-100000000000.0001'] : ['-1', '-1.00', '-0.0001']),
      ]
      const whole: Record<string, unknown> = { ...player, ...known, refTxId: 'a-bet' }
      const fields = Object.keys((input as z.ZodObject).shape)
      const before = await count()
      const seen = await Promise.all(
        values.map(async (value) => {
          const ids = { requestId: randomUUID(), txId: randomUUID(), roundId: randomUUID() }
          const all = { ...whole, ...ids, [field]: value }
          const body = Object.fromEntries(Object.entries(all).filter(([name]) => fields.includes(name)))
          const outcome = await lab.send(path, body)
          return outcome.isKnown ? `${outcome.httpStatus} ${outcome.answer.status}` : outcome.reason
        }),
      )
      expect(new Set(seen)).toEqual(new Set(['400 BAD_REQUEST']))
      expect(await count()).toBe(before)
    },
  )
})
