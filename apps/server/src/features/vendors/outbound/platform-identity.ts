import { createPrivateKey, createPublicKey } from 'node:crypto'
import type { VendorIdentity, VendorKey } from '@perya/vendor-protocol'
import type { Context } from '#platform/context.ts'

/** The fixed head of a PKCS #8 Ed25519 key; its 32 bytes follow. */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex')

/** What we sign our own calls to vendors with; they get the public half. */
export function platformIdentity(
  ctx: Pick<Context, 'secrets'>,
  vendor: string,
  brand: string,
): VendorIdentity {
  const der = Buffer.concat([pkcs8Head, ctx.secrets.key('calls to vendors')])
  const key = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' })
  return { vendor, brand, keyId: 'platform', key: { algorithm: 'ed25519', key } }
}

/** The half of it that vendors get. */
export function platformPublicKey(ctx: Pick<Context, 'secrets'>): VendorKey {
  const { key } = platformIdentity(ctx, '', '')
  return { ...key, key: createPublicKey(key.key) }
}
