import { randomUUID } from 'node:crypto'
import { depositsCsv, getDeposit, listDepositChannels, listDeposits } from '@perya/contract/deposits'
import { listInbox } from '@perya/contract/inbox'
import { getTurnover } from '@perya/contract/turnover'
import { memberTransactions, profitAndLoss } from '@perya/contract/wallet'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLedger, findMemberAccounts, openHouseAccount, postTransfer } from '#features/wallet/index.ts'
import { listDebtors } from '../debts/debts.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { openCashierLab } from '../testing/cashier-lab.ts'
import { play } from '../testing/play.ts'
import { settleDebts } from '../withdrawals/settle-debt.ts'
import { refundParked, sendRefunds } from './refund-payment.ts'
import { creditParked } from './resolve-payment.ts'
import { takeBack } from './take-back.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
afterAll(async () => {
  await lab.close()
})

const merchant = 'PERYA'

async function takeBackByTwo(reference: string): Promise<void> {
  expect(await takeBack(lab.ctx, { merchant, reference, operator: 'rosa' })).toBe(1)
  expect(await takeBack(lab.ctx, { merchant, reference, operator: 'pilar' })).toBe(0)
}

async function alarmsOf(memberId: bigint): Promise<{ detail: string; open: boolean }[]> {
  const { rows } = await lab.ctx.pool.query(
    "select detail, resolved_at is null as open from ledger_alert where rule = 'R-13' and place = $1",
    [`debt ${memberId}`],
  )
  return rows
}

it('R-13 a deposit its bank took back leaves the wallet; what is spent of it is owed, raises an alarm, stops play, and is paid from what comes', async () => {
  const { client, memberId, userName } = await lab.newMember()
  const deposit = await lab.begin(client, '1000', 'alipay')
  await lab.tell(lab.report(deposit))
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '10690' })
  expect(await lab.cashOf(client)).toBe('300.00')
  const clearing = await lab.houseSum('gateway_clearing')
  await takeBackByTwo(deposit.reference)
  expect(await lab.houseSum('gateway_clearing')).toBe(clearing + parseAmount('1000'))
  expect(await lab.cashOf(client)).toBe('0.00')
  expect(await lab.houseSum('member_debt')).toBe(-parseAmount('690'))
  const owed = async () =>
    (await listDebtors(lab.ctx.db, merchant)).find((each) => each.userName === userName)?.owed ?? 0n
  expect(await owed()).toBe(parseAmount('690'))
  expect((await client.call(getDeposit, { id: deposit.id })).value.state).toBe('takenBack')
  const [letter] = (await client.call(listInbox, {})).value.threads
  expect(letter).toMatchObject({
    title: 'Your deposit was reversed',
    preview: expect.stringContaining('₱690.00'),
  })
  const told = async () => [
    (await client.call(getTurnover, {})).value.owed,
    (await client.call(listDepositChannels, {})).value.owed,
  ]
  expect(await told()).toEqual(['690.00', '690.00'])
  await expect(play(lab.ctx, memberId, { kind: 'stake', pesos: '1' })).rejects.toThrow()
  await expect(
    takeBack(lab.ctx, { merchant, reference: deposit.reference, operator: 'rosa' }),
  ).rejects.toThrow(/deposit.decided/)
  expect(await alarmsOf(memberId)).toEqual([{ detail: expect.stringContaining('owes 690.00'), open: true }])
  const metrics = await lab.test.app.inject({ url: '/metrics' })
  expect(metrics.body).toContain('ledger_open_alerts 1')
  // The win of a round that ends late pays the debt, and so does the next deposit.
  await play(lab.ctx, memberId, { kind: 'payout', pesos: '90' })
  await settleDebts(lab.ctx)
  expect(await owed()).toBe(parseAmount('600'))
  const detail = expect.stringContaining('owes 600.00')
  expect(await alarmsOf(memberId)).toEqual([{ detail, open: true }])
  const next = await lab.begin(client, '800')
  await lab.tell(lab.report(next))
  expect(await owed()).toBe(0n)
  expect(await told()).toEqual(['0.00', '0.00'])
  expect((await client.call(getDeposit, { id: next.id })).value).toMatchObject({
    credit: '800.00',
    repaid: '600.00',
  })
  // Everywhere "deposited" means what deposits brought to the wallet.
  const arrived = await lab.moved(memberId, 'deposit')
  expect(arrived).toBe(parseAmount('1190'))
  const { value: record } = await client.call(listDeposits, lab.days())
  const { value: profit } = await client.call(profitAndLoss, lab.days())
  expect([record.total, profit.total.deposits].map(parseAmount)).toEqual([arrived, arrived])
  const csv = (await client.call(depositsCsv, lab.days())).text.trim().split('\r\n').slice(1)
  expect(csv.reduce((sum, line) => sum + parseAmount(line.split(',').at(-1) ?? ''), 0n)).toBe(arrived)
  expect(await lab.cashOf(client)).toBe('200.00')
  expect(await lab.houseSum('member_debt')).toBe(0n)
  expect(await alarmsOf(memberId)).toEqual([{ detail, open: false }])
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '1' })
  const { value } = await client.call(memberTransactions, { ...lab.days(), types: 'chargeback' as never })
  expect(value.lines.map(({ amount }) => amount)).toEqual(['-90.00', '-300.00'])
})

