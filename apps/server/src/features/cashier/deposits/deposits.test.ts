import { randomUUID } from 'node:crypto'
import {
  cancelDeposit,
  createDeposit,
  type Deposit,
  depositsCsv,
  getDeposit,
  listDepositChannels,
  listDeposits,
} from '@perya/contract/deposits'
import { feeOf } from '@perya/contract/fee'
import { csvLinesMax } from '@perya/contract/record-bounds'
import { profitAndLoss } from '@perya/contract/wallet'
import { parseAmount } from '@perya/money'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { ChangeRefused } from '#features/merchants/index.ts'
import { auditLedger } from '#features/wallet/index.ts'
import { gatewayOf } from '../gateway/gateways.ts'
import { openCashierLab } from '../testing/cashier-lab.ts'
import { askGateway } from './ask-gateway.ts'
import { refundParked, sendRefunds } from './refund-payment.ts'
import { creditParked } from './resolve-payment.ts'
import { saveChannel } from './save-channel.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
let juan: Client
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
beforeEach(async () => {
  juan = await lab.logIn('juan')
})
afterAll(async () => {
  await lab.close()
})

const gainOf = async (work: () => Promise<unknown>) => {
  const before = parseAmount(await lab.cashOf(juan))
  await work()
  return parseAmount(await lab.cashOf(juan)) - before
}

it('PAY-1 a member sees the ways to pay by company, each with limits, fee and time', async () => {
  const { value } = await juan.call(listDepositChannels, {})
  expect(value.vendors.map(({ vendor }) => vendor)).toEqual([
    'GCash',
    'Maya',
    'Bank',
    'Alipay',
    'WeChat',
    'QQ',
  ])
  expect(value.vendors[3]?.channels[0]).toMatchObject({
    kind: 'alipay',
    minAmount: '200.00',
    maxAmount: '20000.00',
    feeRate: 100,
    minutesTo: 10,
  })
})

it.each(['alipay', 'wechat', 'qq'])(
  'PAY-1 R-12 a deposit by %s is credited without its fee once it was paid, and stands in the record',
  async (code) => {
    const { client } = await lab.newMember()
    const { feeFixed, feeRate } = await lab.channel(client, code)
    const deposit = await lab.begin(client, '1000', code)
    expect(await lab.cashOf(client)).toBe('10000.00')
    expect((await lab.tell(lab.report(deposit))).code).toBe(200)
    expect(await lab.stateOf(client, deposit)).toBe('credited')
    const fee = feeOf(parseAmount('1000'), { fixed: parseAmount(feeFixed), rate: feeRate })
    expect(parseAmount(await lab.cashOf(client))).toBe(parseAmount('11000') - fee)
    const { value } = await client.call(listDeposits, lab.days())
    expect(value.deposits).toMatchObject([{ reference: deposit.reference, state: 'credited' }])
  },
)

it('PAY-1 R-12 a deposit is credited once, when the gateway has signed that it was paid, and keeps its number', async () => {
  const deposit = await lab.begin(juan, '1000', 'alipay')
  expect(deposit).toMatchObject({ state: 'waiting', fee: '10.00', credit: '990.00' })
  expect(await lab.stateOf(juan, deposit)).toBe('waiting')
  const report = lab.report(deposit)
  const clearing = await lab.houseSum('gateway_clearing')
  const gain = await gainOf(async () => {
    // Gateways that got no answer repeat their report; here fifty come at once.
    const told = await Promise.all(Array.from({ length: 50 }, () => lab.tell(report)))
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set(['OK']))
  })
  expect(gain).toBe(parseAmount('990'))
  expect(await lab.houseSum('gateway_clearing')).toBe(clearing - parseAmount('1000'))
  const { value } = await juan.call(getDeposit, { id: deposit.id })
  expect(value).toMatchObject({ state: 'credited', payUrl: null })
  const { rows } = await lab.ctx.pool.query(
    'select state, deposit_id::text from gateway_payment where payment = $1',
    [report.payment],
  )
  expect(rows).toEqual([{ state: 'credited', deposit_id: deposit.id }])
})

