import { expect, it } from 'vitest'
import { readEnv } from './env.ts'

const secret = 'oQ3vW8kZr1nXf5cYt7uJh2gLm9pBd4sE6aRi0'

it.each([
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '1.5' }, 'PORT'],
  [{ PERYA_MODE: 'staging' }, 'PERYA_MODE'],
  [{ DATABASE_URL: 'mysql://localhost/perya' }, 'DATABASE_URL'],
  [{ DATABASE_CONNECTIONS: '3' }, 'DATABASE_CONNECTIONS'],
  [{ DATABASE_CONNECTIONS: 'many' }, 'DATABASE_CONNECTIONS'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY'],
  [{ METRICS_TOKEN: 'short' }, 'METRICS_TOKEN'],
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
    dataDir: '/srv/.data',
    databaseConnections: 10,
    drainSeconds: 0,
  })
})

it('R-113 a production server takes calls for a while after it said it is not ready', () => {
  const variables = { PERYA_MODE: 'production', DATABASE_URL: 'postgres://db/perya', PERYA_SECRET: secret }
  expect(readEnv(variables, '/srv').drainSeconds).toBe(5)
})
