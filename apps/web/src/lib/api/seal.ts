import type { SealedBody, SealKey } from '@perya/contract/sealed'
import { reachCode } from './reach-code.ts'

/** A body only the server can read: compact JWE under the site's public key, good for one use. */
export async function seal(body: unknown, key: SealKey): Promise<string> {
  const { CompactEncrypt, importJWK } = await reachCode(import('jose'))
  const content: SealedBody = { nonce: crypto.randomUUID(), time: Date.now(), body }
  return new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK({ ...key }, 'ECDH-ES'))
}
