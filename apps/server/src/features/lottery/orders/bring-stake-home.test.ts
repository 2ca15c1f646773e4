import { placeLotteryOrder } from '@perya/contract/lottery-orders'
import { amountUnit, formatAmount } from '@perya/money'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Client } from '#features/identity/testing/client.ts'
import { sendToVendor, sweepFromVendor } from '#features/vendors/index.ts'
import { openToldVendor, type ToldVendor } from '#features/vendors/testing/told-vendor.ts'
import { auditLedger, blockPlay, readBalances, unblockPlay } from '#features/wallet/index.ts'
import { type AskedBet, type LotteryLab, openLotteryLab } from '../testing/lottery-lab.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** Twenty pesos. */
const everyDigit: AskedBet = { betType: 'ssc.position', content: '0,1,2,3,4,5,6,7,8,9||||' }

let lab: LotteryLab
let malaya: Client
let memberId: bigint
let vendor: ToldVendor
let issueNo: string
beforeAll(async () => {
  lab = await openLotteryLab()
  malaya = await lab.logIn('malaya')
  memberId = await lab.memberId('malaya')
})
afterAll(async () => {
  expect(await auditLedger(lab.ctx)).toEqual([])
  await lab.end()
})
beforeEach(async () => {
  vendor = await openToldVendor(lab.ctx)
  vendor.says({ status: 'SUCCESS' })
  await lab.fund(memberId, 100n)
  ;[issueNo = ''] = await lab.makeIssues(1)
})
afterEach(async () => {
  vendor.says({ status: 'SUCCESS', amount: '0.00' })
  expect(await sweepFromVendor(lab.ctx, { memberId, vendorCode: vendor.code })).toBe('done')
  vendor.close()
})

const purse = async () => {
  const [balance] = await readBalances(lab.ctx.db, [memberId])
  return { cash: balance?.cash, away: balance?.atVendors }
}
const twenty = () => lab.asked([{ issueNo, multiple: 1 }], [everyDigit])
const methods = () => vendor.heard.map(({ method }) => method)

/** Leaves so many pesos here; the vendor would give the rest back. */
async function playElsewhere(left: bigint): Promise<bigint> {
  const amount = ((await purse()).cash ?? 0n) - left * amountUnit
  expect(await sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount })).toBe('done')
  vendor.says({ status: 'SUCCESS', amount: formatAmount(amount) })
  return amount
}

describe('LOTT-3 an order that falls short of money', () => {
  it('is paid with what a vendor keeps, once', async () => {
    const away = await playElsewhere(5n)
    const asked = twenty()
    const order = await lab.place(malaya, asked)
    expect(methods()).toEqual(['ft', 'ftoa'])
    const after = { cash: away - 15n * amountUnit, away: 0n }
    expect(await purse()).toEqual(after)
    expect(await lab.place(malaya, asked)).toMatchObject({ id: order.id })
    expect(await purse()).toEqual(after)
  })

  it('is refused when the vendor gives nothing back', async () => {
    const away = await playElsewhere(5n)
    vendor.says({ status: 'FAILED' })
    expect((await malaya.call(placeLotteryOrder, twenty())).errorCode).toBe('balance.insufficient')
    expect(await purse()).toEqual({ cash: 5n * amountUnit, away })
    vendor.says({ status: 'SUCCESS', amount: '12.00' })
    expect((await malaya.call(placeLotteryOrder, twenty())).errorCode).toBe('balance.insufficient')
    expect(await purse()).toEqual({ cash: 17n * amountUnit, away: 0n })
  })

  it('is refused where nothing is at vendors', async () => {
    const asked = lab.asked([{ issueNo, multiple: 1 }], [{ ...everyDigit, multiple: 500 }])
    expect((await malaya.call(placeLotteryOrder, asked)).errorCode).toBe('balance.insufficient')
    expect(methods()).toEqual([])
  })
})

describe('LOTT-3 a table is left as it is by an order', () => {
  it('that has its money', async () => {
    const away = await playElsewhere(20n)
    await lab.place(malaya, twenty())
    expect(methods()).toEqual(['ft'])
    expect(await purse()).toEqual({ cash: 0n, away })
  })

  it.each([
    {
      why: 'of a limit',
      code: 'limit.reached',
      before: () =>
        sql`insert into member_limit (member_id, measure, period, cap) values (${memberId}, 'loss', '1 day', 1)`.execute(
          lab.ctx.db,
        ),
      after: () => sql`delete from member_limit where member_id = ${memberId}`.execute(lab.ctx.db),
    },
    {
      why: 'of a block',
      code: 'member.blocked',
      before: () => lab.ctx.db.transaction().execute((tx) => blockPlay(tx, memberId, 'operator')),
      after: () => lab.ctx.db.transaction().execute((tx) => unblockPlay(tx, memberId, 'operator')),
    },
    {
      why: 'its issue is closed',
      code: 'lottery.issueClosed',
      before: () => lab.close(),
      after: () => undefined,
    },
    {
      why: 'its numbers are sold out',
      code: 'lottery.soldOut',
      before: async () => {
        await lab.place(await lab.logIn('juan'), twenty())
        await sql`
          update lottery_liability set amount = 9000000000000000 where issue_id = (
            select id from lottery_issue where code = ${lab.code} and issue_no = ${issueNo})`.execute(
          lab.ctx.db,
        )
      },
      after: () => undefined,
    },
  ])('that is refused because $why', async ({ code, before, after }) => {
    const away = await playElsewhere(5n)
    await before()
    try {
      expect((await malaya.call(placeLotteryOrder, twenty())).errorCode).toBe(code)
    } finally {
      await after()
    }
    expect(methods()).toEqual(['ft'])
    expect(await purse()).toEqual({ cash: 5n * amountUnit, away })
  })
})