it('R-13 a win taken back after it was spent raises an alarm that says what is owed now, and play opens once it is paid', async () => {
  const [stuck, spender] = [await lab.newMember(), await lab.newMember()]
  const house = await openHouseAccount(lab.ctx.db, { kind: 'house', merchant })
  const takeWin = async (memberId: bigint, pesos: string) => {
    const { cash } = await findMemberAccounts(lab.ctx.db, memberId)
    const legs = [
      { account: cash, amount: -parseAmount(pesos) },
      { account: house, amount: parseAmount(pesos) },
    ]
    await postTransfer(lab.ctx, { key: randomUUID(), kind: 'settlement', legs })
  }
  await takeWin(stuck.memberId, '10500')
  await takeWin(spender.memberId, '10500')
  // What goes wrong with the first holds up no other.
  const stay = `add constraint stuck check (place <> 'debt ${stuck.memberId}')`
  await lab.ctx.pool.query(`alter table ledger_alert ${stay}`)
  await settleDebts(lab.ctx)
  await lab.ctx.pool.query('alter table ledger_alert drop constraint stuck')
  const owes = (amount: string, open: boolean) => [
    { detail: expect.stringContaining(`owes ${amount} `), open },
  ]
  expect(await alarmsOf(stuck.memberId)).toEqual([])
  expect(await alarmsOf(spender.memberId)).toEqual(owes('500.00', true))
  await takeWin(spender.memberId, '200')
  await settleDebts(lab.ctx)
  expect(await alarmsOf(stuck.memberId)).toEqual(owes('500.00', true))
  expect(await alarmsOf(spender.memberId)).toEqual(owes('700.00', true))
  await lab.tell(lab.report(await lab.begin(spender.client, '1000')))
  await expect(play(lab.ctx, spender.memberId, { kind: 'stake', pesos: '1' })).rejects.toThrow()
  await settleDebts(lab.ctx)
  expect(await alarmsOf(spender.memberId)).toEqual(owes('700.00', false))
  await play(lab.ctx, spender.memberId, { kind: 'stake', pesos: '1' })
})

it('R-39 a parked payment goes back to its payer once two operators say so, and nobody can credit it meanwhile', async () => {
  const { client, userName } = await lab.newMember()
  const deposit = await lab.begin(client, '500')
  const report = lab.report(deposit, { amount: '450' })
  const suspense = await lab.houseSum('suspense')
  const clearing = await lab.houseSum('gateway_clearing')
  await lab.tell(report)
  const { payment } = report
  const refund = (operator: string) => refundParked(lab.ctx, { merchant, payment, operator })
  expect(await refund('rosa')).toBe(false)
  expect(await refund('rosa')).toBe(false)
  expect(await refund('pilar')).toBe(true)
  await expect(creditParked(lab.ctx, { merchant, payment, userName, operator: 'rosa' })).rejects.toThrow(
    /payment.unknown/,
  )
  const gateway = gatewayOf(lab.ctx) as Gateway
  const { refund: send } = gateway
  gateway.refund = async () => ({ state: 'failed', reason: 'account' })
  await sendRefunds(lab.ctx)
  gateway.refund = async () => {
    throw new Error('the line broke')
  }
  // The gateway refused the refund: the payment is parked again and needs two operators anew.
  expect(await refund('rosa')).toBe(false)
  expect(await refund('pilar')).toBe(true)
  await sendRefunds(lab.ctx)
  gateway.refund = send
  expect(await lab.houseSum('suspense')).toBe(suspense + parseAmount('450'))
  lab.later(1)
  await Promise.all([sendRefunds(lab.ctx), sendRefunds(lab.ctx)])
  lab.later(1)
  await sendRefunds(lab.ctx)
  expect(await lab.houseSum('suspense')).toBe(suspense)
  expect(await lab.houseSum('gateway_clearing')).toBe(clearing)
  expect(await lab.cashOf(client)).toBe('10000.00')
  expect(await lab.stateOf(client, deposit)).toBe('refunded')
  await expect(refund('rosa')).rejects.toThrow(/payment.unknown/)
})

it('R-1 after all of it the ledger adds up', async () => {
  expect(await auditLedger(lab.ctx)).toEqual([])
})
