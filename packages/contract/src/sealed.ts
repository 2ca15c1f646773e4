import { z } from 'zod'

/** How a body travels encrypted: compact JWE, ECDH-ES + A256GCM, under the key the settings publish. */
export const sealedHeader = { name: 'encryption', value: 'JWE' } as const
export const sealedContentType = 'application/jose'

/** Clocks of caller and server may differ this much. */
export const sealedSkewMs = 5 * 60_000

/** What is inside: the nonce is used once, the time is the caller's in milliseconds. */
export const SealedBody = z.strictObject({
  nonce: z.string().regex(/^[\w-]{16,64}$/),
  time: z.int(),
  body: z.unknown(),
})
export type SealedBody = z.infer<typeof SealedBody>

/** The public half of the key, as a JSON Web Key. */
export const SealKey = z.strictObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  kid: z.string(),
  alg: z.literal('ECDH-ES'),
  use: z.literal('enc'),
})
export type SealKey = z.infer<typeof SealKey>
