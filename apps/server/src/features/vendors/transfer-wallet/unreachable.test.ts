import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { readVendors } from '../directory.ts'
import { openToldVendor, type ToldVendor } from '../testing/told-vendor.ts'
import { openVendorLab, pesos, type VendorLab } from '../testing/vendor-lab.ts'
import { bringHome, trySweep } from './follow-play.ts'
import { pollTransfers } from './poll-transfers.ts'
import { sendToVendor, sweepFromVendor } from './transfer-funds.ts'

let lab: VendorLab
let vendor: ToldVendor
let memberId: bigint
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())
beforeEach(async () => {
  vendor = await openToldVendor(lab.ctx)
  memberId = BigInt((await lab.player('100.00')).playerId)
})

const send = () => sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount: pesos('40.00') })
const sweep = () => sweepFromVendor(lab.ctx, { memberId, vendorCode: vendor.code })
const purse = () => lab.purse(memberId)

/** Longer than a name can be, so it is known to nobody without anybody being asked. */
const unknownName = `${'x'.repeat(64)}.example`

async function moveToUnknownName(): Promise<void> {
  await lab.ctx.pool.query('update vendor set base_url = $1, allowed_hosts = $2 where code = $3', [
    `https://${unknownName}`,
    [unknownName],
    vendor.code,
  ])
  await readVendors(lab.ctx)
  vendor.close()
}

async function askAgain() {
  await lab.ctx.pool.query(
    "update vendor_transfer set next_poll_at = now() - interval '1 second' where next_poll_at is not null",
  )
  await pollTransfers(lab.ctx)
}

describe('R-40 a vendor that keeps balances and cannot be reached', () => {
  it.each([
    ['refuses connections', () => vendor.close()],
    ['has a name that nobody knows', moveToUnknownName],
  ])('and %s is sent nothing, and the cash is back at once', async (_how, disappear) => {
    await disappear()
    expect(await send()).toBe('failed')
    expect(await purse()).toEqual(['100.00', '0.00', '0.00'])
  })

  it('has given nothing back, and keeps what is there', async () => {
    vendor.says({ status: 'SUCCESS' })
    expect(await send()).toBe('done')
    vendor.close()
    expect(await sweep()).toBe('failed')
    expect(await bringHome(lab.ctx, memberId)).toBe(false)
    expect(await purse()).toEqual(['60.00', '0.00', '40.00'])
  })

  it.each([
    ['to it', send, ['60.00', '40.00', '0.00']],
    ['from it', sweep, ['100.00', '0.00', '0.00']],
  ])('says nothing about an earlier transfer %s, which stays open', async (_where, transfer, stands) => {
    vendor.says('lost')
    expect(await transfer()).toBe('open')
    vendor.close()
    await askAgain()
    expect(await trySweep(lab.ctx, memberId, vendor.code)).toBe(false)
    const { rows } = await lab.ctx.pool.query(
      'select state from vendor_transfer where member_id = $1 order by sent_at',
      [memberId],
    )
    expect(rows).toEqual([{ state: 'sent' }])
    expect(await purse()).toEqual(stands)
  })

  it('R-1 leaves a ledger without a fault', async () => {
    expect(await lab.audit()).toEqual([])
  })
})
