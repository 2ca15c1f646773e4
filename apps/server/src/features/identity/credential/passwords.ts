import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { hash, verify } from '@node-rs/argon2'
import { AppError } from '#platform/app-error.ts'
import { judgePassword } from './password.rules.ts'

/** Argon2id with 19 MiB and three passes. */
const cost = { memoryCost: 19_456, timeCost: 3, parallelism: 1 }
const mark = `m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}`

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether it was made at another cost than today's: it is cheaper to guess, and quicker to refuse. */
export function isOutdated(passwordHash: string): boolean {
  return !passwordHash.includes(`$${mark}$`)
}

let nobodysHash: Promise<string> | undefined

/** Costs the same whether there is a password to compare with or not: the time of an answer tells nothing. */
export async function verifyPassword(stored: string | null | undefined, typed: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomBytes(32).toString('base64url'))
  const isSame = await verify(stored ?? (await nobodysHash), typed)
  return isSame && typeof stored === 'string'
}

let commonPasswords: ReadonlySet<string> | undefined

/** One of the few thousand that attackers try first. */
function isCommon(password: string): boolean {
  commonPasswords ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .filter(Boolean),
  )
  return commonPasswords.has(password.toLowerCase())
}

/** Throws unless a member may take this as their password. */
export function assertGoodPassword(password: string, userName: string): void {
  const verdict = judgePassword(password, { userName, isCommon })
  if (verdict === 'common') throw new AppError('password.common', { field: 'password' })
  if (verdict === 'length') throw new AppError('password.format', { field: 'password' })
}
