import { randomUUID } from 'node:crypto'
import { vendorCalls, vendorSandboxCalls } from '@perya/contract/vendor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { listMoneyFields } from '#testing/money-fields.ts'
import { noAmounts, unfitAmounts } from '#testing/wrong-amounts.ts'
import { type LabPlayer, openVendorLab, type VendorLab } from './testing/vendor-lab.ts'

const fields = listMoneyFields(Object.values({ ...vendorCalls, ...vendorSandboxCalls }))

describe('a vendor that sends an amount that is none', () => {
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

  it.each(fields)('R-7 is refused and moves nothing: $title', async ({ path, field, input }) => {
    const isStake = field === 'amount' && /bet/.test(path)
    const isCorrection = field === 'delta'
    // Vendors may count in four decimals, and a result may be nothing.
    const values = [
      ...noAmounts,
      ...unfitAmounts['over the cap'],
      ...(isStake || isCorrection ? unfitAmounts.zero : []),
      ...(isCorrection ? ['-100000000000.0001'] : [...unfitAmounts.negative, '-0.0001']),
    ]
    const whole: Record<string, unknown> = { ...player, ...known, refTxId: 'a-bet' }
    const taken = Object.keys((input as z.ZodObject).shape)
    const before = await count()
    const seen = await Promise.all(
      values.map(async (value) => {
        const ids = { requestId: randomUUID(), txId: randomUUID(), roundId: randomUUID() }
        const all = { ...whole, ...ids, [field]: value }
        const body = Object.fromEntries(Object.entries(all).filter(([name]) => taken.includes(name)))
        const outcome = await lab.send(path, body)
        return outcome.isKnown ? `${outcome.httpStatus} ${outcome.answer.status}` : outcome.reason
      }),
    )
    expect(new Set(seen)).toEqual(new Set(['400 BAD_REQUEST']))
    expect(await count()).toBe(before)
  })
})
