/**
 * Personal data at rest: sealed with AES-256-GCM, found again by a keyed hash.
 *
 * The first byte names the key, so that a new key can be taken into use while old rows stay readable.
 */
import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import type { Secrets } from './secrets.ts'

const keyNumber = 1
const ivBytes = 12
const tagBytes = 16

const keyOf = (secrets: Secrets, number: number) => secrets.key(`personal data ${number}`)

/** `purpose` (`member.email`) is authenticated with the text: a value moved to another column does not open. */
export function sealText(secrets: Secrets, purpose: string, text: string): Buffer {
  return sealBytes(secrets, purpose, Buffer.from(text, 'utf8'))
}

export function openText(secrets: Secrets, purpose: string, sealed: Buffer): string {
  return openBytes(secrets, purpose, sealed).toString('utf8')
}

export function sealBytes(secrets: Secrets, purpose: string, bytes: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secrets, keyNumber), iv).setAAD(Buffer.from(purpose))
  const content = Buffer.concat([cipher.update(bytes), cipher.final()])
  return Buffer.concat([Buffer.from([keyNumber]), iv, cipher.getAuthTag(), content])
}

export function openBytes(secrets: Secrets, purpose: string, sealed: Buffer): Buffer {
  const key = keyOf(secrets, sealed.readUInt8(0))
  const iv = sealed.subarray(1, 1 + ivBytes)
  const decipher = createDecipheriv('aes-256-gcm', key, iv)
    .setAAD(Buffer.from(purpose))
    .setAuthTag(sealed.subarray(1 + ivBytes, 1 + ivBytes + tagBytes))
  const content = sealed.subarray(1 + ivBytes + tagBytes)
  return Buffer.concat([decipher.update(content), decipher.final()])
}

/** A hash that is equal for equal texts, and useless without the key. */
export function blindIndex(secrets: Secrets, purpose: string, text: string): Buffer {
  return createHmac('sha256', secrets.key(`index of ${purpose}`))
    .update(text)
    .digest()
}
