import { createPrivateKey, createSecretKey, hkdfSync } from 'node:crypto'
import type { VendorIdentity } from './client.ts'

/** Known to everyone, so a production server refuses to start where a key made from it is kept. */
const demoSeed = 'perya demo vendor keys, good for nothing else'

const demoBytes = (vendor: string) => Buffer.from(hkdfSync('sha256', demoSeed, 'vendor', vendor, 32))

/** The fixed head of a PKCS #8 Ed25519 key; its 32 bytes follow. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** What a vendor of the demo signs with: an Ed25519 key, or the shared secret beside it. */
export function demoIdentity(
  { vendor, brand }: { vendor: string; brand: string },
  algorithm: 'ed25519' | 'hmac-sha256' = 'ed25519',
): VendorIdentity {
  const bytes = demoBytes(vendor)
  const key =
    algorithm === 'hmac-sha256'
      ? createSecretKey(bytes)
      : createPrivateKey({ key: Buffer.concat([pkcs8Head, bytes]), format: 'der', type: 'pkcs8' })
  return { vendor, brand, keyId: `demo-${algorithm}`, key: { algorithm, key } }
}
