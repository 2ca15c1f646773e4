/** Keys by purpose, all derived from one secret that every process of a platform shares. */
import assert from 'node:assert/strict'
import { hkdfSync, randomBytes } from 'node:crypto'
import type { Pool } from './db.ts'
import type { Env } from './env.ts'
import { StartError } from './start-error.ts'

export type Secrets = {
  /** 32 bytes for one purpose: the same in every process, and different for every other purpose. */
  key: (purpose: string) => Buffer
}

export function makeSecrets(secret: string): Secrets {
  const keys = new Map<string, Buffer>()
  return {
    key(purpose) {
      let key = keys.get(purpose)
      if (!key) {
        key = Buffer.from(hkdfSync('sha256', secret, 'perya', purpose, 32))
        keys.set(purpose, key)
      }
      return key
    },
  }
}

/**
 * The secret of the environment, or in demo mode one that the database keeps.
 * Every demo start writes its row there, so a later start can see that the database is a demo.
 */
export async function openSecrets(env: Env, pool: Pool): Promise<Secrets> {
  if (env.mode === 'demo') {
    await pool.query('insert into demo_secret (secret) values ($1) on conflict do nothing', [
      randomBytes(48).toString('base64url'),
    ])
  }
  const { rows } = await pool.query<{ secret: string }>('select secret from demo_secret')
  if (env.mode === 'production' && rows.length > 0) {
    throw new StartError('This database holds demo data; PERYA_MODE=production needs one of its own.')
  }
  const secret = env.secret ?? rows[0]?.secret
  assert(secret, 'production has PERYA_SECRET, and a demo has just written its row')
  return makeSecrets(secret)
}
