import {
  cancelDeposit,
  type Deposit,
  type DepositState,
  getDeposit,
  listDeposits,
} from '@perya/contract/deposits'
import { formatAmount, parseAmount } from '@perya/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLedger } from '#features/wallet/index.ts'
import { openCashierLab } from '../testing/cashier-lab.ts'
import { askGateway } from './ask-gateway.ts'
import { refundParked, sendRefunds } from './refund-payment.ts'
import { creditParked } from './resolve-payment.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
afterAll(() => lab.close())

const whole = parseAmount('500')
const half = parseAmount('250')

type Report = ReturnType<typeof lab.report>
type Parked = { payment: string; amount: bigint }

/** The expected deposit after all reports and decisions, worked out in the plainest way. */
type Model = {
  state: DepositState
  cash: bigint
  /** In the order they came. */
  parked: Parked[]
  refunded: number
}

function hear(model: Model, payment: string, amount: bigint): void {
  if (model.state === 'waiting' && amount === whole) {
    model.state = 'credited'
    model.cash += amount
    return
  }
  model.parked.push({ payment, amount })
  if (model.state !== 'credited') model.state = 'review'
}

const acts = [
  'pay',
  'half',
  'again',
  'changed',
  'forged',
  'fail',
  'time',
  'cancel',
  'credit',
  'refund',
] as const
type Act = (typeof acts)[number]

it('PAY-1 R-34 R-35 R-39 a deposit by gateway does what a plain model of it does, whatever is told of it in any order', async () => {
  const { client, userName, memberId } = await lab.newMember()
  const suspense = await lab.houseSum('suspense')
  let stillParked = 0n

  const bothSay = async (say: (operator: string) => Promise<boolean>) => {
    expect(await say('rosa')).toBe(false)
    expect(await say('pilar')).toBe(true)
  }
  const expire = async ({ id }: Deposit) => {
    await lab.ctx.pool.query(
      "update deposit set expires_at = now() - interval '1 minute', next_query_at = now() - interval '1 minute' where id = $1",
      [id],
    )
    await askGateway(lab.ctx)
  }

  async function act(name: Act, deposit: Deposit, model: Model, told: Report[]): Promise<void> {
    const last = told.at(-1)
    const merchant = 'PERYA'
    if (name === 'pay' || name === 'half') {
      const amount = name === 'pay' ? whole : half
      const report = lab.report(deposit, { amount: formatAmount(amount) })
      expect(await lab.tell(report)).toEqual({ code: 200, status: 'OK' })
      told.push(report)
      hear(model, report.payment, amount)
    } else if (name === 'again') {
      if (last) expect(await lab.tell(last)).toEqual({ code: 200, status: 'OK' })
    } else if (name === 'changed') {
      if (last) expect((await lab.tell({ ...last, amount: '499' })).code).toBe(409)
    } else if (name === 'forged') {
      expect((await lab.tell(lab.report(deposit), { secret: 'another secret' })).code).toBe(401)
    } else if (name === 'fail') {
      const report = { state: 'failed', account: merchant, payment: 'LPFAILED', reference: deposit.reference }
      expect((await lab.tell(report)).code).toBe(200)
      if (model.state === 'waiting') model.state = 'failed'
    } else if (name === 'cancel') {
      const isTaken = model.state === 'waiting' || model.state === 'cancelled'
      expect((await client.call(cancelDeposit, { id: deposit.id })).success).toBe(isTaken)
      if (isTaken) model.state = 'cancelled'
    } else if (name === 'time') {
      await expire(deposit)
      if (model.state === 'waiting') model.state = 'expired'
    } else {
      const next = model.parked.shift()
      if (!next) return
      const { payment } = next
      if (name === 'credit') {
        await bothSay((operator) => creditParked(lab.ctx, { merchant, payment, userName, operator }))
        model.cash += next.amount
        if (model.state === 'review') model.state = 'credited'
      } else {
        await bothSay((operator) => refundParked(lab.ctx, { merchant, payment, operator }))
        await sendRefunds(lab.ctx)
        model.refunded += 1
        if (model.state === 'review' && model.parked.length === 0) model.state = 'refunded'
      }
    }
  }

  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 10 }), async (order) => {
      const before = parseAmount(await lab.cashOf(client))
      const deposit = await lab.begin(client, formatAmount(whole))
      const model: Model = { state: 'waiting', cash: 0n, parked: [], refunded: 0 }
      const told: Report[] = []
      for (const name of order) await act(name, deposit, model, told)
      const { value: shown } = await client.call(getDeposit, { id: deposit.id })
      expect(shown.state).toBe(model.state)
      const payment = model.parked.length > 0 ? 'parked' : model.refunded > 0 ? 'refunded' : undefined
      expect(shown.payment?.state).toBe(payment)
      expect(parseAmount(await lab.cashOf(client)) - before).toBe(model.cash)
      stillParked += model.parked.reduce((sum, { amount }) => sum + amount, 0n)
      expect((await lab.houseSum('suspense')) - suspense).toBe(stillParked)
      // Frees the place: only a few deposits may wait at a time.
      await act('fail', deposit, model, told)
    }),
    { numRuns: 25 },
  )
  const { value: record } = await client.call(listDeposits, lab.days())
  expect(parseAmount(record.total)).toBe(await lab.moved(memberId, 'deposit'))
  expect(await auditLedger(lab.ctx)).toEqual([])
}, 120_000)
