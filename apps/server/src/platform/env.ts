import { join, resolve } from 'node:path'
import { z } from 'zod'
import { StartError } from './start-error.ts'

export const Variables = z.object({
  PORT: z.coerce.number({ error: 'a port number' }).int().min(1).max(65_535).default(8080),
  HOST: z.string().min(1).default('127.0.0.1'),
  VENDOR_PORT: z.coerce.number({ error: 'a port number' }).int().min(1).max(65_535).optional(),
  PERYA_DATA: z.string().min(1).default('.data'),
  PERYA_SEALS: z.string().min(1).optional(),
  PERYA_MODE: z.enum(['demo', 'production']).default('demo'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_CONNECTIONS: z.coerce
    .number({ error: 'a number of connections' })
    .int()
    .min(4)
    .max(500)
    .default(10),
  MIGRATION_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PERYA_SECRET: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .regex(/^[\da-f.:/, ]+$/i, 'a list of addresses such as 10.0.0.0/8, 127.0.0.1')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  RATE_PER_MINUTE: z.coerce.number({ error: 'a number of calls' }).int().min(1).default(3_000),
  LOAD_WAIT_MS: z.coerce.number({ error: 'a number of milliseconds' }).int().min(1).default(100),
  LOAD_CALLS: z.coerce.number({ error: 'a number of calls' }).int().min(1).default(500),
  SMS_PER_DAY: z.coerce.number({ error: 'a number of SMS' }).int().min(0).default(10_000),
  DRAIN_SECONDS: z.coerce.number({ error: 'a number of seconds' }).min(0).max(300).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  PAYMENT_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENT_GATEWAY_SECRET: z.string().min(32).optional(),
  SMS_GATEWAY_URL: z.url({ protocol: /^https?$/ }).optional(),
  SMS_GATEWAY_SECRET: z.string().min(32).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  FIREBASE_PROJECT_ID: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  BREACHED_PASSWORDS_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.literal('')], 'an address that begins with http or https')
    .optional(),
  LOTTERY_BEACON_URL: z.url({ protocol: /^https$/, error: 'an address that begins with https' }).optional(),
  PATH: z.string().optional(),
})

type Variables = z.infer<typeof Variables>

export type Env = {
  mode: 'demo' | 'production'
  host: string
  port: number
  /** Where vendors alone call; unset means at the port of everybody else. */
  vendorPort: number | undefined
  /** Absolute path of the folder that holds everything that must survive a restart. */
  dataDir: string
  /** Absolute path of the folder that what is sealed outside the database is written to. */
  sealsDir: string
  /** Unset means the embedded PostgreSQL inside the data folder. */
  databaseUrl: string | undefined
  /** The most connections calls are answered with at a time. */
  databaseConnections: number
  /** The same database by its owner's login, who alone migrates it and says which releases run. */
  migrationUrl: string | undefined
  logLevel: string
  /** Unset only in demo mode, where the database keeps one. */
  secret: string | undefined
  /** Proxies whose word about the caller's address is taken. */
  trustProxy: string[]
  /** Calls one address may make in a minute, unless the endpoint says less. */
  ratePerMinute: number
  /** From which wait, and from how many calls under way on, guests are turned away; members and money later. */
  load: { waitMs: number; calls: number }
  /** Codes by SMS that all sites together may send in a day. */
  smsPerDay: number
  /** What a reader of `/metrics` has to show; unset means open in demo mode and closed in production. */
  metricsToken: string | undefined
  /** How long a stopping server still takes calls while it already says it is not ready. */
  drainSeconds: number
  /** Where the embedded PostgreSQL looks for the programs of the machine. */
  path: string | undefined
} & Outside

/** Services of others; unset ones have a local stand-in in a demo, and none in production. */
export type Outside = {
  gateway: { url: string; secret: string } | undefined
  sms: { url: string; secret: string } | undefined
  mail: { url: string; from: string } | undefined
  firebase: { projectId: string } | undefined
  beaconUrl: string | undefined
  /** Unset means that nobody is asked. */
  breachedPasswordsUrl: string | undefined
}

const publicBeacon = 'https://api.drand.sh'
const publicBreachedPasswords = 'https://api.pwnedpasswords.com/range'

/** Secrets that stand in examples, and so are no secrets. */
const knownSecrets = ['change-me-change-me-change-me-change-me', 'perya-perya-perya-perya-perya-perya']

