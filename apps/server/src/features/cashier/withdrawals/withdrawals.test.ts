import { randomInt, randomUUID } from 'node:crypto'
import { listInbox } from '@perya/contract/inbox'
import {
  memberTransactions,
  memberTransactionsCsv,
  profitAndLoss,
  profitAndLossCsv,
  walletBalance,
} from '@perya/contract/wallet'
import * as contract from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { readOutbox } from '#features/identity/testing/client.ts'
import { auditLedger } from '#features/wallet/index.ts'
import type { Gateway } from '../gateway/gateway.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { demoWithdrawalPassword, openCashierLab } from '../testing/cashier-lab.ts'
import { play } from '../testing/play.ts'
import { payOut } from './pay-out.ts'
import { returnUndecided } from './return-undecided.ts'
import { approveWithdrawal, rejectWithdrawal } from './review-withdrawal.ts'
import { whyReview } from './withdrawal.rules.ts'
import { listToReview } from './withdrawal.store.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
afterAll(async () => {
  await lab.close()
})

const password = demoWithdrawalPassword

const newMember = (numbers?: string[]): Promise<Client> => lab.newPayee(numbers)

const cardOf = async (client: Client, index = 0) =>
  (await client.call(contract.listBankCards, {})).value.cards[index]?.id ?? ''

async function ask(
  client: Client,
  amount: string,
  changes: Partial<{ password: string; requestKey: string; cardId: string }> = {},
) {
  const cardId = changes.cardId ?? (await cardOf(client))
  return client.call(contract.createWithdrawal, {
    requestKey: randomUUID(),
    amount,
    password,
    ...changes,
    cardId,
  })
}

const walletOf = async (client: Client) => {
  const { value } = await client.call(walletBalance, {})
  return { free: value.cash, held: value.held }
}
const stateOf = async (client: Client, id: string) =>
  (await client.call(contract.getWithdrawal, { id })).value

it('PAY-2 R-9 money is set aside when it is asked for, and leaves when it is paid', async () => {
  const member = await newMember()
  const { value: made } = await ask(member, '1500')
  expect(made).toMatchObject({ state: 'approved', fee: '0.00', payout: '1500.00', mayCancel: true })
  expect(await walletOf(member)).toEqual({ free: '8500.00', held: '1500.00' })
  const clearing = await lab.houseSum('gateway_clearing')
  await payOut(lab.ctx)
  expect(await stateOf(member, made.id)).toMatchObject({ state: 'paid', mayCancel: false })
  expect(await walletOf(member)).toEqual({ free: '8500.00', held: '0.00' })
  expect(await lab.houseSum('gateway_clearing')).toBe(clearing + parseAmount('1500'))
  expect((await member.call(contract.cancelWithdrawal, { id: made.id })).errorCode).toBe(
    'withdrawal.underway',
  )
})

it('PAY-4 R-95 whoever looks for withdrawals in the account record finds each with its amount and how it ended', async () => {
  const member = await newMember(['09171111111', '09171110000', '09171119999'])
  const found = async (asked: object = {}) => {
    const { value } = await member.call(memberTransactions, {
      ...lab.days(),
      types: 'withdrawal' as never,
      ...asked,
    })
    return value.lines.map(({ name, amount, withdrawal }) => [name, amount, withdrawal])
  }
  await ask(member, '1500')
  await payOut(lab.ctx)
  expect(await found()).toEqual([['Withdrawal, paid', '-1500.00', 'paid']])
  await ask(member, '300', { cardId: await cardOf(member, 1) })
  await ask(member, '200', { cardId: await cardOf(member, 2) })
  await payOut(lab.ctx)
  expect(await found()).toEqual([
    ['Withdrawal returned', '300.00', null],
    ['Withdrawal, in process', '-200.00', 'underway'],
    ['Withdrawal, returned', '-300.00', 'returned'],
    ['Withdrawal, paid', '-1500.00', 'paid'],
  ])
  expect(await found({ wallet: 'held' })).toEqual([['Withdrawal', '-1500.00', null]])
  const csv = await member.call(memberTransactionsCsv, { ...lab.days(), types: 'withdrawal' as never })
  expect(csv.text).toContain('Withdrawal, paid')
})