it('R-35 a copy of a report changes nothing, however late; changed content or an old signature is refused', async () => {
  const deposit = await lab.begin(juan, '500')
  const report = lab.report(deposit)
  await lab.tell(report)
  const old = lab.ctx.now().getTime() - 360_000
  expect(
    await gainOf(async () => {
      expect(await lab.tell(report, { time: old })).toEqual({ code: 200, status: 'OK' })
      expect(await lab.tell({ ...report, amount: '900' })).toEqual({ code: 409, status: 'CONFLICT' })
      const fresh = lab.report(await lab.begin(juan, '500'))
      expect((await lab.tell(fresh, { time: old })).code).toBe(401)
      expect((await lab.tell(fresh, { time: lab.ctx.now().getTime() - 240_000 })).code).toBe(200)
    }),
  ).toBe(parseAmount('500'))
})

it('R-34 whoever cannot sign moves nothing and writes nothing', async () => {
  const deposit = await lab.begin(juan, '500')
  const report = lab.report(deposit)
  for (const forged of [
    { secret: 'another secret' },
    { signature: '00' },
    { signature: 'f'.repeat(64) },
    { signature: '' },
    { time: 1 },
  ]) {
    expect((await lab.tell(report, forged)).code).toBe(401)
  }
  expect((await lab.tell({ ...report, amount: '-5' })).code).toBe(400)
  expect(await lab.stateOf(juan, deposit)).toBe('waiting')
})

it('R-39 R-38 what fits no deposit is parked in suspense, never credited, and two operators find its owner', async () => {
  const cases = [
    ['amount', { amount: '499' }, 'review'],
    ['unknown', { reference: 'DNOBODYKNOWS' }, 'waiting'],
    ['unknown', { account: 'PERYAT' }, 'waiting'],
    ['unknown', { account: 'NOBODY' }, 'waiting'],
    ['currency', { currency: 'USD' }, 'review'],
  ] as const
  for (const [reason, changes, state] of cases) {
    const deposit = await lab.begin(juan, '500')
    const report = lab.report(deposit, changes)
    expect(await gainOf(async () => expect((await lab.tell(report)).code).toBe(200))).toBe(0n)
    expect(await lab.stateOf(juan, deposit)).toBe(state)
    const { rows } = await lab.ctx.pool.query('select reason from gateway_payment where payment = $1', [
      report.payment,
    ])
    expect(rows).toEqual([{ reason }])
    await lab.tell({ state: 'failed', account: 'PERYA', payment: randomUUID(), reference: deposit.reference })
  }

  const deposit = await lab.begin(juan, '500')
  const report = lab.report(deposit, { amount: '450' })
  const suspense = await lab.houseSum('suspense')
  await lab.tell(report)
  expect(await lab.houseSum('suspense')).toBe(suspense + parseAmount('450'))
  const asked = { merchant: 'PERYA', payment: report.payment, userName: 'juan' }
  expect(
    await gainOf(async () => {
      expect(await creditParked(lab.ctx, { ...asked, operator: 'rosa' })).toBe(false)
      expect(await creditParked(lab.ctx, { ...asked, operator: 'rosa' })).toBe(false)
      expect(await creditParked(lab.ctx, { ...asked, operator: 'pilar' })).toBe(true)
      await expect(creditParked(lab.ctx, { ...asked, operator: 'rosa' })).rejects.toThrow('payment.unknown')
    }),
  ).toBe(parseAmount('450'))
  expect(await lab.houseSum('suspense')).toBe(suspense)
  expect(await lab.stateOf(juan, deposit)).toBe('credited')
})

it('R-39 a deposit paid twice, or after it expired, keeps the second payment apart', async () => {
  const twice = await lab.begin(juan, '500')
  expect(
    await gainOf(async () => {
      await lab.tell(lab.report(twice))
      await lab.tell(lab.report(twice))
    }),
  ).toBe(parseAmount('500'))
  const late = await lab.begin(juan, '500')
  lab.later(31)
  await askGateway(lab.ctx)
  juan = await lab.logIn('juan')
  expect(await lab.stateOf(juan, late)).toBe('expired')
  expect(await gainOf(() => lab.tell(lab.report(late)))).toBe(0n)
  expect(await lab.stateOf(juan, late)).toBe('review')
})

