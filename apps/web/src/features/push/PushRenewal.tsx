import { useEffect } from 'react'
import { useLanguage } from '#lib/i18n.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { renew } from './push.ts'

/** Tells the server of this device again when a session begins, and when the language changes. */
export function PushRenewal() {
  const session = useSession()
  const { code } = useLanguage()
  const userName = session?.userName
  const token = session?.token
  // biome-ignore lint/correctness/useExhaustiveDependencies: another session or language is what it is told again for
  useEffect(() => {
    // Should it fail, the settings say that notifications are off.
    if (userName !== undefined) void renew(userName).catch(() => undefined)
  }, [userName, token, code])
  return null
}
