import { randomUUID } from 'node:crypto'
import { setLimit, takeBreak } from '@perya/contract/protection'
import * as contract from '@perya/contract/upline-transfer'
import { memberTransactions } from '@perya/contract/wallet'
import { parseAmount } from '@perya/money'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { merchantOf } from '#features/merchants/index.ts'
import { sendToVendor } from '#features/vendors/index.ts'
import { openToldVendor, type ToldVendor } from '#features/vendors/testing/told-vendor.ts'
import { notify } from '#platform/notifications.ts'
import { eventually } from '#testing/eventually.ts'
import { openCashierLab } from '../testing/cashier-lab.ts'
import { play } from '../testing/play.ts'

let lab: Awaited<ReturnType<typeof openCashierLab>>
beforeAll(async () => {
  lab = await openCashierLab()
}, 60_000)
afterAll(async () => {
  await lab.close()
})

type Person = Awaited<ReturnType<typeof lab.newMember>>

/** Two members, one below the other, who may send money up. */
async function pair(): Promise<{ member: Person; upline: Person }> {
  const [member, upline] = [await lab.newMember(), await lab.newMember()]
  await lab.ctx.pool.query('update member set upline_id = $2, to_upline = true where id = $1', [
    member.memberId,
    upline.memberId,
  ])
  return { member, upline }
}

const send = ({ client }: Person, amount: string, changes: { requestKey?: string; password?: string } = {}) =>
  client.call(contract.transferToUpline, { requestKey: randomUUID(), amount, password: '202611', ...changes })

it('PAY-5 R-102 a member sends money to their upline once, however often the same wish is sent', async () => {
  const { member, upline } = await pair()
  expect((await member.client.call(contract.getUpline, {})).value.available).toBe('10000.00')
  const requestKey = randomUUID()
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(member, '2500', { requestKey })))
  expect(new Set(answers.map(({ value }) => value.id)).size).toBe(1)
  expect(await lab.cashOf(member.client)).toBe('7500.00')
  expect(await lab.cashOf(upline.client)).toBe('12500.00')
  const { value } = await upline.client.call(memberTransactions, { types: 'A' })
  expect(value.lines).toMatchObject([{ code: 'member_transfer', amount: '2500.00' }])
  expect((await send(member, '7500.01')).errorCode).toBe('balance.insufficient')
  expect((await send(member, '1', { password: '000000' })).errorCode).toBe('withdrawalPassword.wrong')
})

it('PAY-5 R-11 a deposit that was not staked stays, and whoever takes a break neither sends nor gets', async () => {
  const { member, upline } = await pair()
  const deposit = await lab.begin(member.client, '1000')
  await lab.tell(lab.report(deposit))
  expect((await send(member, '10000.01')).errorCode).toBe('withdrawal.turnover')
  const requestKey = randomUUID()
  const sent = await send(member, '9000', { requestKey })
  expect((await send(member, '9000', { requestKey })).value).toEqual(sent.value)
  await upline.client.call(takeBreak, { kind: 'timeout', days: 1 })
  expect((await send(member, '100')).errorCode).toBe('member.excluded')
})

it.each(['identity', 'operator', 'restricted'])(
  'PAY-5 R-11 who may not play (%s) sends nothing up: turnover is not asked of them, and nobody would look',
  async (reason) => {
    const { member } = await pair()
    await lab.tell(lab.report(await lab.begin(member.client, '1000')))
    const { memberId } = member
    await lab.ctx.pool.query('insert into member_block (member_id, reason) values ($1, $2)', [
      memberId,
      reason,
    ])
    expect((await send(member, '500')).errorCode).toBe('member.barred')
    expect(await lab.cashOf(member.client)).toBe('11000.00')
  },
)

it('PAY-5 sending up asks for what a withdrawal asks for: a proved number, an identity for all that left, so many times a day, and no doubt', async () => {
  const { member } = await pair()
  const { memberId } = member
  const query = (text: string) => lab.ctx.pool.query(text, [memberId])
  await lab.ctx.pool.query(
    "insert into withdrawal_rule (merchant, needs_mobile, big_win) values ('PERYA', true, 10000000)",
  )
  const refused = async (amount = '100') => (await send(member, amount)).errorCode ?? 'sent'
  expect(await refused()).toBe('withdrawal.mobile')
  await lab.ctx.pool.query('update withdrawal_rule set needs_mobile = false')
  await query('update member set registered_at = now() where id = $1')
  expect(await refused()).toBe('upline.newMember')
  await query("update member set registered_at = '2026-01-01' where id = $1")
  await play(lab.ctx, memberId, { kind: 'payout', pesos: '1000.01' })
  expect(await refused()).toBe('upline.bigWin')
  await lab.ctx.pool.query('update withdrawal_rule set big_win = null')
  const above = await lab.askIdentityAbove('250')
  expect([await refused('200'), await refused('100')]).toEqual(['sent', 'withdrawal.identity'])
  await lab.askIdentityAbove(above)
  expect([await refused(), await refused(), await refused()]).toEqual(['sent', 'sent', 'withdrawal.tooMany'])
  await lab.ctx.pool.query('delete from withdrawal_rule')
})

