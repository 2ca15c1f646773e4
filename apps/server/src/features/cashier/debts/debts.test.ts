import { randomUUID } from 'node:crypto'
import { listWithdrawalsToReview } from '@perya/contract/ops-withdrawals'
import { transferToUpline } from '@perya/contract/upline-transfer'
import { createWithdrawal, getWithdrawal, listBankCards } from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { openOperator } from '#features/operators/testing/operator-client.ts'
import { auditLedger, findMemberAccounts, openHouseAccount, postTransfer } from '#features/wallet/index.ts'
import { takeBack } from '../deposits/take-back.ts'
import { openCashierLab, demoWithdrawalPassword as password } from '../testing/cashier-lab.ts'
import { play } from '../testing/play.ts'
import { payOut } from '../withdrawals/pay-out.ts'
import { approveWithdrawal } from '../withdrawals/review-withdrawal.ts'
import { settleDebts } from '../withdrawals/settle-debt.ts'
import { findDebt, listDebtors } from './debts.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
afterAll(() => lab.close())

const merchant = 'PERYA'

async function newPayee() {
  const client = await lab.newPayee()
  const cardId = (await client.call(listBankCards, {})).value.cards[0]?.id ?? ''
  const { rows } = await lab.ctx.pool.query('select member_id from bank_card where id = $1', [cardId])
  const ask = (amount: string) =>
    client.call(createWithdrawal, { requestKey: randomUUID(), cardId, amount, password })
  return { client, memberId: BigInt(rows[0].member_id), ask }
}

async function bring(client: Client, amount: string): Promise<string> {
  const deposit = await lab.begin(client, amount)
  await lab.tell(lab.report(deposit))
  return deposit.reference
}

async function takeBackByTwo(reference: string): Promise<void> {
  for (const operator of ['rosa', 'pilar']) await takeBack(lab.ctx, { merchant, reference, operator })
}

/** Takes a win back that the member has spent, as a vendor does. */
async function takeWin(memberId: bigint, pesos: string): Promise<void> {
  const { cash } = await findMemberAccounts(lab.ctx.db, memberId)
  const house = await openHouseAccount(lab.ctx.db, { kind: 'house', merchant })
  const amount = parseAmount(pesos)
  const legs = [
    { account: cash, amount: -amount },
    { account: house, amount },
  ]
  await postTransfer(lab.ctx, { key: randomUUID(), kind: 'settlement', legs })
}

const ends = async (client: Client, { id }: { id: string }) => {
  const { state, reason } = (await client.call(getWithdrawal, { id })).value
  return [state, reason]
}

it('R-13 a deposit that is taken back is paid from withdrawals nobody has sent yet, the newest first and no more than it takes', async () => {
  const { client, memberId, ask } = await newPayee()
  const reference = await bring(client, '1000')
  const { value: first } = await ask('5500')
  const { value: second } = await ask('4400')
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '700' })
  await takeBackByTwo(reference)
  expect(await ends(client, second)).toEqual(['rejected', 'debt'])
  expect(await ends(client, first)).toEqual(['requested', 'amount'])
  expect(await lab.cashOf(client)).toBe('3800.00')
  expect(await findDebt(lab.ctx.db, memberId)).toBe(0n)
  expect(await approveWithdrawal(lab.ctx, { merchant, reference: first.reference, operator: 'rosa' })).toBe(0)
  await payOut(lab.ctx)
  expect((await ends(client, first))[0]).toBe('paid')
})

it('R-13 of a member who still owes nothing is paid, and no new withdrawal is taken', async () => {
  const { client, memberId, ask } = await newPayee()
  const reference = await bring(client, '1000')
  const { value: waiting } = await ask('300')
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '10700' })
  await takeBackByTwo(reference)
  await payOut(lab.ctx)
  expect(await ends(client, waiting)).toEqual(['rejected', 'debt'])
  expect(await findDebt(lab.ctx.db, memberId)).toBe(parseAmount('700'))
  expect(await ask('300')).toMatchObject({
    errorCode: 'withdrawal.debt',
    message: expect.stringContaining('700.00'),
  })
})

it('R-13 whoever reviews reads what a member owes by a win that was taken back, cannot approve, and nothing approved is sent', async () => {
  const { client, memberId, ask } = await newPayee()
  const { value: asked } = await ask('5500')
  const { value: approved } = await ask('2000')
  await takeWin(memberId, '3100')
  const rosa = await openOperator(lab.test, 'rosa', ['withdrawals.review'])
  const { withdrawals } = (await rosa.call(listWithdrawalsToReview, {})).value
  const { reference } = asked
  expect(withdrawals.find((each) => each.reference === reference)).toMatchObject({ owed: '600.00' })
  await expect(approveWithdrawal(lab.ctx, { merchant, reference, operator: 'rosa' })).rejects.toThrow(
    'review.debt',
  )
  await payOut(lab.ctx)
  expect(await ends(client, approved)).toEqual(['approved', null])
  const owing = (await listDebtors(lab.ctx.db, merchant)).find((each) => each.memberId === memberId)
  expect(owing).toMatchObject({ owed: parseAmount('600'), since: expect.any(Date) })
  await settleDebts(lab.ctx)
  expect(await ends(client, approved)).toEqual(['rejected', 'debt'])
  expect(await ends(client, asked)).toEqual(['requested', 'amount'])
  expect((await listDebtors(lab.ctx.db, merchant)).map((each) => each.memberId)).not.toContain(memberId)
  expect(await lab.cashOf(client)).toBe('1400.00')
  expect(await approveWithdrawal(lab.ctx, { merchant, reference, operator: 'rosa' })).toBe(0)
})

it('R-13 PAY-5 who owes sends nothing to their upline: what came into the wallet is owed first', async () => {
  const { client, memberId } = await newPayee()
  const upline = await lab.newMember()
  await lab.ctx.pool.query('update member set upline_id = $2, to_upline = true where id = $1', [
    memberId,
    upline.memberId,
  ])
  const reference = await bring(client, '1000')
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '11000' })
  await takeBackByTwo(reference)
  const send = (amount: string) =>
    client.call(transferToUpline, { requestKey: randomUUID(), amount, password })
  await play(lab.ctx, memberId, { kind: 'payout', pesos: '900' })
  expect((await send('900')).errorCode).toBe('withdrawal.debt')
  expect(await findDebt(lab.ctx.db, memberId)).toBe(parseAmount('100'))
  await play(lab.ctx, memberId, { kind: 'payout', pesos: '300' })
  expect((await send('300')).errorCode).toBe('balance.insufficient')
  expect((await send('200')).success).toBe(true)
})

it('R-13 R-1 one approves while two take back: the money is there once, and the ledger adds up', async () => {
  const { client, memberId, ask } = await newPayee()
  const reference = await bring(client, '1000')
  const { value: asked } = await ask('5500')
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '5500' })
  await takeBack(lab.ctx, { merchant, reference, operator: 'rosa' })
  await Promise.allSettled([
    takeBack(lab.ctx, { merchant, reference, operator: 'pilar' }),
    approveWithdrawal(lab.ctx, { merchant, reference: asked.reference, operator: 'rosa' }),
  ])
  await payOut(lab.ctx)
  expect(await ends(client, asked)).toEqual(['rejected', 'debt'])
  expect(await lab.cashOf(client)).toBe('4500.00')
  expect(await findDebt(lab.ctx.db, memberId)).toBe(0n)
  expect(await auditLedger(lab.ctx)).toEqual([])
})
