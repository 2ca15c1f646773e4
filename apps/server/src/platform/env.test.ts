import { expect, it } from 'vitest'
import { readEnv } from './env.ts'

const secret = 'oQ3vW8kZr1nXf5cYt7uJh2gLm9pBd4sE6aRi0'

it.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '1.5' }, 'PORT'],
  [{ VENDOR_PORT: '0' }, 'VENDOR_PORT'],
  [{ PORT: '9000', VENDOR_PORT: '9000' }, 'VENDOR_PORT and PORT have to differ'],
  [{ PERYA_MODE: 'staging' }, 'PERYA_MODE'],
  [{ DATABASE_URL: 'mysql://localhost/perya' }, 'DATABASE_URL'],
  [{ DATABASE_CONNECTIONS: '3' }, 'DATABASE_CONNECTIONS'],
  [{ DATABASE_CONNECTIONS: 'many' }, 'DATABASE_CONNECTIONS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
  [{ PAYMENT_GATEWAY_URL: 'ftp://pay.example' }, 'PAYMENT_GATEWAY_URL'],
  [{ PAYMENT_GATEWAY_SECRET: 'short' }, 'PAYMENT_GATEWAY_SECRET'],
  [{ PAYMENT_GATEWAY_URL: 'https://pay.example' }, 'set together or not at all'],
  [{ PAYMENT_GATEWAY_SECRET: secret }, 'set together or not at all'],
  [{ SMS_GATEWAY_URL: 'sms.example' }, 'SMS_GATEWAY_URL'],
  [{ SMS_GATEWAY_SECRET: 'short' }, 'SMS_GATEWAY_SECRET'],
  [{ SMTP_URL: 'not an address' }, 'SMTP_URL'],
  [{ MAIL_FROM: '' }, 'MAIL_FROM'],
  [{ BREACHED_PASSWORDS_URL: 'somewhere' }, 'BREACHED_PASSWORDS_URL'],
  [{ LOTTERY_BEACON_URL: 'http://beacon.example' }, 'an address that begins with https'],
  [{ PERYA_SECRET: 'short' }, 'PERYA_SECRET is shorter than 32 bytes'],
  [{ PERYA_MODE: 'production' }, 'needs DATABASE_URL'],
  [{ PERYA_MODE: 'production', DATABASE_URL: 'postgres://db/perya' }, 'needs PERYA_SECRET'],
  [
    { PERYA_MODE: 'production', DATABASE_URL: 'postgres://db/perya', PERYA_SECRET: 'ab'.repeat(20) },
    'anybody could guess',
  ],
])('an operator who sets %j is told what is wrong', (variables, words) => {
  expect(() => readEnv(variables, '/srv')).toThrow(words)
})

it('an operator who sets nothing gets a demo on this machine only', () => {
  expect(readEnv({}, '/srv')).toMatchObject({
    mode: 'demo',
    host: '127.0.0.1',
    port: 8080,
    vendorPort: undefined,
    dataDir: '/srv/.data',
    databaseConnections: 10,
    drainSeconds: 0,
  })
})

const production = { PERYA_MODE: 'production', DATABASE_URL: 'postgres://db/perya', PERYA_SECRET: secret }

it.each([
  [{ PAYMENT_GATEWAY_URL: 'http://pay.example', PAYMENT_GATEWAY_SECRET: secret }, 'PAYMENT_GATEWAY_URL'],
  [{ SMS_GATEWAY_URL: 'http://sms.example' }, 'an SMS_GATEWAY_URL that begins with https'],
  [{ FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099' }, 'refuses FIREBASE_AUTH_EMULATOR_HOST'],
])('R-97 production refuses %j, which a demo may have', (variables, words) => {
  expect(() => readEnv({ ...production, ...variables }, '/srv')).toThrow(words)
  expect(readEnv(variables, '/srv').mode).toBe('demo')
})

it('a value that nobody may see stays out of the sentence about it', () => {
  const variables = { SMS_GATEWAY_SECRET: 'hunter2', SMTP_URL: 'hunter3' }
  for (const [name, value] of Object.entries(variables)) {
    expect(() => readEnv({ [name]: value }, '/srv')).toThrow(name)
    expect(() => readEnv({ [name]: value }, '/srv')).not.toThrow(value)
  }
})

it('a demo has stand-ins for what it is told nothing of, production the public services', () => {
  const none = { gateway: undefined, sms: undefined, mail: undefined, firebase: undefined }
  const demo = { ...none, beaconUrl: undefined, breachedPasswordsUrl: undefined }
  expect(readEnv({}, '/srv')).toMatchObject(demo)
  expect(readEnv({ FIREBASE_PROJECT_ID: '' }, '/srv')).toMatchObject(demo)
  expect(readEnv(production, '/srv')).toMatchObject({
    ...none,
    beaconUrl: 'https://api.drand.sh',
    breachedPasswordsUrl: 'https://api.pwnedpasswords.com/range',
  })
  const nobody = { ...production, BREACHED_PASSWORDS_URL: '' }
  expect(readEnv(nobody, '/srv').breachedPasswordsUrl).toBeUndefined()
})

it('what an operator says of the services of others is theirs', () => {
  const variables = {
    ...production,
    PAYMENT_GATEWAY_URL: 'https://pay.example',
    PAYMENT_GATEWAY_SECRET: secret,
    SMS_GATEWAY_URL: 'https://sms.example',
    SMS_GATEWAY_SECRET: secret,
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'hello@perya.example',
    FIREBASE_PROJECT_ID: 'perya',
    BREACHED_PASSWORDS_URL: 'https://breached.example',
    LOTTERY_BEACON_URL: 'https://beacon.example',
  }
  expect(readEnv(variables, '/srv')).toMatchObject({
    gateway: { url: 'https://pay.example', secret },
    sms: { url: 'https://sms.example', secret },
    mail: { url: 'smtps://mail.example', from: 'hello@perya.example' },
    firebase: { projectId: 'perya' },
    breachedPasswordsUrl: 'https://breached.example',
    beaconUrl: 'https://beacon.example',
  })
})

it('R-113 a production server takes calls for a while after it said it is not ready', () => {
  expect(readEnv(production, '/srv').drainSeconds).toBe(5)
})
