import { listInbox } from '@perya/contract/inbox'
import * as ops from '@perya/contract/ops-adjustments'
import { getTurnover } from '@perya/contract/turnover'
import { memberTransactions } from '@perya/contract/wallet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type OperatorClient, openOperator } from '#features/operators/testing/operator-client.ts'
import { auditLedger } from '#features/wallet/index.ts'
import { runCommand } from '#testing/test-server.ts'
import { openCashierLab } from '../testing/cashier-lab.ts'
import { play } from '../testing/play.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
let rosa: OperatorClient
let luz: OperatorClient
beforeAll(async () => {
  lab = await openCashierLab()
  rosa = await openOperator(lab.test, 'rosa', ['wallet.adjust'])
  luz = await openOperator(lab.test, 'luz', ['wallet.adjust'])
}, 60_000)
afterAll(() => lab.close())

const note = 'round 8812 was paid twice'
const propose = (userName: string, amount: string, by = rosa) =>
  by.call(ops.proposeAdjustment, { userName, amount, reason: 'overpaid', note })

it('R-14 nothing is corrected by one operator; once two agree the member reads it on the statement and in the inbox', async () => {
  const { client, userName } = await lab.newMember()
  const { reference } = (await propose(userName, '-50.25')).value
  expect((await luz.call(ops.listAdjustments, {})).value.adjustments).toContainEqual(
    expect.objectContaining({ reference, userName, amount: '-50.25', note, proposedBy: 'rosa' }),
  )
  expect((await rosa.call(ops.agreeToAdjustment, { reference })).errorCode).toBe('review.sameOperator')
  expect(await lab.cashOf(client)).toBe('10000.00')

  expect((await luz.call(ops.agreeToAdjustment, { reference })).success).toBe(true)
  const { value } = await client.call(memberTransactions, {})
  expect(value.lines[0]).toMatchObject({
    code: 'adjustment',
    reference,
    reason: 'overpaid',
    amount: '-50.25',
    balance: '9949.75',
  })
  expect(JSON.stringify(value)).not.toContain(note)
  const [letter] = (await client.call(listInbox, { pageNo: 1 })).value.threads
  expect(letter).toMatchObject({
    title: 'Your balance was corrected',
    preview: expect.stringContaining(
      `₱50.25 was taken from your balance. See why in Transactions, reference no. ${reference}`,
    ),
  })
  expect(await auditLedger(lab.ctx)).toEqual([])
})

it('R-14 R-102 fifty agree at once and it moves once; what is decided stays decided', async () => {
  const { client, userName } = await lab.newMember()
  const { reference } = (await propose(userName, '7')).value
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => luz.call(ops.agreeToAdjustment, { reference })),
  )
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(await lab.cashOf(client)).toBe('10007.00')
  expect((await luz.call(ops.refuseAdjustment, { reference })).errorCode).toBe('adjustment.decided')

  const refused = (await propose(userName, '9')).value.reference
  expect((await rosa.call(ops.refuseAdjustment, { reference: refused })).success).toBe(true)
  expect((await luz.call(ops.agreeToAdjustment, { reference: refused })).errorCode).toBe('adjustment.decided')
  expect(await lab.cashOf(client)).toBe('10007.00')
})

it('R-14 R-3 takes no more than there is, and what cannot be meant is refused', async () => {
  const { client, userName } = await lab.newMember()
  const { reference } = (await propose(userName, '-10000.01')).value
  expect((await luz.call(ops.agreeToAdjustment, { reference })).errorCode).toBe('adjustment.refused')
  expect(await lab.cashOf(client)).toBe('10000.00')
  for (const amount of ['0', '1e3', '-0.00', '1000000001', '']) {
    expect((await propose(userName, amount)).errorCode, amount).toBe('input.invalid')
  }
  expect((await propose('nobody_here', '5')).errorCode).toBe('member.unknown')
  expect((await luz.call(ops.agreeToAdjustment, { reference: 'A22222222222' })).errorCode).toBe(
    'adjustment.unknown',
  )
})

it('R-14 R-11 what is given to an empty wallet is free: a deposit that was lost asks for nothing of it', async () => {
  const { client, userName, memberId } = await lab.newMember()
  await lab.tell(lab.report(await lab.begin(client, '1000')))
  await lab.ctx.pool.query('update turnover_requirement set required = required * 100 where member_id = $1', [
    memberId,
  ])
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '11000' })
  const { reference } = (await propose(userName, '500')).value
  expect((await luz.call(ops.agreeToAdjustment, { reference })).success).toBe(true)
  expect((await client.call(getTurnover, {})).value).toMatchObject({ withdrawable: '500.00', locked: '0.00' })
})

it('R-14 the command proposes and agrees in words, each in the name of its operator', async () => {
  const { client, userName } = await lab.newMember()
  const command = (...words: string[]) =>
    runCommand('cashier', ['PERYA', ...words], { DATABASE_URL: lab.test.url })
  const wrong = await command('adjust', userName, '5', 'ugly', note, 'by', 'rosa')
  expect([wrong.code, wrong.stderr]).toEqual([1, expect.stringContaining('The reason is one of gameFault')])
  const { stdout } = await command('adjust', userName, '5', 'gameFault', note, 'by', 'rosa')
  const [reference = ''] = stdout.match(/^A\w{11}/) ?? []
  expect((await command('adjustments')).stdout).toContain(`${reference}  ${userName}  PHP 5.00  gameFault`)
  expect((await command('agree-adjustment', reference, 'by', 'luz')).stdout).toContain(
    'is on the member’s statement',
  )
  expect(await lab.cashOf(client)).toBe('10005.00')
})
