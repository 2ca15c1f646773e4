/** `npm run vendor -- <code> …`, for operators: a vendor's keys, its addresses, and whether it may be played. */
import { readFileSync } from 'node:fs'
import { ChangeRefused } from '#features/merchants/index.ts'
import {
  allowVendorAddresses,
  describeVendor,
  revokeVendorKey,
  rotateVendorKey,
  setVendorGame,
  setVendorMaintenance,
  type VendorFacts,
} from '#features/vendors/index.ts'
import type { Context } from '#platform/context.ts'
import { openDatabase } from '#platform/database.ts'
import { openDb, openPool } from '#platform/db.ts'
import { hasCluster } from '#platform/embedded-postgres.ts'
import type { Env } from '#platform/env.ts'
import { openLog } from '#platform/log.ts'
import { openNotifications } from '#platform/notifications.ts'
import { openSecrets } from '#platform/secrets.ts'
import { StartError } from '#platform/start-error.ts'
import { answerOperator, type Command, envOf } from './command.ts'

const usage = `Usage:
  npm run vendor -- <code> show
  npm run vendor -- <code> rotate-key <merchant> [file with the vendor's public key]
  npm run vendor -- <code> end-key <merchant> <key id>
  npm run vendor -- <code> maintenance on|off
  npm run vendor -- <code> game on|off <game code> [reason]
  npm run vendor -- <code> addresses 203.0.113.7,198.51.100.0/24`

async function run(ctx: Context, [code = '', action = '', ...words]: string[]): Promise<string> {
  const [first = '', second = '', ...rest] = words
  const isSwitch = first === 'on' || first === 'off'
  if (action === 'show' && words.length === 0) return describe(await describeVendor(ctx, code))
  if (action === 'rotate-key' && (words.length === 1 || words.length === 2))
    return rotate(ctx, code, first, second)
  if (action === 'end-key' && words.length === 2) {
    await revokeVendorKey(ctx, { code, brand: first, keyId: second })
    return `The key ${second} of ${code} for ${first} has ended.`
  }
  if (action === 'maintenance' && isSwitch && words.length === 1) {
    await setVendorMaintenance(ctx, code, first === 'on')
    return first === 'on'
      ? `${code} takes no more bets; what was staked is still settled.`
      : `${code} may be played again.`
  }
  if (action === 'game' && isSwitch && second !== '') {
    const change = {
      code,
      gameCode: second,
      isOpen: first === 'on',
      reason: rest.join(' ') || 'by an operator',
    }
    await setVendorGame(ctx, change)
    return `${second} of ${code} is now ${first}.`
  }
  if (action === 'addresses' && words.length === 1) {
    await allowVendorAddresses(ctx, code, first.split(','))
    return `${code} may call from ${first}.`
  }
  throw new ChangeRefused(usage)
}

async function rotate(ctx: Context, code: string, brand: string, file: string): Promise<string> {
  const publicKey = file === '' ? undefined : readKey(file)
  const { keyId, secret, olderEndAt } = await rotateVendorKey(ctx, { code, brand, publicKey })
  return [
    `The key ${keyId} of ${code} for ${brand} works from now on; older ones end at ${olderEndAt.toISOString()}.`,
    ...(secret === undefined ? [] : [`Its secret is shown this once: ${secret}`]),
  ].join('\n')
}

function readKey(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new ChangeRefused(`The file ${file} cannot be read.`)
  }
}

function describe({ keys, ...vendor }: VendorFacts): string {
  const line = (name: string, value: string) => `${name.padEnd(14)}${value}`
  const instant = (value: Date | number) => (value instanceof Date ? value.toISOString() : 'no end')
  return [
    line('code', vendor.code),
    line('name', vendor.name),
    line('wallet', vendor.wallet),
    line('maintenance', vendor.is_enabled ? 'off' : 'on'),
    line('addresses', vendor.allowed_ips.join(',') || 'none: every call is refused'),
    ...keys.map((key) =>
      line(
        'key',
        `${key.key_id} for ${key.merchant}, ${key.algorithm}, from ${key.starts_at.toISOString()}, ${instant(key.ends_at)}`,
      ),
    ),
  ].join('\n')
}

/** Uses the database the servers use; starts the embedded one when none of them runs. */
async function withContext<T>(env: Env, work: (ctx: Context) => Promise<T>): Promise<T> {
  if (env.databaseUrl === undefined && !hasCluster(env.dataDir)) {
    throw new StartError(`There is no data in ${env.dataDir} yet; start the platform once with npm start.`)
  }
  const database = await openDatabase(env)
  const pool = openPool(database.url, 2)
  const log = openLog('silent')
  const notifications = await openNotifications(database.url, log)
  try {
    const secrets = await openSecrets(env, pool)
    return await work({ env, db: openDb(pool), pool, log, now: () => new Date(), notifications, secrets })
  } finally {
    await notifications.close()
    await pool.end()
    await database.leave()
  }
}

export const command: Command = (words, variables) => withContext(envOf(variables), (ctx) => run(ctx, words))

if (import.meta.main) await answerOperator(command)
