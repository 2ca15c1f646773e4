import { z } from 'zod'

/** Bytes as WebAuthn writes them in JSON. */
export const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[\w-]+$/)

export const credentialId = bytes(1400)
export const clientDataJSON = bytes(4096)

/** A challenge, signed by one of the member's passkeys. */
export const PasskeySignature = z.strictObject({
  credentialId,
  clientDataJSON,
  authenticatorData: bytes(4096),
  signature: bytes(2048),
  userHandle: bytes(128).nullable(),
})
export type PasskeySignature = z.output<typeof PasskeySignature>

/** For the second time a log-in is sent, after it was refused with `passkey.required`. */
export const secondFactor = { passkey: PasskeySignature.optional() }
export const ofSecondFactor = [
  'passkey.required',
  'passkey.elsewhere',
  'passkey.refused',
  'passkey.unavailable',
] as const