it('PAY-4 the record of withdrawals adds up to what the ledger paid, to the last unit, whatever became of the rest', async () => {
  await lab.ctx.pool.query("update payout_bank set fee_fixed = 150000, fee_rate = 33 where code = 'gcash'")
  const member = await newMember(['09171111111', '09171110000', '09171119999'])
  const { value: cancelled } = await ask(member, '700.05')
  await member.call(contract.cancelWithdrawal, { id: cancelled.id })
  await ask(member, '1234.56')
  const { value: early } = await ask(member, '1000.01')
  const { rows } = await lab.ctx.pool.query(
    "update withdrawal set created_at = created_at - interval '1 day' where id = $1 returning member_id",
    [early.id],
  )
  await ask(member, '300.11', { cardId: await cardOf(member, 1) })
  await ask(member, '200.22', { cardId: await cardOf(member, 2) })
  await payOut(lab.ctx)
  await lab.ctx.pool.query("update payout_bank set fee_fixed = 0, fee_rate = 0 where code = 'gcash'")
  const paid = -(await lab.moved(BigInt(rows[0].member_id), 'withdrawal'))
  expect(paid).toBe(parseAmount('2234.57'))
  const { value: all } = await member.call(contract.listWithdrawals, lab.days())
  expect([parseAmount(all.total), all.totalCount]).toEqual([paid, 5])
  // Requested yesterday and paid today: the record has it on the first day, the ledger on the second.
  const { value: today } = await member.call(contract.listWithdrawals, {})
  expect(parseAmount(today.total)).toBe(parseAmount('1234.56'))
  const { value: profit } = await member.call(profitAndLoss, {})
  expect(-parseAmount(profit.total.withdrawals)).toBe(paid)
  const csv = await member.call(contract.withdrawalsCsv, { ...lab.days(), state: 'paid' })
  const lines = csv.text.trim().split('\r\n').slice(1)
  const cell = (line: string, place: number) => parseAmount(line.split(',').at(place) ?? '')
  expect(lines.reduce((sum, line) => sum + cell(line, -2) + cell(line, -1), 0n)).toBe(paid)
})

it('PAY-4 the CSV of profit and loss holds day by day what the ledger moved, to the last unit', async () => {
  const member = await newMember()
  const { rows } = await lab.ctx.pool.query('select member_id from bank_card where id = $1', [
    await cardOf(member),
  ])
  const memberId = BigInt(rows[0].member_id)
  await lab.tell(lab.report(await lab.begin(member, '1000', 'alipay')))
  await play(lab.ctx, memberId, { kind: 'stake', pesos: '1234.57' })
  await play(lab.ctx, memberId, { kind: 'refund', pesos: '0.03' })
  await play(lab.ctx, memberId, { kind: 'payout', pesos: '77.77' })
  await ask(member, '300.11')
  await payOut(lab.ctx)
  const csv = await member.call(profitAndLossCsv, lab.days())
  const [head, ...days] = csv.text
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))
  const column = (name: string) => {
    const at = head?.findIndex((each) => each.includes(name)) ?? -1
    return days.reduce((sum, day) => sum + parseAmount(day[at] ?? ''), 0n)
  }
  const moved = (kind: Parameters<typeof lab.moved>[1]) => lab.moved(memberId, kind)
  expect(column('Deposits')).toBe(await moved('deposit'))
  expect(column('Withdrawals')).toBe(await moved('withdrawal'))
  expect(column('Bets')).toBe(-(await moved('stake')) - (await moved('refund')))
  expect(column('Won')).toBe(await moved('payout'))
  expect(column('Play')).toBe(column('Won') - column('Bets'))
  const { free, held } = await walletOf(member)
  expect(column('Change')).toBe(parseAmount(free) + parseAmount(held))
})