it('R-76 what a downline sends counts towards the upline’s limit on deposits, however much is sent at once, and sending makes no room', async () => {
  const { member, upline } = await pair()
  await Promise.all(
    [member, upline].map(({ client }) =>
      client.call(setLimit, { measure: 'deposit', period: 'day', cap: '500' }),
    ),
  )
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(member, '200')))
  expect(answers.map(({ errorCode }) => errorCode ?? 'sent').sort()).toEqual([
    'sent',
    'sent',
    'upline.closed',
    'upline.closed',
  ])
  await expect(lab.begin(upline.client, '101')).rejects.toThrow(/limit\.reached/)
  await expect(lab.begin(member.client, '501')).rejects.toThrow(/limit\.reached/)
  await lab.tell(lab.report(await lab.begin(upline.client, '100')))
  expect(await lab.cashOf(upline.client)).toBe('10500.00')
})

it.each([
  ['may not', 'update member set to_upline = false where id = $1'],
  ['is a top agent', 'update member set type = 2 where id = $1'],
  ['has nobody above', 'update member set upline_id = null where id = $1'],
])('PAY-5 whoever %s send money up is told so', async (_who, change) => {
  const { member } = await pair()
  await lab.ctx.pool.query(change, [member.memberId])
  expect((await member.client.call(contract.getUpline, {})).errorCode).toBe('upline.closed')
  expect((await send(member, '100')).errorCode).toBe('upline.closed')
})

it('PAY-5 where the site offers no transfer to the upline (AGETRANSFERUP3) the server makes none', async () => {
  const { member, upline } = await pair()
  const offer = async (isOn: boolean) => {
    await lab.ctx.pool.query(
      "update merchant set flags = flags || jsonb_build_object('AGETRANSFERUP3', $1::boolean) where code = 'PERYA'",
      [isOn],
    )
    await notify(lab.ctx.db, 'merchant', 'PERYA')
    await eventually(() => expect(merchantOf(lab.ctx, 'PERYA').flags.AGETRANSFERUP3).toBe(isOn))
  }
  await offer(false)
  expect((await member.client.call(contract.getUpline, {})).errorCode).toBe('upline.closed')
  expect((await send(member, '100')).errorCode).toBe('upline.closed')
  expect(await lab.cashOf(upline.client)).toBe('10000.00')
  await offer(true)
  expect((await send(member, '100')).success).toBe(true)
})

describe('money at a vendor that keeps balances', () => {
  let vendor: ToldVendor
  beforeEach(async () => {
    vendor = await openToldVendor(lab.ctx)
    vendor.says(({ amount = '9500.00' }) => ({ status: 'SUCCESS', amount }))
  })
  afterEach(() => vendor.close())

  async function pairAtTable() {
    const { member, upline } = await pair()
    const amount = parseAmount('9000')
    await sendToVendor(lab.ctx, { memberId: member.memberId, vendorCode: vendor.code, amount })
    vendor.heard.length = 0
    return { member, upline, asked: () => vendor.heard.map(({ method }) => method) }
  }

  it('PAY-5 LAUNCH-3 comes home before its member sends it up, and once for what is sent once', async () => {
    const { member, upline, asked } = await pairAtTable()
    const requestKey = randomUUID()
    expect((await send(member, '10000', { requestKey })).success).toBe(true)
    expect([await lab.cashOf(member.client), await lab.cashOf(upline.client)]).toEqual(['500.00', '20000.00'])
    await sendToVendor(lab.ctx, {
      memberId: member.memberId,
      vendorCode: vendor.code,
      amount: parseAmount('500'),
    })
    expect((await send(member, '10000', { requestKey })).success).toBe(true)
    expect(asked()).toEqual(['ftoa', 'ft'])
  })

  it.each([
    ['upline.closed', 'update member set to_upline = false where id = $1'],
    ['upline.newMember', 'update member set registered_at = now() where id = $1'],
    ['member.barred', "insert into member_block (member_id, reason) values ($1, 'operator')"],
    [
      'withdrawal.tooMany',
      'insert into withdrawal_rule (merchant, daily_count) select merchant, 1 from member where id = $1',
    ],
  ])('PAY-5 LAUNCH-3 stays at the table when %s refuses whatever comes home', async (code, change) => {
    const { member, asked } = await pairAtTable()
    if (code === 'withdrawal.tooMany') await send(member, '1')
    vendor.heard.length = 0
    await lab.ctx.pool.query(change, [member.memberId])
    expect((await send(member, '500')).errorCode).toBe(code)
    expect(asked()).toEqual([])
    await lab.ctx.pool.query('delete from withdrawal_rule')
  })
})