it('R-39 a payment that comes after its deposit failed is said to have come, and so is what became of it', async () => {
  const { client, userName } = await lab.newMember()
  const fail = ({ reference }: Deposit) =>
    lab.tell({ state: 'failed', account: 'PERYA', payment: randomUUID(), reference })
  const lateFor = async () => {
    const deposit = await lab.begin(client, '500')
    await fail(deposit)
    expect(await lab.stateOf(client, deposit)).toBe('failed')
    const report = lab.report(deposit)
    await lab.tell(report)
    return { deposit, asked: { merchant: 'PERYA', payment: report.payment } }
  }
  const shown = async ({ id }: Deposit) => (await client.call(getDeposit, { id })).value
  const isLate = { why: 'late', amount: '500.00', currency: 'PHP' }

  const found = await lateFor()
  const { payment, ...kept } = await shown(found.deposit)
  expect(kept).toMatchObject({ state: 'review', endedAt: null })
  expect(payment).toMatchObject({ ...isLate, state: 'parked' })
  const promise = Date.parse(payment?.promisedAt ?? '') - Date.parse(payment?.receivedAt ?? '')
  expect(promise).toBe(24 * 3_600_000)
  // The gateway repeats that it failed: the payment that came stays parked.
  await fail(found.deposit)
  expect((await client.call(listDeposits, lab.days())).value.deposits[0]).toMatchObject({
    state: 'review',
    payment: isLate,
  })
  await creditParked(lab.ctx, { ...found.asked, userName, operator: 'rosa' })
  await creditParked(lab.ctx, { ...found.asked, userName, operator: 'pilar' })
  expect(await shown(found.deposit)).toMatchObject({ state: 'credited', payment: null })

  const sent = await lateFor()
  await refundParked(lab.ctx, { ...sent.asked, operator: 'rosa' })
  await refundParked(lab.ctx, { ...sent.asked, operator: 'pilar' })
  expect(await shown(sent.deposit)).toMatchObject({ state: 'review', payment: { state: 'refunding' } })
  await sendRefunds(lab.ctx)
  expect(await shown(sent.deposit)).toMatchObject({
    state: 'refunded',
    payment: { ...isLate, state: 'refunded' },
  })
})

it('R-39 of two payments for one deposit one pays it, and what happens to the other leaves it alone', async () => {
  const { client, userName, memberId } = await lab.newMember()
  const both = async () => {
    const deposit = await lab.begin(client, '500')
    const half = lab.report(deposit, { amount: '250' })
    const whole = lab.report(deposit)
    await lab.tell(half)
    await lab.tell(whole)
    return { deposit, half: half.payment, whole: whole.payment }
  }
  const merchant = 'PERYA'
  const credit = async (payment: string, to = userName) => {
    await creditParked(lab.ctx, { merchant, payment, userName: to, operator: 'rosa' })
    await creditParked(lab.ctx, { merchant, payment, userName: to, operator: 'pilar' })
  }
  const refund = async (payment: string) => {
    await refundParked(lab.ctx, { merchant, payment, operator: 'rosa' })
    await refundParked(lab.ctx, { merchant, payment, operator: 'pilar' })
    await sendRefunds(lab.ctx)
  }
  const shown = async ({ id }: Deposit) => (await client.call(getDeposit, { id })).value

  const one = await both()
  await refund(one.half)
  expect(await shown(one.deposit)).toMatchObject({ state: 'review', payment: { why: 'twice' } })
  await credit(one.whole)
  expect(await shown(one.deposit)).toMatchObject({ state: 'credited', amount: '500.00' })

  const two = await both()
  await credit(two.half)
  expect(await shown(two.deposit)).toMatchObject({ amount: '250.00', payment: { state: 'parked' } })
  await credit(two.whole)
  expect(await shown(two.deposit)).toMatchObject({ state: 'credited', amount: '250.00', payment: null })

  const three = await both()
  await refund(three.half)
  await credit(three.whole, 'tala')
  expect(await shown(three.deposit)).toMatchObject({ state: 'refused', reason: 'payer' })

  const lost = lab.report(three.deposit, { reference: 'DNOBODYKNOWS', amount: '75' })
  await lab.tell(lost)
  await credit(lost.payment)
  const { value: record } = await client.call(listDeposits, { ...lab.days(), state: 'credited' })
  expect(record.deposits.map(({ amount, channelName }) => [amount, channelName])).toEqual([
    ['75.00', 'A payment we found'],
    ['500.00', one.deposit.channelName],
    ['250.00', one.deposit.channelName],
    ['500.00', one.deposit.channelName],
  ])
  expect(parseAmount(record.total)).toBe(await lab.moved(memberId, 'deposit'))
})

