import { randomUUID } from 'node:crypto'
import { createWithdrawal, listBankCards } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { Gateway } from '#features/cashier/gateway/gateway.ts'
import { gatewayOf } from '#features/cashier/gateway/gateways.ts'
import { confirmByHand, creditParked, takeBack } from '#features/cashier/index.ts'
import { demoWithdrawalPassword, openCashierLab } from '#features/cashier/testing/cashier-lab.ts'
import { sendProof } from '#features/cashier/testing/receipt.ts'
import { payOut } from '#features/cashier/withdrawals/pay-out.ts'
import type { Client } from '#features/identity/testing/client.ts'
import { findMemberAccounts, openHouseAccount, postTransfer } from '#features/wallet/index.ts'
import { explainVolume, spanUpTo } from './explain-volume.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeEach(async () => {
  lab = await openCashierLab()
}, 60_000)
afterEach(() => lab.close())

const merchant = 'PERYA'
const dayMs = 86_400_000

async function explained() {
  const { volumes, unmatched, apart } = await explainVolume(
    lab.ctx,
    spanUpTo(new Date(Date.now() + dayMs + 60_000)),
  )
  const [{ crossed, matched } = { crossed: 0n, matched: 0n }] = volumes
  return { crossed, matched, unmatched, apart }
}

async function payIn(client: Client, amount: string, code?: string) {
  const deposit = await lab.begin(client, amount, code)
  const report = lab.report(deposit)
  expect((await lab.tell(report)).status).toBe('OK')
  return { deposit, payment: report.payment }
}

async function withdraw(client: Client, amount: string): Promise<void> {
  const cardId = (await client.call(listBankCards, {})).value.cards[0]?.id ?? ''
  const asked = { requestKey: randomUUID(), cardId, amount, password: demoWithdrawalPassword }
  expect(await client.call(createWithdrawal, asked)).toMatchObject({ success: true })
  await payOut(lab.ctx)
}

it('R-21 deposits, found payments and withdrawals are explained by what the gateway said, with the fees that stay', async () => {
  const { client, userName } = await lab.newMember()
  const taken = await payIn(client, '1000', 'alipay')
  const { amount, fee } = taken.deposit
  expect(fee).not.toBe('0.00')

  const short = await lab.begin(client, '500')
  const parked = lab.report(short, { amount: '400.00' })
  await lab.tell(parked)
  const found = { merchant, payment: parked.payment, userName }
  await creditParked(lab.ctx, { ...found, operator: 'rosa' })
  expect(await creditParked(lab.ctx, { ...found, operator: 'pilar' })).toBe(true)

  await lab.ctx.pool.query("update payout_bank set fee_fixed = 150000, fee_rate = 33 where code = 'gcash'")
  await withdraw(await lab.newPayee(), '700.05')

  const { crossed, matched, unmatched } = await explained()
  expect(unmatched).toEqual([])
  expect(crossed).toBe(parseAmount(amount) - parseAmount(fee) + parseAmount('400') + parseAmount('700.05'))
  expect(matched).toBe(crossed)
})

it('R-21 what people saw in a bank stands apart, and so does what never left the house', async () => {
  const { client } = await lab.newMember()
  const byHand = await lab.begin(client, '1000', 'bank-transfer')
  await sendProof(client, byHand)
  const { reference } = byHand
  await confirmByHand(lab.ctx, { merchant, reference, amount: parseAmount('1000'), operator: 'rosa' })
  await takeBack(lab.ctx, { merchant, reference, operator: 'rosa' })
  await takeBack(lab.ctx, { merchant, reference, operator: 'pilar' })
  const { crossed, unmatched, apart } = await explained()
  expect([crossed, unmatched]).toEqual([0n, []])
  const seen = apart.filter(({ explanation }) => explanation === 'operators')
  expect(seen).toMatchObject([
    { kind: 'chargeback', transfers: 1n, volume: parseAmount('1000') },
    { kind: 'deposit', transfers: 1n, volume: parseAmount('1000') },
  ])
  expect(apart.map(({ kind }) => kind)).toContain('demo_funding')

  await lab.ctx.pool.query("update deposit_approval set amount = amount - 1 where act = 'confirm'")
  expect((await explained()).unmatched).toMatchObject([{ kind: 'deposit' }])
})

it('R-21 a payment of another amount, reference, gateway or deposit explains no deposit', async () => {
  const { client } = await lab.newMember()
  const changes = [
    'amount = amount - 1',
    "reference = 'DOTHER'",
    "gateway = 'elsewhere'",
    'deposit_id = (select max(id) from deposit)',
  ]
  for (const [unmatched, change] of changes.entries()) {
    const { payment } = await payIn(client, '1000')
    await lab.begin(client, '1000')
    expect((await explained()).unmatched).toHaveLength(unmatched)
    await lab.ctx.pool.query(`update gateway_payment set ${change} where payment = $1`, [payment])
    expect((await explained()).unmatched.at(-1)).toMatchObject({
      kind: 'deposit',
      amount: parseAmount('1000'),
    })
    expect((await explained()).unmatched).toHaveLength(unmatched + 1)
  }
})

it('R-21 a payout of another amount than was asked for explains no withdrawal', async () => {
  const gateway = gatewayOf(lab.ctx) as Gateway
  gateway.payOut = async () => ({ state: 'paid', amount: '300.01' })
  await withdraw(await lab.newPayee(), '300')
  expect((await explained()).unmatched).toMatchObject([
    {
      key: expect.stringMatching(/^hold:withdrawal:\d+:end$/),
      kind: 'withdrawal',
      amount: parseAmount('300'),
    },
  ])
  gateway.payOut = async () => ({ state: 'paid' })
  await withdraw(await lab.newPayee(), '300')
  expect((await explained()).unmatched).toHaveLength(1)
})

it('R-21 what calls itself a deposit and came from nowhere outside is named', async () => {
  const { memberId, userName } = await lab.newMember()
  const { cash } = await findMemberAccounts(lab.ctx.db, memberId)
  const house = await openHouseAccount(lab.ctx.db, { kind: 'house', merchant })
  const amount = parseAmount('0.01')
  await postTransfer(lab.ctx, {
    key: 'deposit:999999',
    kind: 'deposit',
    legs: [
      { account: cash, amount },
      { account: house, amount: -amount },
    ],
  })
  expect((await explained()).unmatched).toMatchObject([{ key: 'deposit:999999', userName, amount }])
})
