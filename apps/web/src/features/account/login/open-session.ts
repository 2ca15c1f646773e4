import type { SessionRecord } from '@perya/contract/identity'
import { forgetLogin, type RememberedLogin, rememberLogin } from '#lib/remembered-login/remembered-login.ts'
import { keepPassword, type Session, setAutoLogin, setTrialName, startSession } from '#lib/session/session.ts'

/** What the device keeps of a successful log-in. */
export function sessionOf(record: SessionRecord, hasChangedPassword = false): Session {
  return {
    token: record.token,
    merchantCode: record.merchantCode,
    userName: record.userName,
    type: record.customerType,
    firstTimeLogin: record.firstTimeLogin,
    hasPassword: record.hasPassword,
    hasChangedPassword,
  }
}

/** Signs the player in on this device. `password` is kept in memory only, so that changing it need not ask again. */
export function openSession(
  record: SessionRecord,
  password: string | null,
  { hasChangedPassword = false } = {},
): void {
  keepPassword(password)
  setAutoLogin(true)
  startSession(sessionOf(record, hasChangedPassword))
}

export function openTrialSession(record: SessionRecord): void {
  setTrialName(record.userName)
  openSession(record, null)
}

/** Does what the checkbox says: remembers this log-in, or forgets the one of before. */
export async function keepLogin(isRemembered: boolean, login: RememberedLogin): Promise<void> {
  if (isRemembered) await rememberLogin(login)
  else forgetLogin()
}