it('PAY-4 a deposit stands on the day it was begun and its money on the day it moved; both come to the same', async () => {
  const { client, memberId } = await lab.newMember()
  const [today, before] = [await lab.begin(client, '300', 'alipay'), await lab.begin(client, '700', 'alipay')]
  await lab.tell(lab.report(today))
  await lab.tell(lab.report(before))
  await lab.ctx.pool.query("update deposit set created_at = created_at - interval '1 day' where id = $1", [
    before.id,
  ])
  // The test put the clock forward, so the deposit may belong to tomorrow.
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Manila' }).format(new Date(today.createdAt))
  const { value: now } = await client.call(listDeposits, { startDate: day, endDate: day })
  expect([now.total, now.totalCount]).toEqual(['297.00', 1])
  const { value: all } = await client.call(listDeposits, lab.days())
  const { value: profit } = await client.call(profitAndLoss, lab.days())
  expect([all.total, profit.total.deposits]).toEqual(['990.00', '990.00'])
  expect(await lab.moved(memberId, 'deposit')).toBe(parseAmount('990'))
})

it('PAY-1 a member calls off what waits to be paid, which makes room for another; asking twice is asking once', async () => {
  const { client } = await lab.newMember()
  const open = []
  for (let made = 0; made < 5; made += 1) open.push(await lab.begin(client, '300'))
  await expect(lab.begin(client, '300')).rejects.toThrow(/deposit\.open/)
  const [first] = open as [Deposit, ...Deposit[]]
  const stranger = await juan.call(cancelDeposit, { id: first.id })
  expect(stranger.errorCode).toBe('deposit.unknown')
  const answers = await Promise.all([1, 2].map(() => client.call(cancelDeposit, { id: first.id })))
  for (const { value } of answers) expect(value).toMatchObject({ state: 'cancelled', payUrl: null })
  const paid = await lab.begin(client, '300')
  await lab.tell(lab.report(paid))
  expect((await client.call(cancelDeposit, { id: paid.id })).errorCode).toBe('deposit.ended')
})

/** Sends the form of a deposit's payer page. */
function actOnPage({ payUrl }: Deposit, act: string) {
  const address = new URL(payUrl ?? '', 'http://site')
  return lab.test.app.inject({
    method: 'POST',
    url: address.pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ order: address.search.slice(1), act }).toString(),
  })
}

it('R-39 money on its way to a deposit that was called off is found until its time is up, and kept for its member', async () => {
  const { client } = await lab.newMember()
  const [paid, unpaid] = [await lab.begin(client, '700'), await lab.begin(client, '700')]
  await actOnPage(paid, 'silent')
  for (const { id } of [paid, unpaid]) await client.call(cancelDeposit, { id })
  lab.later(1)
  await askGateway(lab.ctx)
  expect((await client.call(getDeposit, { id: paid.id })).value).toMatchObject({
    state: 'review',
    payment: { amount: '700.00', why: 'late', state: 'parked' },
  })
  expect(await lab.cashOf(client)).toBe('10000.00')
  const isAsked = async () =>
    (
      await lab.ctx.pool.query(
        "select next_query_at < 'infinity' as is_asked from deposit where reference = $1",
        [unpaid.reference],
      )
    ).rows[0].is_asked
  expect(await isAsked()).toBe(true)
  lab.later(31)
  await askGateway(lab.ctx)
  expect(await isAsked()).toBe(false)
})