it('PAY-2 a withdrawal that takes longer than promised says so to its member, and comes first to whoever decides', async () => {
  const member = await newMember(['09171111111', '09171119999'])
  await lab.ctx.pool.query(
    "insert into withdrawal_rule (merchant, auto_max, one_person_max) values ('PERYA', 10000000, 90000000)",
  )
  const { value: first } = await ask(member, '1200')
  const { value: late } = await ask(member, '1100')
  const { value: slow } = await ask(member, '500', { cardId: await cardOf(member, 1) })
  await payOut(lab.ctx)
  await lab.ctx.pool.query("delete from withdrawal_rule where merchant = 'PERYA'")
  const own = [first, late, slow].map(({ reference }) => reference)
  const queue = async () =>
    (await listToReview(lab.ctx.db, 'PERYA', lab.ctx.now()))
      .map(({ reference }) => reference)
      .filter((reference) => own.includes(reference))
  expect(await queue()).toEqual([first.reference, late.reference])
  for (const each of [late, slow]) {
    expect(await stateOf(member, each.id)).toMatchObject({ isOverdue: false })
    await lab.ctx.pool.query("update withdrawal set promised_at = now() - interval '1 hour' where id = $1", [
      each.id,
    ])
    expect(await stateOf(member, each.id)).toMatchObject({ isOverdue: true })
  }
  expect(await queue()).toEqual([late.reference, slow.reference, first.reference])
  await member.call(contract.cancelWithdrawal, { id: late.id })
  expect(await stateOf(member, late.id)).toMatchObject({ isOverdue: false })
  expect(await queue()).toEqual([slow.reference, first.reference])
  await member.call(contract.cancelWithdrawal, { id: first.id })
})

it('R-9 what the bank refuses comes back with its reason; what nobody knows is asked for, and never sent twice', async () => {
  const member = await newMember(['09171110000', '09171119999'])
  const { value: refused } = await ask(member, '500', { cardId: await cardOf(member, 0) })
  await payOut(lab.ctx)
  expect(await stateOf(member, refused.id)).toMatchObject({ state: 'failed', reason: 'account' })
  expect(await walletOf(member)).toEqual({ free: '10000.00', held: '0.00' })

  const { value: slow } = await ask(member, '600', { cardId: await cardOf(member, 1) })
  const gateway = gatewayOf(lab.ctx) as Gateway
  let sent = 0
  const { payOut: send } = gateway
  gateway.payOut = async (payout) => {
    sent += 1
    await send(payout)
    throw new Error('the line broke')
  }
  await payOut(lab.ctx)
  expect(await stateOf(member, slow.id)).toMatchObject({ state: 'paying', mayCancel: false })
  lab.later(1)
  await payOut(lab.ctx)
  expect(await walletOf(member)).toEqual({ free: '9400.00', held: '600.00' })
  await lab.ctx.pool.query("update local_payout set state = 'paid' where reference = $1", [slow.reference])
  lab.later(1)
  await payOut(lab.ctx)
  gateway.payOut = send
  expect(sent).toBe(1)
  expect((await stateOf(member, slow.id)).state).toBe('paid')
})

it('R-102 fifty at once: one wish makes one withdrawal, the whole balance leaves once, one cancel returns it', async () => {
  const member = await newMember()
  const requestKey = randomUUID()
  const cardId = await cardOf(member)
  const same = await Promise.all(
    Array.from({ length: 50 }, () => ask(member, '4000', { requestKey, cardId })),
  )
  const made = same.filter(({ success }) => success)
  expect(made, 'the right digits are no guess, however often they are sent').toHaveLength(50)
  expect(new Set(made.map(({ value }) => value.id)).size).toBe(1)
  const rivals = await Promise.all(Array.from({ length: 50 }, () => ask(member, '6000', { cardId })))
  expect(rivals.filter(({ success }) => success)).toHaveLength(1)
  expect(rivals.map(({ errorCode }) => errorCode)).not.toContain('withdrawalPassword.locked')
  expect(await walletOf(member)).toEqual({ free: '0.00', held: '10000.00' })
  const id = made[0]?.value.id ?? ''
  const cancels = await Promise.all(
    Array.from({ length: 50 }, () => member.call(contract.cancelWithdrawal, { id })),
  )
  // Every call answers that it is cancelled; the money comes back once, and the sign of harm is noted once.
  expect(cancels.filter(({ success }) => success)).toHaveLength(50)
  expect(new Set(cancels.map(({ value }) => value.state))).toEqual(new Set(['cancelled']))
  const { rows: signs } = await lab.ctx.pool.query('select from harm_marker where reference = $1', [
    made[0]?.value.reference,
  ])
  expect(signs).toHaveLength(1)
  expect(await walletOf(member)).toEqual({ free: '4000.00', held: '6000.00' })
}, 60_000)

