/**
 * What a player asked this device to remember of a log-in.
 *
 * The password is encrypted under a key no script can read, then written in base64,
 * so a copied record is worth nothing on another device. Signing out forgets it.
 */
import { readText, removeText, writeText } from '#lib/storage.ts'
import { keyFor } from './device-key.ts'

export type RememberedLogin = {
  type: 'username' | 'sms'
  /** As typed: a member may write their name in other letters, or their number instead of it. */
  username: string
  /** The user name of the member it logs in. */
  owner: string
  /** As typed; empty for a log-in by SMS, whose code works only once. */
  password: string
  countryDialingCode: string
}

const recordKey = 'rememberedLogin'
const saltKey = 'rememberedLoginSalt'
const choiceKey = 'rememberPassword'
const ivBytes = 12

export function wantsToBeRemembered(): boolean {
  return readText('localStorage', choiceKey) === '1'
}

export async function rememberLogin(login: RememberedLogin): Promise<void> {
  const salt = readSalt() ?? crypto.getRandomValues(new Uint8Array(16))
  const key = await keyFor(salt)
  if (!key) return
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes))
  const words = new TextEncoder().encode(login.password)
  const sealed = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, words))
  const password = toBase64(new Uint8Array([...iv, ...sealed]))
  writeText('localStorage', saltKey, toBase64(salt))
  writeText('localStorage', recordKey, JSON.stringify({ ...login, password }))
  writeText('localStorage', choiceKey, '1')
}

/** The remembered log-in of this kind, or `null`: none, of the other kind, or made on another device. */
export async function recallLogin(type: RememberedLogin['type']): Promise<RememberedLogin | null> {
  const salt = readSalt()
  const record = readRecord()
  if (!salt || record?.type !== type) return null
  const key = await keyFor(salt)
  if (!key) return null
  try {
    const sealed = fromBase64(record.password)
    const words = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.slice(0, ivBytes) },
      key,
      sealed.slice(ivBytes),
    )
    return { ...record, password: new TextDecoder().decode(words) }
  } catch {
    return null
  }
}

/** Keeps the record true after a change of password; does nothing when none is kept. */
export async function updateRememberedPassword(owner: string, password: string): Promise<void> {
  const record = readRecord()
  if (record?.type !== 'username' || record.owner !== owner) return
  await rememberLogin({ ...record, password })
}

export function forgetLogin(): void {
  for (const key of [recordKey, saltKey, choiceKey]) removeText('localStorage', key)
}

function readRecord(): RememberedLogin | null {
  try {
    const record = JSON.parse(
      readText('localStorage', recordKey) ?? 'null',
    ) as Partial<RememberedLogin> | null
    if (record?.type !== 'username' && record?.type !== 'sms') return null
    return {
      type: record.type,
      username: String(record.username ?? ''),
      owner: String(record.owner ?? record.username ?? ''),
      password: String(record.password ?? ''),
      countryDialingCode: String(record.countryDialingCode ?? ''),
    }
  } catch {
    return null
  }
}

function readSalt(): Uint8Array<ArrayBuffer> | null {
  const text = readText('localStorage', saltKey)
  if (!text) return null
  try {
    return fromBase64(text)
  } catch {
    return null
  }
}

const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes))
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