export function readEnv(variables: NodeJS.ProcessEnv, projectRoot: string): Env {
  const parsed = Variables.safeParse(variables)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    const name = String(issue?.path[0])
    throw new StartError(
      `The environment variable ${name} has a value that cannot be used: ${issue?.message}.`,
    )
  }
  const { PORT, HOST, PERYA_DATA, PERYA_MODE, DATABASE_URL, PERYA_SECRET, LOG_LEVEL } = parsed.data
  if (PERYA_MODE === 'production' && DATABASE_URL === undefined) {
    throw new StartError(
      'PERYA_MODE=production needs DATABASE_URL: the embedded PostgreSQL is for demo mode only.',
    )
  }
  if (DATABASE_URL === undefined && parsed.data.MIGRATION_DATABASE_URL !== undefined) {
    throw new StartError(
      'MIGRATION_DATABASE_URL needs DATABASE_URL, by which servers reach the same database.',
    )
  }
  if (parsed.data.VENDOR_PORT === PORT) throw new StartError('VENDOR_PORT and PORT have to differ.')
  checkSecret(PERYA_MODE, PERYA_SECRET)
  return {
    mode: PERYA_MODE,
    host: HOST,
    port: PORT,
    vendorPort: parsed.data.VENDOR_PORT,
    dataDir: resolve(projectRoot, PERYA_DATA),
    sealsDir: resolve(projectRoot, parsed.data.PERYA_SEALS ?? join(PERYA_DATA, 'seals')),
    databaseUrl: DATABASE_URL,
    databaseConnections: parsed.data.DATABASE_CONNECTIONS,
    migrationUrl: parsed.data.MIGRATION_DATABASE_URL,
    logLevel: LOG_LEVEL,
    secret: PERYA_SECRET,
    trustProxy: parsed.data.TRUST_PROXY?.split(',').map((address) => address.trim()) ?? [],
    ratePerMinute: parsed.data.RATE_PER_MINUTE,
    load: { waitMs: parsed.data.LOAD_WAIT_MS, calls: parsed.data.LOAD_CALLS },
    smsPerDay: parsed.data.SMS_PER_DAY,
    metricsToken: parsed.data.METRICS_TOKEN,
    drainSeconds: parsed.data.DRAIN_SECONDS ?? (PERYA_MODE === 'production' ? 5 : 0),
    path: parsed.data.PATH,
    ...readOutside(parsed.data),
  }
}

function readOutside(given: Variables): Outside {
  const isProduction = given.PERYA_MODE === 'production'
  if (isProduction) refuseStandIns(given)
  const { PAYMENT_GATEWAY_URL, PAYMENT_GATEWAY_SECRET, SMS_GATEWAY_URL, SMS_GATEWAY_SECRET } = given
  const { SMTP_URL, MAIL_FROM, FIREBASE_PROJECT_ID, BREACHED_PASSWORDS_URL, LOTTERY_BEACON_URL } = given
  if ((PAYMENT_GATEWAY_URL === undefined) !== (PAYMENT_GATEWAY_SECRET === undefined)) {
    throw new StartError('PAYMENT_GATEWAY_URL and PAYMENT_GATEWAY_SECRET are set together or not at all.')
  }
  return {
    gateway:
      PAYMENT_GATEWAY_URL && PAYMENT_GATEWAY_SECRET
        ? { url: PAYMENT_GATEWAY_URL, secret: PAYMENT_GATEWAY_SECRET }
        : undefined,
    sms:
      SMS_GATEWAY_URL && SMS_GATEWAY_SECRET
        ? { url: SMS_GATEWAY_URL, secret: SMS_GATEWAY_SECRET }
        : undefined,
    mail: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    firebase: FIREBASE_PROJECT_ID ? { projectId: FIREBASE_PROJECT_ID } : undefined,
    beaconUrl: LOTTERY_BEACON_URL ?? (isProduction ? publicBeacon : undefined),
    // An empty one asks nobody, also in production.
    breachedPasswordsUrl:
      (BREACHED_PASSWORDS_URL ?? (isProduction ? publicBreachedPasswords : undefined)) || undefined,
  }
}

function refuseStandIns(given: Variables): void {
  const { PAYMENT_GATEWAY_URL, SMS_GATEWAY_URL, FIREBASE_AUTH_EMULATOR_HOST } = given
  if (PAYMENT_GATEWAY_URL?.startsWith('http:')) {
    throw new StartError('PERYA_MODE=production needs a PAYMENT_GATEWAY_URL that begins with https.')
  }
  if (SMS_GATEWAY_URL?.startsWith('http:')) {
    throw new StartError('PERYA_MODE=production needs an SMS_GATEWAY_URL that begins with https.')
  }
  if (FIREBASE_AUTH_EMULATOR_HOST) {
    throw new StartError(
      'PERYA_MODE=production refuses FIREBASE_AUTH_EMULATOR_HOST: the emulator signs nothing.',
    )
  }
}

function checkSecret(mode: Env['mode'], secret: string | undefined): void {
  const make = 'make one with: openssl rand -base64 48'
  if (secret === undefined) {
    if (mode === 'production') throw new StartError(`PERYA_MODE=production needs PERYA_SECRET; ${make}.`)
    return
  }
  if (Buffer.byteLength(secret) < 32) {
    throw new StartError(`PERYA_SECRET is shorter than 32 bytes; ${make}.`)
  }
  if (mode === 'production' && (knownSecrets.includes(secret) || new Set(secret).size < 12)) {
    throw new StartError(`PERYA_SECRET is one that anybody could guess; ${make}.`)
  }
}
