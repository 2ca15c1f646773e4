import { afterAll, beforeAll, expect, it } from 'vitest'
import { listOpenAlarms } from '../alarm.store.ts'
import { readVendors } from '../directory.ts'
import { openToldVendor } from '../testing/told-vendor.ts'
import { openVendorLab, pesos, type VendorLab } from '../testing/vendor-lab.ts'
import { pollTransfers } from './poll-transfers.ts'
import { sendToVendor } from './transfer-funds.ts'

let lab: VendorLab
beforeAll(async () => {
  lab = await openVendorLab()
}, 60_000)
afterAll(() => lab.close())

/** Forty pesos of somebody new, of which the vendor has yet to say what became. */
async function sendInDoubt() {
  const vendor = await openToldVendor(lab.ctx)
  const memberId = BigInt((await lab.player('100.00')).playerId)
  const sent = await sendToVendor(lab.ctx, { memberId, vendorCode: vendor.code, amount: pesos('40.00') })
  expect(sent).toBe('open')
  return { vendor, memberId }
}

it('a transfer that cannot be asked about holds up no other, is put off and raised like one', async () => {
  const [broken, sound] = [await sendInDoubt(), await sendInDoubt()]
  await lab.ctx.pool.query("update vendor set base_url = 'no address at all' where code = $1", [
    broken.vendor.code,
  ])
  await readVendors(lab.ctx)
  sound.vendor.says({ status: 'FAILED' })
  await lab.ctx.pool.query(
    "update vendor_transfer set next_poll_at = now() - case when member_id = $1 then interval '2 s' else interval '1 s' end",
    [broken.memberId],
  )
  await pollTransfers(lab.ctx)
  expect(await lab.purse(sound.memberId)).toEqual(['100.00', '0.00', '0.00'])
  expect(await lab.purse(broken.memberId)).toEqual(['60.00', '40.00', '0.00'])
  const { rows } = await lab.ctx.pool.query(
    'select state, polls, next_poll_at > now() as "isPutOff" from vendor_transfer where member_id = $1',
    [broken.memberId],
  )
  expect(rows).toEqual([{ state: 'sent', polls: 1, isPutOff: true }])

  await lab.ctx.pool.query(
    "update vendor_transfer set sent_at = now() - interval '2 h', next_poll_at = now()",
  )
  await pollTransfers(lab.ctx)
  expect(await listOpenAlarms(lab.ctx.db, broken.vendor.code)).toMatchObject([{ reason: 'transfer_stuck' }])
  expect(await listOpenAlarms(lab.ctx.db, sound.vendor.code)).toEqual([])
  for (const { vendor } of [broken, sound]) vendor.close()
})
