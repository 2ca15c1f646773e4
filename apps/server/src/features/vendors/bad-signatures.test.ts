import { createSecretKey, randomUUID } from 'node:crypto'
import { vendorCalls } from '@perya/contract/vendor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LabPlayer, openVendorLab, type VendorLab } from './testing/vendor-lab.ts'

let lab: VendorLab
let player: LabPlayer
beforeAll(async () => {
  lab = await openVendorLab()
  player = await lab.player('10.00')
}, 60_000)
afterAll(() => lab.close())

const alarms = async () =>
  (await lab.ctx.pool.query("select subject, detail from vendor_alarm where reason = 'bad_signature'")).rows

async function sendForged(vendor = lab.studio.vendor): Promise<void> {
  const key = {
    algorithm: 'hmac-sha256',
    key: createSecretKey(Buffer.from('not the secret they agreed on')),
  } as const
  const outcome = await lab.send(
    vendorCalls.balance.path,
    { requestId: randomUUID(), ...player },
    { ...lab.studio, vendor, key },
  )
  expect(outcome).toMatchObject({ httpStatus: 401, answer: { status: 'BAD_SIGNATURE' } })
}

it('R-34 four calls with a wrong signature write nothing, and many more raise one alarm', async () => {
  for (let sent = 0; sent < 4; sent += 1) await sendForged()
  expect(await alarms()).toEqual([])
  for (let sent = 0; sent < 12; sent += 1) await sendForged()
  expect(await alarms()).toMatchObject([{ subject: lab.studio.vendor, detail: { refusal: 'signature' } }])
})

it('R-34 calls in the name of a vendor nobody knows raise none', async () => {
  const before = await alarms()
  for (let sent = 0; sent < 6; sent += 1) await sendForged('NOBODY')
  expect(await alarms()).toEqual(before)
})
