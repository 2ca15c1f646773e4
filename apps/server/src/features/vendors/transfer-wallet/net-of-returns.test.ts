/** What comes home from a vendor that keeps balances counts as won from it, less what was sent there. */
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { listOpenAlarms } from '../alarm.store.ts'
import { findVendor, readVendors } from '../directory.ts'
import { listLimits } from '../limit.store.ts'
import { resumeVendorKind } from '../set-limit.ts'
import { openToldVendor, type ToldVendor } from '../testing/told-vendor.ts'
import { openVendorLab, pesos, type VendorLab } from '../testing/vendor-lab.ts'
import { pollTransfers } from './poll-transfers.ts'
import { sendToVendor, sweepFromVendor } from './transfer-funds.ts'
import { listOpenTransfers, vouchForTransfer } from './vouch-for-transfer.ts'

let lab: VendorLab
let vendor: ToldVendor
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())
beforeEach(async () => {
  vendor = await openToldVendor(lab.ctx)
  await lab.ctx.pool.query(
    `update vendor_limit set cap = $2 from vendor v where v.id = vendor_id and v.code = $1 and kind = 'net'`,
    [vendor.code, pesos('100.00')],
  )
})
afterEach(() => vendor.close())

const idOf = () => findVendor(lab.ctx, vendor.code)?.id ?? 0
const net = async () => (await listLimits(lab.ctx.db, idOf())).find(({ kind }) => kind === 'net')
const alarms = async () =>
  (await listOpenAlarms(lab.ctx.db, vendor.code)).map(({ reason, subject }) => `${reason} ${subject}`)

/** A member with a hundred pesos, of which forty are at the vendor. */
async function playThere(): Promise<bigint> {
  const memberId = BigInt((await lab.player('100.00')).playerId)
  vendor.says({ status: 'SUCCESS', amount: '40.00' })
  expect(await send(memberId)).toBe('done')
  return memberId
}
const send = (memberId: bigint) =>
  sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount: pesos('40.00') })

async function comeHome(memberId: bigint, amount: string): Promise<void> {
  vendor.says({ status: 'SUCCESS', amount })
  expect(await sweepFromVendor(lab.ctx, { memberId, vendorCode: vendor.code })).toBe('done')
}

it('R-38 what members win counts and what they lose is taken off, each transfer once', async () => {
  const [winner, loser] = [await playThere(), await playThere()]
  expect((await net())?.used).toBe(0n)
  await comeHome(loser, '0.00')
  expect((await net())?.used).toBe(pesos('-40.00'))

  vendor.says({ status: 'PENDING' })
  expect(await sweepFromVendor(lab.ctx, { memberId: winner, vendorCode: vendor.code })).toBe('open')
  expect((await net())?.used).toBe(pesos('-40.00'))
  vendor.says({ status: 'SUCCESS', amount: '130.00' })
  await lab.ctx.pool.query(
    "update vendor_transfer set next_poll_at = now() - interval '1 second' where state = 'sent'",
  )
  await Promise.all([pollTransfers(lab.ctx), pollTransfers(lab.ctx), pollTransfers(lab.ctx)])
  expect(await lab.purse(winner)).toEqual(['190.00', '0.00', '0.00'])
  expect((await net())?.used).toBe(pesos('50.00'))
  expect(await alarms()).toEqual([])
})

it('R-38 above the limit of a day the vendor is sent nothing more, and what comes home is booked all the same', async () => {
  const [first, second, third] = [await playThere(), await playThere(), await playThere()]
  await comeHome(first, '100.00')
  expect([(await net())?.stoppedAt, await alarms()]).toEqual([null, []])
  await comeHome(second, '80.01')
  expect(await net()).toMatchObject({ used: pesos('100.01'), stoppedAt: expect.any(Date) })
  expect(await alarms()).toEqual(['limit_reached net'])
  await readVendors(lab.ctx)
  await expect(send(first)).rejects.toThrow('vendor.closed')

  await comeHome(third, '70.00')
  expect(await Promise.all([first, second, third].map(lab.purse))).toEqual([
    ['160.00', '0.00', '0.00'],
    ['140.01', '0.00', '0.00'],
    ['130.00', '0.00', '0.00'],
  ])
  expect((await net())?.used).toBe(pesos('130.01'))
  expect(await alarms()).toEqual(['limit_reached net'])

  for (const operator of ['luz', 'paz']) {
    const said = { code: vendor.code, kind: 'net', operator, vouchers: ['luz', 'paz'] }
    await resumeVendorKind(lab.ctx, said)
  }
  await readVendors(lab.ctx)
  vendor.says({ status: 'SUCCESS', amount: '40.00' })
  expect([await send(first), await alarms()]).toEqual(['done', []])
})

it('R-38 what operators vouch for counts as what the vendor says does', async () => {
  const memberId = await playThere()
  vendor.says({ status: 'SUCCESS' })
  expect(await sweepFromVendor(lab.ctx, { memberId, vendorCode: vendor.code })).toBe('open')
  const [open] = await listOpenTransfers(lab.ctx, vendor.code)
  for (const operator of ['luz', 'paz']) {
    await vouchForTransfer(lab.ctx, {
      vendorCode: vendor.code,
      reference: open?.reference ?? '',
      operator,
      finding: { state: 'done', amount: '140.01' },
      vouchers: ['luz', 'paz'],
    })
  }
  expect(await lab.purse(memberId)).toEqual(['200.01', '0.00', '0.00'])
  expect((await net())?.used).toBe(pesos('100.01'))
  expect(await alarms()).toEqual(['limit_reached net'])
})

it('R-1 nothing of it leaves the ledger out of balance', async () => {
  expect(await lab.audit()).toEqual([])
})
