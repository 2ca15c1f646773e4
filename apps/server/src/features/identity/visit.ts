import type { Language } from '@perya/contract/language'

/** Where a call comes from, as far as identity cares. */
export type Visit = {
  merchant: string
  language: Language
  ip: string
  userAgent: string
  /** SHA-256 of the device cookie. */
  device: Buffer
}
