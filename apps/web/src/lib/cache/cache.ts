/**
 * Answers kept in local storage, shown at once on return and then refreshed.
 *
 * An entry belongs to a site and a language; a member's own entries go when the member signs out.
 */
import { readText } from '#lib/storage.ts'

/** Raised when the shape of what is kept changes, so that no screen meets an older shape. */
const version = 3
const prefix = `cache:${version}:`

/** Everything the app may keep, and whose it is. */
const owners = {
  notices: 'site',
  vendorTypes: 'site',
  lotteries: 'site',
  lotteryLists: 'site',
  hotGames: 'site',
  registrationRules: 'site',
  memberInfo: 'member',
} as const satisfies Record<string, 'site' | 'member'>

export type CacheName = keyof typeof owners
export type CacheScope = {
  merchant: string
  language: string
  userName?: string | undefined
  /** Tells lists of one name apart. */
  part?: string | undefined
}

export function readCache<Value>(name: CacheName, scope: CacheScope): Value | undefined {
  const text = readText('localStorage', keyOf(name, scope))
  if (text === null) return undefined
  try {
    return (JSON.parse(text) as { value: Value }).value
  } catch {
    return undefined
  }
}

export function writeCache(name: CacheName, scope: CacheScope, value: unknown): void {
  const key = keyOf(name, scope)
  const text = JSON.stringify({ value })
  try {
    localStorage.setItem(key, text)
  } catch {
    // Full: what other sites, languages and versions left is worth less than what is on screen.
    forget((other) => other.startsWith('cache:') && other !== key)
    try {
      localStorage.setItem(key, text)
    } catch {}
  }
}

export function forgetMemberCache(): void {
  forget((key) => key.startsWith(`${prefix}member:`))
}

function keyOf(name: CacheName, { merchant, language, userName = '', part }: CacheScope): string {
  const owner = owners[name]
  return `${prefix}${owner}:${merchant}:${language}:${name}${owner === 'member' ? `:${userName}` : ''}${part ? `:${part}` : ''}`
}

function forget(isUnwanted: (key: string) => boolean): void {
  try {
    for (const key of Object.keys(localStorage).filter(isUnwanted)) localStorage.removeItem(key)
  } catch {}
}
