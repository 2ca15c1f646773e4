import { afterAll, beforeAll, expect, it } from 'vitest'
import { noAmounts, unfitAmounts } from '#testing/wrong-amounts.ts'
import { openCashierLab } from '../testing/cashier-lab.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
})
afterAll(() => lab.close())

const countTransfers = async () =>
  (await lab.ctx.pool.query('select count(*)::int as count from ledger_transfer')).rows[0].count

it('R-7 a gateway that reports an amount that is none is refused, and nothing is credited or parked', async () => {
  const { client } = await lab.newMember()
  const deposit = await lab.begin(client, '500.00')
  const before = await countTransfers()
  for (const amount of [...noAmounts, ...Object.values(unfitAmounts).flat()]) {
    const answer = await lab.tell({ ...lab.report(deposit), amount })
    expect(answer, JSON.stringify(amount)).toEqual({ code: 400, status: 'BAD_REQUEST' })
  }
  expect([await countTransfers(), await lab.stateOf(client, deposit)]).toEqual([before, deposit.state])
  expect(await lab.tell(lab.report(deposit))).toEqual({ code: 200, status: 'OK' })
  expect(await countTransfers()).toBe(before + 1)
})