it('PAY-2 R-14 above the line two operators say yes, one no returns the money with its reason', async () => {
  const member = await newMember()
  await lab.ctx.pool.query(
    `insert into withdrawal_rule (merchant, auto_max, one_person_max) values ('PERYA', 10000000, 30000000)
     on conflict (merchant) do update set auto_max = 10000000, one_person_max = 30000000`,
  )
  const { value: big } = await ask(member, '3500')
  expect(big).toMatchObject({ state: 'requested', reason: 'amount' })
  const review = { merchant: 'PERYA', reference: big.reference }
  expect(await approveWithdrawal(lab.ctx, { ...review, operator: 'rosa' })).toBe(1)
  await expect(approveWithdrawal(lab.ctx, { ...review, operator: 'rosa' })).rejects.toThrow(
    'review.sameOperator',
  )
  await payOut(lab.ctx)
  expect((await stateOf(member, big.id)).state).toBe('requested')
  expect(await approveWithdrawal(lab.ctx, { ...review, operator: 'pilar' })).toBe(0)
  await payOut(lab.ctx)
  expect((await stateOf(member, big.id)).state).toBe('paid')

  const { value: second } = await ask(member, '2000')
  const no = { merchant: 'PERYA', reference: second.reference, operator: 'rosa' }
  for (const reason of ['because', 'undecided', 'bigWin', 'amount']) {
    await expect(rejectWithdrawal(lab.ctx, { ...no, reason })).rejects.toThrow(/reason is one of/)
  }
  await rejectWithdrawal(lab.ctx, { ...no, reason: 'identity' })
  await expect(approveWithdrawal(lab.ctx, no)).rejects.toThrow('withdrawal.decided')
  expect(await stateOf(member, second.id)).toMatchObject({ state: 'rejected', reason: 'identity' })
  expect(await walletOf(member)).toEqual({ free: '6500.00', held: '0.00' })
  const { value: statement } = await member.call(memberTransactions, { ...lab.days(), types: 'withdrawal' })
  // Every movement of a withdrawal carries the reference the member knows.
  expect(statement.lines.map(({ code, reference, reason }) => [code, reference, reason])).toEqual([
    ['hold_released', second.reference, 'identity'],
    ['hold', second.reference, null],
    ['hold', big.reference, null],
  ])
  await lab.ctx.pool.query("delete from withdrawal_rule where merchant = 'PERYA'")
})

it('PAY-2 a letter says that a withdrawal was paid and where to, or that it came back and why', async () => {
  await lab.ctx.pool.query("insert into withdrawal_rule (merchant, auto_max) values ('PERYA', 10000000)")
  const member = await newMember(['09171111111', '09171110000'])
  const { value: paid } = await ask(member, '900')
  const { value: failed } = await ask(member, '800', { cardId: await cardOf(member, 1) })
  await payOut(lab.ctx)
  const { value: no } = await ask(member, '1500')
  await rejectWithdrawal(lab.ctx, {
    merchant: 'PERYA',
    reference: no.reference,
    operator: 'rosa',
    reason: 'turnover',
  })
  await lab.ctx.pool.query("delete from withdrawal_rule where merchant = 'PERYA'")
  const { threads } = (await member.call(listInbox, {})).value
  const told = ({ reference }: contract.Withdrawal) =>
    threads.filter(({ preview }) => preview.startsWith(`${reference}: `))
  const came = (preview: string) => [
    { title: 'Your withdrawal was returned', preview: expect.stringContaining(preview) },
  ]
  expect(told(paid)).toMatchObject([
    {
      title: 'Your withdrawal was paid',
      preview: expect.stringMatching(/₱900\.00 was sent to GCash ••1111/),
    },
  ])
  expect(told(failed)).toMatchObject(came('didn’t accept the account'))
  expect(told(no)).toMatchObject(came('turnover isn’t complete'))
})

