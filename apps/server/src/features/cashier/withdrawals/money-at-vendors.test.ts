/** A withdrawal of money that is still at a vendor that keeps balances. */
import { randomUUID } from 'node:crypto'
import * as contract from '@perya/contract/withdrawals'
import { parseAmount } from '@perya/money'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { pauseAndTell } from '#features/identity/index.ts'
import type { Client } from '#features/identity/testing/client.ts'
import { sendToVendor } from '#features/vendors/index.ts'
import { openToldVendor, type ToldVendor } from '#features/vendors/testing/told-vendor.ts'
import { openVendorBooks } from '#features/vendors/testing/vendor-books.ts'
import { auditLedger, readBalances } from '#features/wallet/index.ts'
import { demoWithdrawalPassword, openCashierLab } from '../testing/cashier-lab.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
let vendor: ToldVendor
let member: Client
let memberId: bigint
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
afterAll(() => lab.close())
beforeEach(async () => {
  vendor = await openToldVendor(lab.ctx)
  vendor.says({ status: 'SUCCESS', amount: '9000.00' })
  member = await lab.newPayee()
  const { rows } = await lab.ctx.pool.query('select max(id) as id from member')
  memberId = rows[0].id
  const amount = parseAmount('9000')
  expect(await sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount })).toBe('done')
})
afterEach(() => vendor.close())

async function ask(amount: string, requestKey: string = randomUUID()) {
  const cardId = (await member.call(contract.listBankCards, {})).value.cards[0]?.id ?? ''
  return member.call(contract.createWithdrawal, {
    requestKey,
    amount,
    cardId,
    password: demoWithdrawalPassword,
  })
}

async function purse() {
  const [{ cash, held, inTransit, atVendors } = { cash: 0n, held: 0n, inTransit: 0n, atVendors: 0n }] =
    await readBalances(lab.ctx.db, [memberId])
  return [cash, held, inTransit, atVendors].map((units) => Number(units / 10_000n))
}

it('LAUNCH-3 PAY-2 brings it home first, with what was won there', async () => {
  vendor.says({ status: 'SUCCESS', amount: '9500.00' })
  expect(await ask('10000')).toMatchObject({ success: true })
  expect(await purse()).toEqual([500, 10_000, 0, 0])
})

it('LAUNCH-3 PAY-2 is refused as ever while the vendor does not answer, unless the cash alone pays it', async () => {
  vendor.says('lost')
  expect(await ask('5000')).toMatchObject({ errorCode: 'balance.insufficient' })
  expect(await purse()).toEqual([1_000, 0, 0, 9_000])
  expect(await ask('600')).toMatchObject({ success: true })
  expect(await purse()).toEqual([400, 600, 0, 9_000])
})

it('LAUNCH-3 PAY-2 asks what became of money whose way home it does not know, and sends for it no second time', async () => {
  vendor.says('lost')
  await ask('5000')
  vendor.says(({ method }) => ({ status: 'SUCCESS', amount: method === 'cs' ? '9000.00' : '0.00' }))
  expect(await ask('5000')).toMatchObject({ success: true })
  expect(await purse()).toEqual([5_000, 5_000, 0, 0])
  expect(vendor.heard.filter(({ amount }) => amount === undefined).map(({ method }) => method)).toEqual([
    'ftoa',
    'cs',
  ])
})

it('LAUNCH-3 PAY-2 asked for twice at once is made once, and nothing comes home twice', async () => {
  const books = openVendorBooks()
  books.win(memberId, parseAmount('9000'))
  vendor.says(books.answer)
  const key = randomUUID()
  const answers = await Promise.all([ask('600', key), ask('600', key)])
  const ids = answers.map(({ value }) => value.id)
  expect(ids[0]).toBe(ids[1])
  expect(await purse()).toEqual([9_400, 600, 0, 0])
})

it.each([
  ['was made before', '600'],
  ['is refused whatever comes home', '1'],
])('LAUNCH-3 leaves it at the table when the withdrawal %s', async (_what, amount) => {
  const key = randomUUID()
  expect(await ask('600', key)).toMatchObject({ success: true })
  await sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount: parseAmount('9000') })
  vendor.heard.length = 0
  const answer = await ask(amount, amount === '600' ? key : randomUUID())
  expect(answer).toMatchObject(amount === '600' ? { success: true } : { errorCode: 'withdrawal.amount' })
  expect([vendor.heard, await purse()]).toEqual([[], [400, 600, 0, 9_000]])
})

it.each([
  ['withdrawal.tooMany', 'daily_count', '1'],
  ['withdrawal.mobile', 'needs_mobile', 'true'],
])('LAUNCH-3 PAY-2 leaves it at the table when %s refuses whatever comes home', async (code, rule, line) => {
  expect(await ask('600')).toMatchObject({ success: true })
  await sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount: parseAmount('9000') })
  vendor.heard.length = 0
  await lab.ctx.pool.query(`insert into withdrawal_rule (merchant, ${rule}) values ('PERYA', ${line})`)
  expect(await ask('200')).toMatchObject({ errorCode: code })
  await lab.ctx.pool.query('delete from withdrawal_rule')
  expect([vendor.heard, await purse()]).toEqual([[], [400, 600, 0, 9_000]])
})

it('LAUNCH-3 PAY-2 leaves it at the table while an identity is missing, and while withdrawals are paused', async () => {
  vendor.heard.length = 0
  const above = await lab.askIdentityAbove('250')
  expect(await ask('500')).toMatchObject({ errorCode: 'withdrawal.identity' })
  await lab.askIdentityAbove(above)
  await lab.ctx.db.transaction().execute((tx) => pauseAndTell(lab.ctx, tx, memberId, 'password'))
  expect(await ask('500')).toMatchObject({ errorCode: 'withdrawal.paused' })
  expect([vendor.heard, await purse()]).toEqual([[], [1_000, 0, 0, 9_000]])
})

it('LAUNCH-3 R-11 brings it home though the cash alone has not been staked enough, since all above that may leave', async () => {
  await lab.tell(lab.report(await lab.begin(member, '2000')))
  expect(await ask('5000')).toMatchObject({ success: true })
  expect(await purse()).toEqual([7_000, 5_000, 0, 0])
})

it('LAUNCH-3 holds no lock of its member while the vendor is asked', async () => {
  let isFree = false
  vendor.says(async () => {
    await lab.ctx.pool.query('select from member where id = $1 for update nowait', [memberId])
    isFree = true
    return { status: 'SUCCESS', amount: '9000.00' }
  })
  expect(await ask('5000')).toMatchObject({ success: true })
  expect(isFree).toBe(true)
})

it('R-1 leaves a ledger without a fault', async () => {
  expect(await auditLedger(lab.ctx)).toEqual([])
})