it('PAY-1 a payment the gateway did not tell of is found by asking; a payer’s page works once signed', async () => {
  const deposit = await lab.begin(juan, '700')
  const address = new URL(deposit.payUrl ?? '', 'http://site')
  const page = await lab.test.app.inject({ url: address.pathname + address.search })
  expect(page.statusCode).toBe(200)
  expect(page.body).toContain(deposit.reference)
  const forged = address.search.replace('amount=700', 'amount=7')
  expect((await lab.test.app.inject({ url: address.pathname + forged })).statusCode).toBe(404)
  expect((await actOnPage(deposit, 'silent')).headers.location).toMatch(/\/m\/voucherCenter\?id=\d+$/)
  expect(await lab.stateOf(juan, deposit)).toBe('waiting')
  lab.later(1)
  expect(await gainOf(() => askGateway(lab.ctx))).toBe(parseAmount('700'))
  expect(await gainOf(() => askGateway(lab.ctx))).toBe(0n)
  expect(await lab.stateOf(juan, deposit)).toBe('credited')
})

it('R-5 one wish is one deposit; another wish under its key is refused', async () => {
  const channel = await lab.channel(juan, 'gcash')
  const wish = { requestKey: randomUUID(), channelId: channel.id, amount: '300' }
  const answers = await Promise.all(Array.from({ length: 20 }, () => juan.call(createDeposit, wish)))
  expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1)
  expect((await juan.call(createDeposit, { ...wish, amount: '301' })).errorCode).toBe('transfer.conflict')
  const ana = await lab.logIn('tala')
  expect((await ana.call(getDeposit, { id: answers[0]?.value.id ?? '' })).errorCode).toBe('deposit.unknown')
})

it('R-7 amounts that are none, or pass the channel, are refused with a sentence', async () => {
  const channelId = (await lab.channel(juan, 'gcash')).id
  const ask = (amount: string) => juan.call(createDeposit, { requestKey: randomUUID(), channelId, amount })
  for (const wrong of ['-5', '0', '-0', 'NaN', '1e21', '1,00', '100.001', '', '99999999999999']) {
    expect((await ask(wrong)).errorCode, wrong).toBe('input.invalid')
  }
  for (const wrong of ['99.99', '50000.01']) {
    const answer = await ask(wrong)
    expect(answer.errorCode).toBe('deposit.amount')
    expect(answer.message).toBe('Please enter an amount from ₱100.00 to ₱50,000.00.')
  }
  await lab.ctx.pool.query("update deposit_channel set is_enabled = false where code = 'maya'")
  const closed = await lab.channel(juan, 'maya').catch((error: Error) => error.message)
  expect(closed).toBe('there is no channel maya')
})

it('R-76 a deposit begun before the member set a limit is parked when it would pass it; others are refused before they are paid', async () => {
  const memberId = await lab.memberId('crispin')
  const crispin = await lab.logIn('crispin')
  const first = await lab.begin(crispin, '400')
  const second = await lab.begin(crispin, '300')
  await lab.ctx.pool.query(
    "insert into member_limit (member_id, measure, period, cap) values ($1, 'deposit', '1 day', 5000000)",
    [memberId],
  )
  await lab.tell(lab.report(first))
  await lab.tell(lab.report(second))
  expect(await lab.stateOf(crispin, first)).toBe('credited')
  expect(await lab.stateOf(crispin, second)).toBe('review')
  await expect(lab.begin(crispin, '300')).rejects.toThrow(/limit\.reached/)
})

