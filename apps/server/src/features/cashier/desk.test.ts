import { randomUUID } from 'node:crypto'
import {
  assignPayment,
  listParkedPayments,
  refundPayment,
  takeDepositBack,
} from '@perya/contract/ops-payments'
import {
  confirmTransfer,
  getTransferReceipt,
  listTransfersToConfirm,
  refuseTransfer,
} from '@perya/contract/ops-transfers'
import { approveWithdrawal, listWithdrawalsToReview, rejectWithdrawal } from '@perya/contract/ops-withdrawals'
import { createWithdrawal, getWithdrawal, listBankCards } from '@perya/contract/withdrawals'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { actByCommand, addOperator, listActRows, lockOperator } from '#features/operators/index.ts'
import { type OperatorClient, openOperator } from '#features/operators/testing/operator-client.ts'
import { savePercent, turnoverPercentOf } from '#features/rewards/index.ts'
import { auditLedger } from '#features/wallet/index.ts'
import { runCommand } from '#testing/test-server.ts'
import { openCashierLab, demoWithdrawalPassword as password } from './testing/cashier-lab.ts'
import { sendProof } from './testing/receipt.ts'
import { payOut } from './withdrawals/pay-out.ts'
import { approveWithdrawal as approveByName } from './withdrawals/review-withdrawal.ts'
import { findRules } from './withdrawals/rule.store.ts'
import { saveRules } from './withdrawals/save-rules.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let lab: Awaited<ReturnType<typeof openCashierLab>>
let rosa: OperatorClient
let pilar: OperatorClient
beforeAll(async () => {
  lab = await openCashierLab()
  const permissions = [
    'withdrawals.review',
    'payments.assign',
    'payments.refund',
    'transfers.review',
  ] as const
  rosa = await openOperator(lab.test, 'rosa', permissions)
  pilar = await openOperator(lab.test, 'pilar', permissions)
  // Everything above ₱1,000 waits for a person, above ₱3,000 for two.
  await lab.ctx.pool.query(
    "insert into withdrawal_rule (merchant, auto_max, one_person_max) values ('PERYA', 10000000, 30000000)",
  )
})
afterAll(() => lab.close())

async function ask(member: Client, amount: string) {
  const cardId = (await member.call(listBankCards, {})).value.cards[0]?.id ?? ''
  const { value } = await member.call(createWithdrawal, {
    requestKey: randomUUID(),
    amount,
    password,
    cardId,
  })
  const stateOf = async () => (await member.call(getWithdrawal, { id: value.id })).value
  return { reference: value.reference, stateOf }
}
const waiting = async (at: OperatorClient, reference: string) =>
  (await at.call(listWithdrawalsToReview, {})).value.withdrawals.find((one) => one.reference === reference)

