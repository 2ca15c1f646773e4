import { createECDH } from 'node:crypto'
import type { Secrets } from '#platform/secrets.ts'

export type VapidKeys = { publicKey: string; privateKey: string }

const pairs = new WeakMap<Secrets, VapidKeys>()

/** The pair that signs for push services; derived from the platform's secret, so every process has the same. */
export function vapidKeys(secrets: Secrets): VapidKeys {
  let pair = pairs.get(secrets)
  if (!pair) {
    const ecdh = createECDH('prime256v1')
    // One 32-byte value in four billion is no scalar of the curve; this throws then, and another secret helps.
    ecdh.setPrivateKey(secrets.key('web push'))
    pair = {
      publicKey: ecdh.getPublicKey().toString('base64url'),
      // As derived: what ECDH gives back lacks leading zeros.
      privateKey: secrets.key('web push').toString('base64url'),
    }
    pairs.set(secrets, pair)
  }
  return pair
}