it('R-95 six digits stand before money: five wrong ones close it for a while, even for the right one', async () => {
  const member = await newMember()
  for (const triesLeft of [4, 3, 2, 1, 0]) {
    const answer = await ask(member, '300', { password: '999999' })
    expect(answer).toMatchObject({ status: 403, errorCode: 'withdrawalPassword.wrong' })
    expect(answer.message).toContain(`Tries left: ${triesLeft}.`)
  }
  expect((await ask(member, '300')).errorCode).toBe('withdrawalPassword.locked')
  expect(await walletOf(member)).toEqual({ free: '10000.00', held: '0.00' })
})

it('R-95 fifty guesses at once are five, and the right digits among later ones open nothing', async () => {
  const member = await newMember()
  const cardId = await cardOf(member)
  const guesses = await Promise.all(
    Array.from({ length: 50 }, () => ask(member, '300', { cardId, password: '999999' })),
  )
  const codes = guesses.map(({ errorCode }) => errorCode)
  expect(codes.filter((code) => code === 'withdrawalPassword.wrong')).toHaveLength(5)
  expect(codes.filter((code) => code === 'withdrawalPassword.locked')).toHaveLength(45)
  expect((await ask(member, '300', { cardId })).errorCode).toBe('withdrawalPassword.locked')
})

it('PAY-3 R-95 the withdrawal password changes by the log-in password and the old one, and not to what thieves try first', async () => {
  const member = await newMember()
  const set = (loginPassword: string, newPassword: string, oldPassword = password) =>
    member.call(contract.setWithdrawalPassword, { loginPassword, oldPassword, newPassword })
  expect((await set('wrong password', '739154')).errorCode).toBe('password.wrong')
  expect((await set('Perya#2026', '739154', '000000')).errorCode).toBe('withdrawalPassword.wrong')
  for (const simple of ['111111', '123456', '987654']) {
    expect((await set('Perya#2026', simple)).errorCode).toBe('withdrawalPassword.simple')
  }
  expect((await set('Perya#2026', '73915')).errorCode).toBe('input.invalid')
  expect((await set('Perya#2026', '739154')).success).toBe(true)
  expect((await ask(member, '300')).errorCode).toBe('withdrawalPassword.wrong')
  // The new password is right, but withdrawals pause so that its owner can notice.
  expect((await ask(member, '300', { password: '739154' })).errorCode).toBe('withdrawal.paused')
})

it('R-10 R-95 an account is bound in the member’s own name, waits a day, and its owner hears of it', async () => {
  const member = await newMember([])
  const { value } = await member.call(contract.listPayoutBanks, {})
  const bdo = value.banks.find(({ name }) => name === 'BDO Unibank')?.id ?? ''
  const bind = (changes: object) =>
    member.call(contract.bindBankCard, { bankId: bdo, number: '0012 3456 7890', password, ...changes })
  expect((await bind({ payeeName: 'Somebody Else' })).errorCode).toBe('card.payee')
  expect((await bind({ number: '12345' })).errorCode).toBe('card.number')
  expect((await bind({ password: '000001' })).errorCode).toBe('withdrawalPassword.wrong')
  const bound = await bind({ payeeName: 'maria  CLARA' })
  expect(bound.value).toMatchObject({ lastDigits: '7890', isUsable: false, feeFixed: '15.00' })
  expect((await bind({})).errorCode).toBe('card.taken')
  const other = await newMember([])
  const taken = await other.call(contract.bindBankCard, { bankId: bdo, number: '001234567890', password })
  expect(taken.errorCode).toBe('card.taken')
  expect((await ask(member, '300')).message).toBe('This account is new. You can use it in 24 hours.')
  lab.later(24 * 60)
  const again = await lab.logIn(
    (
      await lab.ctx.pool.query(
        'select user_name from member where id = (select member_id from bank_card where last_digits = $1)',
        ['7890'],
      )
    ).rows[0].user_name,
  )
  const made = await ask(again, '300')
  expect(made.value).toMatchObject({ fee: '15.00', payout: '285.00' })
  await payOut(lab.ctx)
  expect((await stateOf(again, made.value.id)).state).toBe('paid')
})

