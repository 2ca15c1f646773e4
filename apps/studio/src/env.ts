/** What the studio as a process of its own is told by its environment. */
import { createPrivateKey, createPublicKey, createSecretKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { demoIdentity, type VendorIdentity, type VendorKey } from '@perya/vendor-protocol'
import { z } from 'zod'

export const Variables = z.object({
  STUDIO_PORT: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65_535)).default(8090),
  STUDIO_HOST: z.string().min(1).default('127.0.0.1'),
  STUDIO_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  STUDIO_DATABASE_CONNECTIONS: z.coerce.number().int().min(4).max(500).default(8),
  /** Encrypts server seeds. */
  STUDIO_SECRET: z.string().min(32),
  STUDIO_WALLET_URL: z.url({ protocol: /^https?$/ }),
  STUDIO_BRAND: z.string().min(1),
  /** A JSON file with a key for each vendor; without it the demo's keys, which every production wallet refuses. */
  STUDIO_KEYS: z.string().optional(),
  /** A file with the platform's public Ed25519 key in PEM, to answer its questions about open rounds. */
  STUDIO_PLATFORM_KEY: z.string().optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

/** By vendor: an Ed25519 key as PKCS #8 in PEM, or a shared secret in base64. */
const Keys = z.record(
  z.string(),
  z.discriminatedUnion('algorithm', [
    z.strictObject({ keyId: z.string(), algorithm: z.literal('ed25519'), privateKey: z.string() }),
    z.strictObject({ keyId: z.string(), algorithm: z.literal('hmac-sha256'), secret: z.base64() }),
  ]),
)

/** Where rounds are kept, and whose: all that operators' commands need. */
export function readDatabase(variables: NodeJS.ProcessEnv): { databaseUrl: string; brand: string } {
  const { STUDIO_DATABASE_URL: databaseUrl, STUDIO_BRAND: brand } = parse(
    Variables.pick({ STUDIO_DATABASE_URL: true, STUDIO_BRAND: true }),
    variables,
  )
  return { databaseUrl, brand }
}

function parse<T>(schema: z.ZodType<T>, variables: NodeJS.ProcessEnv): T {
  const parsed = schema.safeParse(variables)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new Error(`The environment variable ${String(issue?.path[0])} cannot be used: ${issue?.message}.`)
}

export type Env = {
  host: string
  port: number
  databaseUrl: string
  databaseConnections: number
  secret: string
  walletUrl: string
  brand: string
  logLevel: string
  platformKey: VendorKey | undefined
  identityOf: (vendor: string) => VendorIdentity
}

export function readEnv(variables: NodeJS.ProcessEnv): Env {
  const parsed = parse(Variables, variables)
  const { STUDIO_BRAND: brand, STUDIO_KEYS: file, STUDIO_PLATFORM_KEY: platformFile } = parsed
  return {
    host: parsed.STUDIO_HOST,
    port: parsed.STUDIO_PORT,
    databaseUrl: parsed.STUDIO_DATABASE_URL,
    databaseConnections: parsed.STUDIO_DATABASE_CONNECTIONS,
    secret: parsed.STUDIO_SECRET,
    walletUrl: parsed.STUDIO_WALLET_URL,
    brand,
    logLevel: parsed.LOG_LEVEL,
    platformKey:
      platformFile === undefined
        ? undefined
        : { algorithm: 'ed25519', key: createPublicKey(readFileSync(platformFile, 'utf8')) },
    identityOf:
      file === undefined
        ? (vendor) => demoIdentity({ vendor, brand }, 'hmac-sha256')
        : identitiesOf(Keys.parse(JSON.parse(readFileSync(file, 'utf8'))), brand),
  }
}

function identitiesOf(keys: z.infer<typeof Keys>, brand: string) {
  return (vendor: string): VendorIdentity => {
    const kept = keys[vendor]
    if (!kept) throw new Error(`STUDIO_KEYS has no key for ${vendor}.`)
    const { keyId, algorithm } = kept
    const key =
      kept.algorithm === 'ed25519'
        ? createPrivateKey(kept.privateKey)
        : createSecretKey(Buffer.from(kept.secret, 'base64'))
    return { vendor, brand, keyId, key: { algorithm, key } }
  }
}