describe('withdrawals at the desk', () => {
  it('PAY-2 R-14 stand in the queue with who said yes, and are paid once two operators did', async () => {
    const { reference, stateOf } = await ask(await lab.newPayee(), '3500')
    expect(await waiting(rosa, reference)).toMatchObject({
      amount: '3500.00',
      bankName: 'GCash',
      reason: 'amount',
      eyesNeeded: 2,
      approvedBy: [],
    })
    expect((await rosa.call(approveWithdrawal, { reference })).value).toEqual({ missing: 1 })
    const again = await rosa.call(approveWithdrawal, { reference })
    expect([again.status, again.errorCode]).toEqual([409, 'review.sameOperator'])
    expect((await waiting(pilar, reference))?.approvedBy).toEqual(['rosa'])
    await payOut(lab.ctx)
    expect((await stateOf()).state).toBe('requested')

    expect((await pilar.call(approveWithdrawal, { reference })).value).toEqual({ missing: 0 })
    await payOut(lab.ctx)
    expect((await stateOf()).state).toBe('paid')
    expect(await waiting(rosa, reference)).toBeUndefined()
  })

  it('R-14 R-102 of twenty approvals at the same moment exactly one of each operator counts', async () => {
    const { reference, stateOf } = await ask(await lab.newPayee(), '3200')
    const twentyOf = async (operator: OperatorClient) =>
      Promise.all(Array.from({ length: 20 }, () => operator.call(approveWithdrawal, { reference })))
    const first = await twentyOf(rosa)
    expect(first.filter(({ success }) => success).map(({ value }) => value)).toEqual([{ missing: 1 }])
    expect(new Set(first.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(
      new Set(['review.sameOperator']),
    )
    const second = await twentyOf(pilar)
    expect(second.filter(({ success }) => success).map(({ value }) => value)).toEqual([{ missing: 0 }])
    expect(new Set(second.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(
      new Set(['withdrawal.decided']),
    )
    await payOut(lab.ctx)
    expect((await stateOf()).state).toBe('paid')
    const { rows } = await lab.ctx.pool.query(
      `select outcome, count(*)::int from operator_act a
       where outcome is not null and exists (
         select from operator_act b where b.id = a.answers and b.input->>'reference' = $1)
       group by outcome order by outcome`,
      [reference],
    )
    expect(rows).toEqual([
      { outcome: 'done', count: 2 },
      { outcome: 'review.sameOperator', count: 19 },
      { outcome: 'withdrawal.decided', count: 19 },
    ])
  })

  it('R-102 an approval and a rejection at the same moment: one of them counts, and the money is in one place', async () => {
    const member = await lab.newPayee()
    const { reference, stateOf } = await ask(member, '2000')
    const answers = await Promise.all([
      rosa.call(approveWithdrawal, { reference }),
      pilar.call(rejectWithdrawal, { reference, reason: 'identity' }),
    ])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    await payOut(lab.ctx)
    const { state } = await stateOf()
    expect(await lab.cashOf(member)).toBe(state === 'paid' ? '8000.00' : '10000.00')
  })

  it('PAY-2 a no gives the money back, and the member reads why', async () => {
    const member = await lab.newPayee()
    const { reference, stateOf } = await ask(member, '1500')
    const empty = await pilar.call(rejectWithdrawal, { reference, reason: 'undecided' as never })
    expect(empty.errorCode).toBe('input.invalid')
    expect((await pilar.call(rejectWithdrawal, { reference, reason: 'identity' })).success).toBe(true)
    expect(await stateOf()).toMatchObject({ state: 'rejected', reason: 'identity' })
    expect(await lab.cashOf(member)).toBe('10000.00')
    const late = await rosa.call(approveWithdrawal, { reference }, { language: 'TY' })
    expect([late.errorCode, late.message]).toEqual(['withdrawal.decided', 'May pasya na rito: rejected.'])
    expect((await rosa.call(approveWithdrawal, { reference: 'WNONE' })).errorCode).toBe('withdrawal.unknown')
  })

  const command = (...words: string[]) =>
    runCommand('cashier', ['PERYA', ...words], { DATABASE_URL: lab.test.url })

  it('the command says the same in words', async () => {
    const { reference } = await ask(await lab.newPayee(), '1500')
    expect((await command('approve', reference, 'by', 'rosa')).stdout).toContain('will be paid')
    const { code, stderr } = await command('approve', reference, 'by', 'rosa')
    expect([code, stderr]).toEqual([1, 'This was decided before: it is approved.\n'])
  })

  it('R-14 R-109 a command is signed by an operator who may do it, and written down as a call is', async () => {
    const { reference, stateOf } = await ask(await lab.newPayee(), '3500')
    await addOperator(lab.ctx, { merchant: 'PERYA', name: 'nena', permissions: ['chat.answer'] })
    await addOperator(lab.ctx, { merchant: 'PERYA', name: 'lito', permissions: ['withdrawals.review'] })
    await lockOperator(lab.ctx, { merchant: 'PERYA', name: 'lito' }, true)
    const approve = (operator: string) =>
      actByCommand(
        lab.ctx,
        {
          merchant: 'PERYA',
          operator,
          permission: 'withdrawals.review',
          call: 'command cashier approve',
          input: { reference },
        },
        () => approveByName(lab.ctx, { merchant: 'PERYA', reference, operator }),
      )
    await expect(approve('nena')).rejects.toThrow('nena may not approve withdrawals')
    await expect(approve('lito')).rejects.toThrow('lito is locked.')
    const { code, stderr } = await command('approve', reference, 'by', 'anybody')
    expect([code, stderr]).toEqual([1, 'PERYA has no operator anybody.\n'])
    expect((await stateOf()).state).toBe('requested')
    expect((await command('approve', reference, 'by', 'pilar')).stdout).toContain('one more operator')
    const acts = await listActRows(lab.ctx.db, 'PERYA', { limit: 4 })
    expect(acts.map(({ operator, call, input, outcome }) => [operator, call, input, outcome])).toEqual([
      ['pilar', 'command cashier approve', { reference }, 'done'],
      ['lito', 'command cashier approve', { reference }, 'refused'],
      ['nena', 'command cashier approve', { reference }, 'refused'],
      [null, 'command operator lock', { name: 'lito' }, 'done'],
    ])
  })
})

it('PAY-2 R-14 an operator reads and sets the rules of withdrawals and the turnover, and is told what cannot be', async () => {
  await addOperator(lab.ctx, { merchant: 'PERYA', name: 'luz', permissions: ['cashier.configure'] })
  const command = (...words: string[]) =>
    runCommand('cashier', ['PERYA', ...words], { DATABASE_URL: lab.test.url })
  const before = await findRules(lab.ctx.db, 'PERYA')
  const set = await command('rules', '{"autoMax":"0","dailyCount":1,"bigWin":"20000"}', 'by', 'luz')
  expect(set.stdout).toMatch(/autoMax +0\.00.*onePersonMax +3000\.00.*bigWin +20000\.00.*turnover +100 %/s)
  expect(await findRules(lab.ctx.db, 'PERYA')).toEqual({
    ...before,
    autoMax: 0n,
    dailyCount: 1,
    bigWin: 200_000_000n,
  })
  const acts = await listActRows(lab.ctx.db, 'PERYA', { limit: 3 })
  expect(acts.map(({ operator, call }) => [operator, call])).toContainEqual(['luz', 'change withdrawal_rule'])
  // The running server applies them to the next withdrawal.
  const { reference } = await ask(await lab.newPayee(), '500')
  expect(await waiting(rosa, reference)).toMatchObject({ amount: '500.00', reason: 'amount' })

  const refused = (json: string) => saveRules(lab.ctx.db, 'PERYA', json)
  await expect(refused('{"autoMax":"9000"}')).rejects.toThrow(/not above onePersonMax/)
  await expect(refused('{"dailyCount":0}')).rejects.toThrow(/dailyCount/)
  await expect(refused('{"autoMax":"-1"}')).rejects.toThrow(/autoMax/)
  await expect(refused('{"automax":"1"}')).rejects.toThrow(/automax/)
  await expect(refused('{}')).rejects.toThrow(/changes nothing/)
  await saveRules(lab.ctx.db, 'PERYA', '{"autoMax":"1000","dailyCount":3,"bigWin":null}')
  expect(await findRules(lab.ctx.db, 'PERYA')).toEqual(before)

  expect((await command('turnover', '250', 'by', 'luz')).stdout).toContain('250 %')
  expect(await turnoverPercentOf(lab.ctx.db, 'PERYA')).toBe(250)
  for (const percent of ['-1', '1.5', '10001', 'all']) {
    await expect(savePercent(lab.ctx.db, { merchant: 'PERYA', percent })).rejects.toThrow(/0 to 10000/)
  }
  await savePercent(lab.ctx.db, { merchant: 'PERYA', percent: '100' })
})

describe('parked payments at the desk', () => {
  it('PAY-1 R-14 move once two operators name the same member, and only then', async () => {
    const { client, userName } = await lab.newMember()
    const report = lab.report(await lab.begin(client, '500'), { amount: '450' })
    await lab.tell(report)
    const parked = async () =>
      (await rosa.call(listParkedPayments, {})).value.payments.find(
        ({ payment }) => payment === report.payment,
      )
    expect(await parked()).toMatchObject({ amount: '450.00', proposal: null })

    const asked = { payment: report.payment, userName }
    const mine = Array.from({ length: 20 }, () => rosa.call(assignPayment, asked))
    expect(new Set((await Promise.all(mine)).map(({ value }) => value.state))).toEqual(new Set(['proposed']))
    expect((await parked())?.proposal).toEqual({ operator: 'rosa', userName })
    expect(await lab.cashOf(client)).toBe('10000.00')

    const others = await Promise.all(Array.from({ length: 20 }, () => pilar.call(assignPayment, asked)))
    expect(others.filter(({ success }) => success).map(({ value }) => value)).toEqual([{ state: 'credited' }])
    expect(new Set(others.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(['payment.unknown']))
    expect(await parked()).toBeUndefined()
  })

  it('PAY-1 stay where they are when nobody has that name', async () => {
    const report = lab.report(await lab.begin(await lab.logIn('juan'), '500'), { amount: '450' })
    await lab.tell(report)
    const asked = { payment: report.payment, userName: 'nobody' }
    expect((await rosa.call(assignPayment, asked)).errorCode).toBe('member.unknown')
  })
})

describe('money that goes back', () => {
  it('R-13 R-14 R-39 leaves once two operators say so: a parked payment to its payer, a taken-back deposit from its member', async () => {
    const { client } = await lab.newMember()
    const report = lab.report(await lab.begin(client, '500'), { amount: '450' })
    await lab.tell(report)
    const asked = { payment: report.payment }
    expect((await rosa.call(refundPayment, asked)).value).toEqual({ state: 'proposed' })
    expect((await rosa.call(refundPayment, asked)).value).toEqual({ state: 'proposed' })
    expect((await pilar.call(refundPayment, asked)).value).toEqual({ state: 'agreed' })
    expect((await pilar.call(refundPayment, asked)).errorCode).toBe('payment.unknown')

    const deposit = await lab.begin(client, '700')
    await lab.tell(lab.report(deposit))
    expect(await lab.cashOf(client)).toBe('10700.00')
    const { reference } = deposit
    expect((await rosa.call(takeDepositBack, { reference })).value).toEqual({ missing: 1 })
    const others = await Promise.all(
      Array.from({ length: 20 }, () => pilar.call(takeDepositBack, { reference })),
    )
    expect(others.filter(({ success }) => success).map(({ value }) => value)).toEqual([{ missing: 0 }])
    expect(new Set(others.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(['deposit.decided']))
    expect(await lab.cashOf(client)).toBe('10000.00')
  })
})

describe('deposits by hand at the desk', () => {
  it('PAY-1 R-14 stand in the queue with their receipt, and are credited once as many as needed saw the same amount', async () => {
    const { client, memberId } = await lab.newMember()
    await lab.verify(memberId)
    const deposit = await lab.begin(client, '60000', 'bank-transfer')
    await sendProof(client, deposit, { payerReference: 'DESK0001' })
    const { reference } = deposit
    const inQueue = async () =>
      (await rosa.call(listTransfersToConfirm, {})).value.transfers.find(
        (each) => each.reference === reference,
      )
    expect(await inQueue()).toMatchObject({
      amount: '60000.00',
      payerReference: 'DESK0001',
      flags: [],
      eyesNeeded: 2,
      confirmedBy: [],
    })
    const receipt = await rosa.call(getTransferReceipt, { reference })
    expect(receipt.headers['content-type']).toBe('image/webp')
    const say = (operator: OperatorClient, amount: string) =>
      operator.call(confirmTransfer, { reference, amount })
    expect((await say(rosa, '60000')).value).toEqual({ missing: 1 })
    expect((await inQueue())?.confirmedBy).toEqual(['rosa'])
    const others = await Promise.all(Array.from({ length: 20 }, () => say(pilar, '60000')))
    expect(others.filter(({ success }) => success).map(({ value }) => value)).toEqual([{ missing: 0 }])
    expect(new Set(others.flatMap(({ errorCode }) => errorCode ?? []))).toEqual(new Set(['deposit.decided']))
    expect(await lab.cashOf(client)).toBe('70000.00')
    expect((await rosa.call(refuseTransfer, { reference, reason: 'proof' })).errorCode).toBe(
      'deposit.decided',
    )
    expect((await rosa.call(getTransferReceipt, { reference: 'DNOBODY' })).errorCode).toBe(
      'deposit.noReceipt',
    )
  })
})

it('R-1 after all of it the ledger adds up', async () => {
  expect(await auditLedger(lab.ctx)).toEqual([])
})