it('R-107 an account number is judged at once, whatever pattern an operator gave its bank', async () => {
  const { client } = await lab.newMember({ payeeName: 'Maria Clara' })
  const bankId = (await client.call(contract.listPayoutBanks, {})).value.banks[0]?.id ?? ''
  const { rows } = await lab.ctx.pool.query('select number_pattern from payout_bank where id = $1', [bankId])
  const setPattern = (pattern: string) =>
    lab.ctx.pool.query('update payout_bank set number_pattern = $2 where id = $1', [bankId, pattern])
  await setPattern('(\\d+)+')
  const begun = performance.now()
  const typed = { bankId, number: `${'1'.repeat(28)}x`, password }
  expect(await client.call(contract.bindBankCard, typed)).toMatchObject({ errorCode: 'card.number' })
  expect(performance.now() - begun).toBeLessThan(1_000)
  await setPattern(rows[0].number_pattern)
})

it('R-95 a new account is told to its owner in the inbox, by SMS to a proved number and by mail', async () => {
  const email = `${randomUUID()}@example.com`
  const mobile = `+63919${randomInt(1e6, 1e7)}`
  const { client, memberId } = await lab.newMember({ payeeName: 'Maria Clara', mobile, email })
  const { value } = await client.call(contract.listPayoutBanks, {})
  const bind = async (number: string) => {
    const bankId = value.banks[0]?.id ?? ''
    expect((await client.call(contract.bindBankCard, { bankId, number, password })).success).toBe(true)
  }
  const told = async () =>
    (await client.call(listInbox, {})).value.threads.map(({ title, preview }) => `${title}: ${preview}`)
  await bind('0919 555 1233')
  expect(await told()).toEqual([expect.stringMatching(/^New withdrawal account: GCash ••1233 was added/)])
  await lab.ctx.pool.query('update member set mobile_verified_at = now() where id = $1', [memberId])
  await bind('0919 555 1234')
  expect(await told()).toHaveLength(2)
  const sms = await readOutbox(lab.test, mobile)
  expect(sms.map(({ body }) => body)).toEqual([expect.stringMatching(/GCash ••1234 was added/)])
  expect(await readOutbox(lab.test, email, 2)).toHaveLength(2)
})

it('PAY-2 PAY-4 amounts beyond the bank’s limits and a fourth a day are refused; the record adds up what was paid', async () => {
  const member = await newMember()
  expect((await ask(member, '199.99')).message).toBe('Please enter an amount from ₱200.00 to ₱100,000.00.')
  expect((await ask(member, '10000.01')).errorCode).toBe('balance.insufficient')
  for (let turn = 0; turn < 3; turn += 1) expect((await ask(member, '200')).success).toBe(true)
  expect((await ask(member, '200')).errorCode).toBe('withdrawal.tooMany')
  expect((await member.call(contract.listBankCards, {})).value).toMatchObject({ dailyCount: 3, leftToday: 0 })
  const stranger = await newMember()
  const { value } = await member.call(contract.listWithdrawals, lab.days())
  expect(value.withdrawals).toHaveLength(3)
  await payOut(lab.ctx)
  const paid = await member.call(contract.listWithdrawals, {
    ...lab.days(),
    state: 'paid',
    pageSize: 2,
    pageNo: 2,
  })
  expect(paid.value).toMatchObject({ total: '600.00', totalCount: 3, withdrawals: [{ state: 'paid' }] })
  expect(
    (await member.call(contract.listWithdrawals, { ...lab.days(), state: 'failed' })).value.totalCount,
  ).toBe(0)
  const csv = await member.call(contract.withdrawalsCsv, lab.days())
  expect(csv.text.trim().split('\r\n')).toHaveLength(4)
  const id = value.withdrawals[0]?.id ?? ''
  // Manila is eight hours ahead of Greenwich, all year.
  const [newest = { createdAt: '' }] = value.withdrawals
  const clock = new Date(Date.parse(newest.createdAt) + 8 * 3_600_000).toISOString()
  const [head, line] = csv.text.split('\r\n')
  expect(head).toMatch(/^\uFEFF?Time \(Asia\/Manila\),/)
  expect(line?.startsWith(`${clock.slice(0, 10)} ${clock.slice(11, 19)},`)).toBe(true)
  expect(line).toContain(',Paid,')
  const inTagalog = await member.call(contract.withdrawalsCsv, lab.days(), { language: 'TY' })
  expect(inTagalog.text).toMatch(/Oras \(Asia\/Manila\),[\s\S]*,Naipadala na,/)
  expect((await stranger.call(contract.getWithdrawal, { id })).errorCode).toBe('withdrawal.unknown')
  expect((await stranger.call(contract.cancelWithdrawal, { id })).errorCode).toBe('withdrawal.unknown')
})

