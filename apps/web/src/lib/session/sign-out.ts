import { call } from '#lib/api/call.ts'
import { paths } from '#lib/paths.ts'
import { forgetLogin } from '#lib/remembered-login/remembered-login.ts'
import { endSession, setAutoLogin } from './session.ts'

/** Ends the session here and on the server, forgets what this device remembered, and starts over at home. */
export async function signOut(): Promise<void> {
  // A session the server has already ended leaves this device all the same.
  await call('logoutMember', {}).catch(() => {})
  setAutoLogin(false)
  forgetLogin()
  endSession()
  location.replace(paths.home)
}
