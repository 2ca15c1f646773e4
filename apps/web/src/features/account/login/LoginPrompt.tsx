import { loginPrompt } from '#lib/login-prompt/login-prompt.ts'
import { useStore } from '#lib/store.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'

const LoginSheet = whenOpened(withTexts(() => import('./LoginSheet.tsx'), 'account'))

/** Asks a guest, or somebody whose session has ended, to log in over the page they are on. Once in the app. */
export function LoginPrompt() {
  return <LoginSheet isOpen={useStore(loginPrompt) !== null} />
}