const inThreeDays = () => ({ ...lab.ctx, now: () => new Date(lab.ctx.now().getTime() + 72 * 3_600_000) })

it('R-9 what nobody decides in the merchant’s time goes back once with a letter, or is approved, never both', async () => {
  await lab.ctx.pool.query(
    "insert into withdrawal_rule (merchant, auto_max, daily_count) values ('PERYA', 2000000, 99)",
  )
  const member = await newMember()
  await returnUndecided(inThreeDays())
  const asked: contract.Withdrawal[] = []
  while (asked.length < 12) asked.push((await ask(member, '300')).value)
  await returnUndecided(lab.ctx)
  expect((await stateOf(member, asked[0]?.id ?? '')).state).toBe('requested')
  const [approvals] = await Promise.all([
    Promise.allSettled(
      asked.map(({ reference }) =>
        approveWithdrawal(lab.ctx, { merchant: 'PERYA', reference, operator: 'rosa' }),
      ),
    ),
    returnUndecided(inThreeDays()),
    returnUndecided(inThreeDays()),
  ])
  const isApproved = approvals.map(({ status }) => status === 'fulfilled')
  for (const [index, { id }] of asked.entries()) {
    expect(await stateOf(member, id)).toMatchObject(
      isApproved[index] ? { state: 'approved' } : { state: 'rejected', reason: 'undecided' },
    )
  }
  const returned = isApproved.filter((each) => !each).length
  const { free } = await walletOf(member)
  expect(parseAmount(free)).toBe(parseAmount('10000') - parseAmount('300') * BigInt(12 - returned))
  const { value: inbox } = await member.call(listInbox, {})
  expect(inbox.threads.filter(({ title }) => title === 'Your withdrawal was returned')).toHaveLength(returned)
  await payOut(lab.ctx)
  await lab.ctx.pool.query("delete from withdrawal_rule where merchant = 'PERYA'")
})

it('R-9 a merchant’s promise to look is kept before money goes back, and one that cannot be returned holds up no other', async () => {
  await lab.ctx.pool.query(
    "insert into withdrawal_rule (merchant, auto_max, decide_hours, review_hours) values ('PERYA', 2000000, 1, 96)",
  )
  const member = await newMember()
  const { value: stuck } = await ask(member, '300')
  const { value: next } = await ask(member, '400')
  await returnUndecided(inThreeDays())
  expect((await stateOf(member, next.id)).state).toBe('requested')
  await lab.ctx.pool.query('update withdrawal_rule set review_hours = 72')
  const stay = `add constraint stuck check (reference <> '${stuck.reference}' or state = 'requested')`
  await lab.ctx.pool.query(`alter table withdrawal ${stay}`)
  await returnUndecided(inThreeDays())
  await lab.ctx.pool.query('alter table withdrawal drop constraint stuck')
  expect((await stateOf(member, stuck.id)).state).toBe('requested')
  expect(await stateOf(member, next.id)).toMatchObject({ state: 'rejected', reason: 'undecided' })
  await returnUndecided(inThreeDays())
  expect(await walletOf(member)).toEqual({ free: '10000.00', held: '0.00' })
  await lab.ctx.pool.query("delete from withdrawal_rule where merchant = 'PERYA'")
})