it('PAY-1 a way to pay takes what is left of its day, which what merely waits cannot use up, and says when payments by it fail', async () => {
  const code = 'small-day'
  const written = {
    code,
    kind: 'ewalletQr',
    vendor: 'Small',
    names: { TY: 'Munti', EN: 'Small' },
    minAmount: '100',
    maxAmount: '500',
    minutesTo: 1,
    quickAmounts: ['200', '500'],
    isRecommended: true,
  }
  const save = (dailyMax: string) =>
    saveChannel(lab.ctx.db, 'PERYA', JSON.stringify({ ...written, dailyMax }))
  await expect(save('499')).rejects.toThrow('dailyMax')
  await save('1000')
  const members = await Promise.all(Array.from({ length: 5 }, () => lab.newMember()))
  const [first, second] = members as [(typeof members)[number], (typeof members)[number]]
  const { id: channelId } = await lab.channel(juan, code)
  const begin = async ({ client }: (typeof members)[number], amount: string) => {
    const answer = await client.call(createDeposit, { requestKey: randomUUID(), channelId, amount })
    return { ...answer, deposit: answer.value }
  }
  for (let each = 0; each < 3; each++) await begin(first, '500')
  expect(await lab.channel(juan, code)).toMatchObject({ maxAmount: '500.00' })

  const { deposit } = await begin(second, '500')
  // Begun before midnight and paid after it: it uses up room of the new day.
  await lab.ctx.pool.query("update deposit set created_at = created_at - interval '1 day' where id = $1", [
    deposit.id,
  ])
  await lab.tell(lab.report(deposit))
  await lab.tell(lab.report((await begin(second, '200')).deposit))
  expect(await lab.channel(juan, code)).toMatchObject({ maxAmount: '300.00', quickAmounts: ['200.00'] })
  expect(await begin(second, '400')).toMatchObject({
    errorCode: 'deposit.amount',
    value: { min: '100.00', max: '300.00' },
  })
  await lab.tell(lab.report((await begin(second, '300')).deposit))
  await expect(lab.channel(juan, code)).rejects.toThrow('there is no channel')
  expect(await begin(second, '100')).toMatchObject({ errorCode: 'deposit.channel' })

  await save('100000')
  const fail = (memberIds: readonly (string | bigint)[]) =>
    lab.ctx.pool.query(
      `insert into deposit (reference, request_key, merchant, member_id, channel_id, gateway, amount, fee, currency,
         state, created_at, expires_at, ended_at, next_query_at)
       select 'DF' || gen_random_uuid(), gen_random_uuid(), 'PERYA', member, $2, 'local', 1000000, 0, 'PHP', 'failed',
         $3, $3, $3, $3
       from unnest($1::bigint[]) member`,
      [memberIds, channelId, lab.ctx.now()],
    )
  await fail(Array(9).fill(first.memberId))
  expect(await lab.channel(juan, code)).toMatchObject({ isTroubled: false, isRecommended: true })
  await fail(members.map(({ memberId }) => memberId))
  expect(await lab.channel(juan, code)).toMatchObject({ isTroubled: true, isRecommended: false })
})

it('PAY-1 an operator opens a way to pay, changes and closes it; what makes no sense is refused', async () => {
  const written = {
    code: 'qrph',
    kind: 'ewalletQr',
    vendor: 'QR Ph',
    names: { TY: 'QR Ph', EN: 'QR Ph' },
    minAmount: '50',
    maxAmount: '50000',
    minutesTo: 1,
    quickAmounts: ['100', '500'],
  }
  const save = (changes: object) =>
    saveChannel(lab.ctx.db, 'PERYA', JSON.stringify({ ...written, ...changes }))
  await save({})
  expect(await lab.channel(juan, 'qrph')).toMatchObject({
    minAmount: '50.00',
    quickAmounts: ['100.00', '500.00'],
  })
  await save({ minAmount: '75', feeRate: 50 })
  expect(await lab.channel(juan, 'qrph')).toMatchObject({ minAmount: '75.00', feeRate: 50 })
  await save({ isEnabled: false })
  await expect(lab.channel(juan, 'qrph')).rejects.toThrow()
  await expect(save({ maxAmount: '10' })).rejects.toThrow(/maxAmount/)
  await expect(save({ kind: 'cheque' })).rejects.toThrow(/kind/)
})

it('PAY-4 the record of deposits adds up to what the ledger credited, to the last unit', async () => {
  const { rows } = await lab.ctx.pool.query(
    `select sum(e.amount)::text as sum from ledger_entry e join ledger_transfer t on t.id = e.transfer_id
     join ledger_account a on a.id = e.account_id
     where t.kind = 'deposit' and a.kind = 'member_cash' and a.owner = $1`,
    [await lab.memberId('juan')],
  )
  const { value } = await juan.call(listDeposits, lab.days())
  expect(parseAmount(value.total)).toBe(BigInt(rows[0].sum))
  const csv = await juan.call(depositsCsv, { ...lab.days(), state: 'credited' })
  const lines = csv.text.trim().split('\r\n').slice(1)
  const sum = lines.reduce((total, line) => total + parseAmount(line.split(',').at(-1) ?? ''), 0n)
  expect(sum).toBe(BigInt(rows[0].sum))
  expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,.*,Deposit received,/)
  const expired = (await juan.call(listDeposits, { ...lab.days(), state: 'expired' })).value
  expect(new Set(expired.deposits.map(({ state }) => state))).toEqual(new Set(['expired']))
  expect(expired.total).toBe('0.00')
})

