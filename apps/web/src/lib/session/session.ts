/**
 * Who is signed in on this device.
 *
 * One record under one key; every tab follows it, and the server renders everybody as a guest.
 */
import { forgetMemberCache } from '#lib/cache/cache.ts'
import { readText, removeText, writeText } from '#lib/storage.ts'

export type Session = {
  token: string
  merchantCode: string
  userName: string
  /** The kind of member, see `@perya/contract/member-type`. */
  type: number
  firstTimeLogin: boolean
  /** Whoever came by SMS, Google or Facebook may have none yet. */
  hasPassword: boolean
  /** The password was changed since this log-in. */
  hasChangedPassword: boolean
}

const sessionKey = 'session'
const autoLoginKey = 'autoLogin'
const trialNameKey = 'trialName'

type Listener = () => void
const listeners = new Set<Listener>()
let kept: { text: string | null; session: Session | null } = { text: null, session: null }
let passwordInMemory: string | null = null

/** The same object as long as the record has not changed, as React asks of a store. */
export function currentSession(): Session | null {
  const text = readText('localStorage', sessionKey)
  if (text !== kept.text) kept = { text, session: parseSession(text) }
  return kept.session
}

export function startSession(session: Session): void {
  writeText('localStorage', sessionKey, JSON.stringify(session))
  tell()
}

/** Forgets the token, the trial user, the member info and everything the tab kept. */
export function endSession(): void {
  removeText('localStorage', sessionKey)
  removeText('localStorage', trialNameKey)
  forgetMemberCache()
  passwordInMemory = null
  try {
    sessionStorage.clear()
  } catch {}
  tell()
}

/** Follows sign-in and sign-out in this tab and in every other. */
export function onSessionChange(listener: Listener): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionKey || event.key === null) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** The password typed at login, so that changing it need not ask again; gone with the page. */
export function passwordKept(): string | null {
  return passwordInMemory
}

export function keepPassword(password: string | null): void {
  passwordInMemory = password
}

export function isAutoLogin(): boolean {
  return readText('localStorage', autoLoginKey) === '1'
}

export function setAutoLogin(isOn: boolean): void {
  writeText('localStorage', autoLoginKey, isOn ? '1' : '0')
}

export function trialName(): string | null {
  return readText('localStorage', trialNameKey)
}

export function setTrialName(name: string): void {
  writeText('localStorage', trialNameKey, name)
}

function tell(): void {
  for (const listener of listeners) listener()
}

function parseSession(text: string | null): Session | null {
  if (text === null) return null
  try {
    const record = JSON.parse(text) as Partial<Session> | null
    if (typeof record?.token !== 'string' || record.token === '') return null
    return {
      token: record.token,
      merchantCode: String(record.merchantCode ?? ''),
      userName: String(record.userName ?? ''),
      type: Number(record.type ?? 0),
      firstTimeLogin: record.firstTimeLogin === true,
      hasPassword: record.hasPassword !== false,
      hasChangedPassword: record.hasChangedPassword === true,
    }
  } catch {
    return null
  }
}
