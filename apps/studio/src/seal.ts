/** Server seeds at rest: AES-256-GCM, bound to the hash that commits to the seed. */
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes } from 'node:crypto'

export type Seal = {
  close: (seed: string, hash: string) => Buffer
  open: (sealed: Buffer, hash: string) => string
}

const ivBytes = 12
const tagBytes = 16

/** So many opened seeds are remembered. */
const openedMost = 4_096

export function makeSeal(secret: string): Seal {
  // A key made once: of bare bytes Node makes one again for every seed.
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'studio', 'server seeds', 32)))
  // Round after round hangs on the same seed of its player, and opening it takes a third as long as deciding one.
  const opened = new Map<string, { sealed: Buffer; seed: string }>()
  return {
    close(seed, hash) {
      const iv = randomBytes(ivBytes)
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(hash))
      const content = Buffer.concat([cipher.update(seed, 'utf8'), cipher.final()])
      return Buffer.concat([iv, cipher.getAuthTag(), content])
    },
    open(sealed, hash) {
      const known = opened.get(hash)
      if (known?.sealed.equals(sealed)) return known.seed
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
        .setAAD(Buffer.from(hash))
        .setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
      const content = sealed.subarray(ivBytes + tagBytes)
      const seed = Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
      if (opened.size >= openedMost) opened.delete(opened.keys().next().value as string)
      opened.set(hash, { sealed, seed })
      return seed
    },
  }
}