it('PAY-4 a file that cannot hold all of a record says so at its end, and how to get the rest', async () => {
  const { client, memberId } = await lab.newMember()
  await lab.begin(client, '500')
  const full = (await client.call(depositsCsv, lab.days())).text
  expect(full).not.toContain('Choose fewer days')
  await lab.ctx.pool.query(
    `insert into deposit (reference, request_key, merchant, member_id, channel_id, gateway, amount, fee, currency,
       state, created_at, expires_at, next_query_at, ended_at)
     select 'MANY' || n, 'MANY' || n, merchant, member_id, channel_id, gateway, amount, fee, currency,
       'expired', created_at, expires_at, next_query_at, expires_at
     from deposit, generate_series(1, $2) n where member_id = $1`,
    [memberId, csvLinesMax],
  )
  const lines = (await client.call(depositsCsv, lab.days())).text.trim().split('\r\n')
  expect(lines).toHaveLength(1 + csvLinesMax + 1)
  expect(lines.at(-1)).toBe(
    'Only the newest 100000 of 100001 lines are in this file. Choose fewer days to get the rest.',
  )
}, 60_000)

it('R-1 after all of it the ledger adds up', async () => {
  expect(await auditLedger(lab.ctx)).toEqual([])
})

it.each([
  { kind: 'creditCard' },
  { kind: 'crypto' },
  { code: 'visa-online' },
  { vendor: 'USDT' },
  { names: { TY: 'Credit card', EN: 'Card' } },
])('R-84 credit cards and cryptocurrency are no way to pay in: %j', async (changes) => {
  const channel = {
    code: 'new-way',
    kind: 'gateway',
    vendor: 'Bank',
    names: { TY: 'Bangko', EN: 'Bank' },
    minAmount: '100',
    maxAmount: '1000',
    minutesTo: 5,
    quickAmounts: ['100'],
  }
  const count = async () =>
    (await lab.ctx.pool.query("select count(*)::int as n from deposit_channel where merchant = 'PERYA'"))
      .rows[0].n
  const before = await count()
  await expect(saveChannel(lab.ctx.db, 'PERYA', JSON.stringify({ ...channel, ...changes }))).rejects.toThrow(
    ChangeRefused,
  )
  expect(await count()).toBe(before)
})

it('R-39 an operator reads once of deposits the gateway was not heard about, by reference, and once that it is over', async () => {
  await askGateway(lab.ctx)
  const { client } = await lab.newMember()
  const [broken, good] = [await lab.begin(client, '700'), await lab.begin(client, '700')]
  const said: unknown[][] = []
  for (const level of ['info', 'error'] as const) {
    vi.spyOn(lab.ctx.log, level).mockImplementation((...line: unknown[]) => void said.push(line))
  }
  const gateway = gatewayOf(lab.ctx)
  if (!gateway) throw new Error('the demo has a gateway')
  const ask = gateway.query.bind(gateway)
  const query = vi.spyOn(gateway, 'query').mockImplementation(async (asked) => {
    if (asked.reference === broken.reference) throw new Error('a word nobody understands')
    return ask(asked)
  })
  for (let pass = 0; pass < 3; pass++) {
    lab.later(1)
    await askGateway(lab.ctx)
  }
  expect(query).toHaveBeenCalledWith(expect.objectContaining({ reference: good.reference }))
  expect(said).toMatchObject([[{ references: [broken.reference], deposits: 1 }, 'the gateway was not heard']])
  query.mockClear()
  await askGateway(lab.ctx)
  expect(query).not.toHaveBeenCalled()
  expect(said).toHaveLength(1)
  query.mockRestore()
  lab.later(1)
  await askGateway(lab.ctx)
  expect(said.map(([, text]) => text)).toEqual([
    'the gateway was not heard',
    'over: the gateway was not heard',
  ])
  vi.restoreAllMocks()
})
