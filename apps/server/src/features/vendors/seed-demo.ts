import { createPublicKey } from 'node:crypto'
import { vendors } from '@perya/catalogue-data'
import { demoIdentity } from '@perya/vendor-protocol'
import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { demoVendorPath } from './demo-vendor.ts'
import { announceVendors } from './directory.ts'
import { putDemoKey, putVendor } from './vendor.store.ts'
import { sealKey } from './vendor.ts'

/** The studio settles a round whose player never comes back after a day. */
const roundTimeout = 2 * 86_400

const loopback = ['127.0.0.0/8', '::1']

/** The vendor whose games are bundled with the platform. */
export const studioVendor = 'PERYA'
/** Those whose slots come from the same studio. */
const slotVendors = vendors.filter(({ categories }) => (categories as readonly string[]).includes('RNG'))
/** A vendor that keeps players' money itself while they play. */
export const transferVendor = 'SALON'

export async function seedDemo(ctx: Context): Promise<void> {
  const { db } = ctx
  const seamless: [number, string][] = []
  for (const { code, name } of [{ code: studioVendor, name: 'Perya' }, ...slotVendors]) {
    const id = await putVendor(db, {
      code,
      name,
      wallet: 'seamless',
      allowed_ips: loopback,
      base_url: `http://127.0.0.1:${ctx.env.port}/studio/vendor`,
      allowed_hosts: ['127.0.0.1'],
      may_be_local: true,
      round_timeout_seconds: roundTimeout,
    })
    seamless.push([id, code])
  }
  const transfer = await putVendor(db, {
    code: transferVendor,
    name: 'Salon Uno',
    wallet: 'transfer',
    allowed_ips: loopback,
    base_url: `http://127.0.0.1:${ctx.env.port}${demoVendorPath(transferVendor)}`,
    allowed_hosts: ['127.0.0.1'],
    may_be_local: true,
    round_timeout_seconds: 86_400,
  })
  for (const [vendorId, code] of [...seamless, [transfer, transferVendor] as const]) {
    for (const algorithm of ['ed25519', 'hmac-sha256'] as const) {
      const { keyId, key } = demoIdentity({ vendor: code, brand: demoMerchant }, algorithm)
      const kept = algorithm === 'ed25519' ? createPublicKey(key.key) : key.key
      await putDemoKey(db, {
        vendor_id: vendorId,
        merchant: demoMerchant,
        key_id: keyId,
        algorithm,
        material: sealKey(ctx.secrets, { vendorId, keyId, algorithm }, kept),
      })
    }
  }
  await announceVendors(db)
}
