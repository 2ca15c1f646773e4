import { call } from '#lib/api/call.ts'
import { paths } from '#lib/paths.ts'
import { forgetLogin } from '#lib/remembered-login/remembered-login.ts'
import { removeText } from '#lib/storage.ts'
import { endSession, setAutoLogin } from './session.ts'

/** The member's bank cards, kept on the device between visits. */
export const bankListKey = 'bankList'

/** Whose notifications this device shows, kept between their sessions. */
export const pushKey = 'push'

/** Forgets who was signed in here, for a session the server has ended. */
export function forgetHere(): void {
  setAutoLogin(false)
  forgetLogin()
  removeText('localStorage', bankListKey)
  removeText('localStorage', pushKey)
  endSession()
}

/** Ends the session on the server and here, then starts the app afresh. */
export async function signOut(): Promise<void> {
  // Whatever the server says, the player has left this device.
  await call('logoutMember', {}).catch(() => undefined)
  forgetHere()
  window.location.assign(paths.home)
}