it('R-9 R-14 whatever happens in whatever order, withdrawals do what a plain model of them does', async () => {
  const acts = ['ask', 'pay', 'bank', 'cancel', 'rosa', 'pilar', 'reject', 'wait'] as const
  const endings = { '09171111111': 'paid', '09171110000': 'failed', '09171119999': 'paying' } as const
  const orders = fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 10 })
  const numbers = fc.constantFrom(...(Object.keys(endings) as (keyof typeof endings)[]))
  // Everything waits for a person, and above ₱350 for two.
  await lab.ctx.pool.query(
    "insert into withdrawal_rule (merchant, auto_max, one_person_max, daily_count) values ('PERYA', 3000000, 3500000, 99)",
  )
  type Model = { id: string; reference: string; state: contract.WithdrawalState; yes: Set<string> }
  await fc.assert(
    fc.asyncProperty(orders, numbers, fc.boolean(), async (order, number, isLarge) => {
      const member = await newMember([number])
      const amount = isLarge ? '400' : '320'
      const models: Model[] = []
      const isDone = (work: Promise<unknown>) =>
        work.then(
          () => true,
          () => false,
        )
      const send = async () => {
        await payOut(lab.ctx)
        for (const model of models) if (model.state === 'approved') model.state = endings[number]
      }
      for (const act of order) {
        const last = models.at(-1)
        const review = { merchant: 'PERYA', reference: last?.reference ?? '' }
        if (act === 'ask') {
          const { id, reference } = (await ask(member, amount)).value
          models.push({ id, reference, state: 'requested', yes: new Set() })
        } else if (act === 'pay') {
          await send()
        } else if (act === 'bank') {
          // The slow bank pays.
          await lab.ctx.pool.query(
            "update local_payout set state = 'paid' where state = 'pending' and reference = any ($1)",
            [models.map(({ reference }) => reference)],
          )
          lab.later(1)
          for (const model of models) if (model.state === 'paying') model.state = 'paid'
          await send()
        } else if (act === 'cancel') {
          const mayCancel = last?.state === 'requested' || last?.state === 'approved'
          const answer = await member.call(contract.cancelWithdrawal, { id: last?.id ?? '1' })
          expect(answer.success).toBe(mayCancel || last?.state === 'cancelled')
          if (last && mayCancel) last.state = 'cancelled'
        } else if (act === 'reject') {
          const isOpen = last?.state === 'requested'
          expect(
            await isDone(rejectWithdrawal(lab.ctx, { ...review, operator: 'rosa', reason: 'rules' })),
          ).toBe(isOpen)
          if (last && isOpen) last.state = 'rejected'
        } else if (act === 'wait') {
          await returnUndecided(inThreeDays())
          for (const model of models) if (model.state === 'requested') model.state = 'rejected'
        } else {
          const isTaken = last?.state === 'requested' && !last.yes.has(act)
          expect(await isDone(approveWithdrawal(lab.ctx, { ...review, operator: act }))).toBe(isTaken)
          if (!last || !isTaken) continue
          last.yes.add(act)
          if (last.yes.size === (isLarge ? 2 : 1)) last.state = 'approved'
        }
      }
      const { value } = await member.call(contract.listWithdrawals, lab.days())
      expect(value.withdrawals.map(({ state }) => state)).toEqual(
        models.toReversed().map(({ state }) => state),
      )
      const sum = (states: readonly string[]) =>
        parseAmount(amount) * BigInt(models.filter(({ state }) => states.includes(state)).length)
      const held = sum(['requested', 'approved', 'paying'])
      const { free, ...wallet } = await walletOf(member)
      expect(parseAmount(wallet.held)).toBe(held)
      expect(parseAmount(free)).toBe(parseAmount('10000') - held - sum(['paid']))
    }),
    { numRuns: 20 },
  )
}, 120_000)

it('R-1 after all of it the ledger adds up', async () => {
  expect(await auditLedger(lab.ctx)).toEqual([])
})

it.each([
  [100n, '2026-01-01', null],
  [101n, '2026-01-01', 'amount'],
  [100n, '2026-02-08', 'newMember'],
] as const)('PAY-2 %s asked by a member since %s is reviewed for %s', (amount, since, why) => {
  const asked = { amount, memberSince: new Date(since), now: new Date('2026-02-10'), won: 7n }
  const rules = { autoMax: 100n, bigWin: null }
  expect(whyReview({ ...asked, shutOut: null }, rules)).toBe(why)
  expect(whyReview({ ...asked, shutOut: null }, { ...rules, bigWin: 7n })).toBe(why)
  expect(whyReview({ ...asked, shutOut: null }, { ...rules, bigWin: 6n })).toBe(
    why === 'amount' ? why : 'bigWin',
  )
  for (const shutOut of ['exclusion', 'barred'] as const) {
    expect(whyReview({ ...asked, shutOut }, rules)).toBe(shutOut)
  }
})
