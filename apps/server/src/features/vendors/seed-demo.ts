import { createPrivateKey, createPublicKey, createSecretKey, hkdfSync } from 'node:crypto'
import type { VendorIdentity } from '@perya/vendor-protocol'
import { demoMerchant } from '#features/merchants/index.ts'
import type { Context } from '#platform/context.ts'
import { announceVendors } from './directory.ts'
import { putDemoKey, putVendor } from './vendor.store.ts'
import { sealKey } from './vendor.ts'

const loopback = ['127.0.0.0/8', '::1']

/** The vendor whose games are bundled with the platform. */
export const studioVendor = 'PERYA'
/** A vendor that keeps players' money itself while they play. */
export const transferVendor = 'SALON'

/** Known to everyone, so production refuses a database that holds a key made from it. */
const demoSeed = 'perya demo vendor keys, good for nothing else'
const demoBytes = (vendor: string) => Buffer.from(hkdfSync('sha256', demoSeed, 'vendor', vendor, 32))

/** What a vendor signs with in the demo: Ed25519 made from a public seed, and a shared secret beside it. */
export function demoIdentity(
  vendor: string,
  algorithm: 'ed25519' | 'hmac-sha256' = 'ed25519',
): VendorIdentity {
  const keyId = `demo-${algorithm}`
  const identity = { vendor, brand: demoMerchant, keyId }
  if (algorithm === 'hmac-sha256') {
    return { ...identity, key: { algorithm, key: createSecretKey(demoBytes(vendor)) } }
  }
  // The fixed head of a PKCS #8 Ed25519 key, then its 32 bytes.
  const der = Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), demoBytes(vendor)])
  return {
    ...identity,
    key: { algorithm, key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }) },
  }
}

export async function seedDemo(ctx: Context): Promise<void> {
  const { db } = ctx
  const studio = await putVendor(db, {
    code: studioVendor,
    name: 'Perya',
    wallet: 'seamless',
    allowed_ips: loopback,
  })
  const transfer = await putVendor(db, {
    code: transferVendor,
    name: 'Salon Uno',
    wallet: 'transfer',
    allowed_ips: loopback,
    base_url: 'http://127.0.0.1:8791',
    allowed_hosts: ['127.0.0.1'],
    may_be_local: true,
    round_timeout_seconds: 86_400,
  })
  for (const [vendorId, code] of [
    [studio, studioVendor],
    [transfer, transferVendor],
  ] as const) {
    for (const algorithm of ['ed25519', 'hmac-sha256'] as const) {
      const { keyId, key } = demoIdentity(code, algorithm)
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
