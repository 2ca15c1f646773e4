import { createCipheriv, createHmac } from 'node:crypto'
import type { Secrets } from '#platform/secrets.ts'

export type ContactKey = { bytes: Buffer; text: string }

export function contactKeyOf(secrets: Secrets, merchantCode: string): ContactKey {
  const bytes = secrets.key(`contact links of ${merchantCode}`)
  return { bytes, text: bytes.toString('base64url') }
}

/** A contact link that a page-scraper cannot harvest: iv, ciphertext and tag in base64url. */
export function sealContactLink(key: ContactKey, path: string): string {
  // The iv follows from the link, so that every process answers alike and an ETag stays true.
  const iv = createHmac('sha256', key.bytes).update(path).digest().subarray(0, 12)
  const cipher = createCipheriv('aes-256-gcm', key.bytes, iv)
  const sealed = Buffer.concat([iv, cipher.update(path, 'utf8'), cipher.final(), cipher.getAuthTag()])
  return sealed.toString('base64url')
}
