import { randomUUID } from 'node:crypto'
import { listWithdrawalsToReview } from '@perya/contract/ops-withdrawals'
import { createWithdrawal, getWithdrawal, listBankCards, type Withdrawal } from '@perya/contract/withdrawals'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { openOperator } from '#features/operators/testing/operator-client.ts'
import { auditLedger } from '#features/wallet/index.ts'
import { spawnCommand } from '#testing/test-server.ts'
import { refundParked, sendRefunds } from './deposits/refund-payment.ts'
import { demoWithdrawalPassword, openCashierLab } from './testing/cashier-lab.ts'
import { payOut } from './withdrawals/pay-out.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: Awaited<ReturnType<typeof openCashierLab>>
let rosa: Awaited<ReturnType<typeof openOperator>>
beforeAll(async () => {
  lab = await openCashierLab()
  rosa = await openOperator(lab.test, 'rosa', ['withdrawals.review'])
})
afterAll(() => lab.close())

async function ask(client: Client, amount: string): Promise<Withdrawal> {
  const cardId = (await client.call(listBankCards, {})).value.cards[0]?.id ?? ''
  const typed = { requestKey: randomUUID(), cardId, amount, password: demoWithdrawalPassword }
  return (await client.call(createWithdrawal, typed)).value
}

/** Moves it to another merchant, which only a test can do. */
async function move(table: 'withdrawal' | 'deposit', reference: string, merchant: string): Promise<void> {
  const connection = await lab.ctx.pool.connect()
  try {
    await connection.query('begin; set local session_replication_role = replica')
    await connection.query(`update ${table} set merchant = $1 where reference = $2`, [merchant, reference])
    await connection.query('commit')
  } finally {
    connection.release()
  }
}

const stateOf = async (client: Client, { id }: Withdrawal) =>
  (await client.call(getWithdrawal, { id })).value.state
const onDesk = async ({ reference }: Withdrawal) =>
  (await rosa.call(listWithdrawalsToReview, {})).value.withdrawals.find(
    (each) => each.reference === reference,
  )
const faults = async () => (await auditLedger(lab.ctx)).map(({ place, difference }) => [place, difference])
const explained = () => spawnCommand('explained', [], { DATABASE_URL: lab.test.url })

it.each([
  ['paid', '09171111111', 15_000_000n, 'paid'],
  ['failed', '09171110000', 0n, 'failed'],
])(
  'R-9 R-21 a payout that the gateway says %s and the ledger refuses is an alarm at once, until it is booked',
  async (said, number, difference, end) => {
    const member = await lab.newPayee([number])
    const asked = await ask(member, '1500')
    if (said === 'paid') await move('withdrawal', asked.reference, 'PERYAT')
    else await breakUp('withdrawal')
    await payOut(lab.ctx)

    expect(await stateOf(member, asked)).toBe('paying')
    const place = `gateway payout ${asked.reference}`
    expect(await onDesk(asked)).toMatchObject({
      state: 'paying',
      isOverdue: false,
      unbooked: expect.stringContaining(`the gateway says ${said} of 1500.00 PHP`),
    })
    expect(await faults()).toEqual([[place, difference]])
    const { code, stdout } = await explained()
    expect([code, stdout]).toEqual([1, expect.stringContaining(place)])

    if (said === 'paid') await move('withdrawal', asked.reference, 'PERYA')
    else await mend('withdrawal')
    lab.later(1)
    await payOut(lab.ctx)
    expect(await stateOf(member, asked)).toBe(end)
    expect(await onDesk(asked)).toBeUndefined()
    expect(await faults()).toEqual([])
  },
)

/** Makes the database refuse to end any row of a table. */
async function breakUp(table: 'withdrawal' | 'gateway_payment'): Promise<void> {
  await lab.ctx.pool.query(`
    create or replace function test_refuse() returns trigger language plpgsql as $$
    begin raise exception 'the ledger is closed'; end $$;
    create trigger test_refuses before update of state on ${table}
      for each row when (new.state in ('failed', 'refunded')) execute function test_refuse()`)
}
const mend = (table: string) => lab.ctx.pool.query(`drop trigger test_refuses on ${table}`)

it('R-12 R-21 a payment that cannot be credited is an alarm at once, until it is', async () => {
  const { client } = await lab.newMember()
  const deposit = await lab.begin(client, '500')
  await move('deposit', deposit.reference, 'PERYAT')
  const report = lab.report(deposit, { account: 'PERYAT' })
  expect((await lab.tell(report)).status).toBe('INTERNAL')
  expect(await faults()).toEqual([[`gateway payment ${report.payment}`, 5_000_000n]])

  await move('deposit', deposit.reference, 'PERYA')
  expect((await lab.tell({ ...report, account: 'PERYA' })).status).toBe('OK')
  expect(await lab.stateOf(client, deposit)).toBe('credited')
  expect(await faults()).toEqual([])
})

it('R-21 a refund that the gateway made and nobody could book is an alarm at once, until it is booked', async () => {
  const { client } = await lab.newMember()
  const parked = lab.report(await lab.begin(client, '500'), { amount: '400.00' })
  await lab.tell(parked)
  const { payment } = parked
  for (const operator of ['rosa', 'pilar'])
    await refundParked(lab.ctx, { merchant: 'PERYA', payment, operator })
  await breakUp('gateway_payment')
  await sendRefunds(lab.ctx)
  expect(await faults()).toEqual([[`gateway refund ${payment}`, 4_000_000n]])

  await mend('gateway_payment')
  lab.later(1)
  await sendRefunds(lab.ctx)
  expect(await faults()).toEqual([])
})
