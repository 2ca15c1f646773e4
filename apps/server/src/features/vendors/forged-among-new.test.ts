/** Nonces are taken for a whole batch at once: one that was used before must not spoil, or hide, the others. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoMerchant } from '#features/merchants/index.ts'
import { ForgedCall, makeAnswerers } from './answer-call.ts'
import { studioVendor } from './seed-demo.ts'
import type { VendorCaller } from './signed-call.ts'
import { openVendorLab, type VendorLab } from './testing/vendor-lab.ts'
import type { Vendor } from './vendor.ts'

let lab: VendorLab
let vendor: Vendor
beforeAll(async () => {
  lab = await openVendorLab()
  const { rows } = await lab.ctx.pool.query('select id from vendor where code = $1', [studioVendor])
  vendor = { id: rows[0].id, code: studioVendor } as Vendor
})
afterAll(() => lab.close())

it('R-35 a used nonce is refused in a batch of new ones, which are taken and kept', async () => {
  const { bet } = makeAnswerers(lab.ctx)
  const players = await Promise.all(['10.00', '10.00', '10.00'].map((balance) => lab.player(balance)))
  const askUnder = (nonces: string[]) =>
    Promise.allSettled(
      nonces.map((nonce, index) => {
        const caller: VendorCaller = { vendor, brand: demoMerchant, slot: 0, nonce, request: randomUUID() }
        const ids = { requestId: randomUUID(), txId: randomUUID(), roundId: randomUUID() }
        return bet(caller, { ...(players[index] as (typeof players)[number]), ...ids, amount: '1.00' })
      }),
    )
  const used = randomUUID()
  const fresh = [randomUUID(), randomUUID()]
  const taken = { status: 'fulfilled', value: expect.objectContaining({ status: 'OK' }) }
  const forged = { status: 'rejected', reason: expect.any(ForgedCall) }
  expect(await askUnder([used, randomUUID(), randomUUID()])).toEqual([taken, taken, taken])
  expect(await askUnder([...fresh, used])).toEqual([taken, taken, forged])
  // Those who come together leave together, which is what is to be seen here.
  const { rows } = await lab.ctx.pool.query(
    'select count(distinct xmin::text)::int as calls from vendor_nonce where nonce = any ($1)',
    [fresh],
  )
  expect(rows).toEqual([{ calls: 1 }])
  expect(await askUnder(fresh)).toEqual([forged, forged])
})
