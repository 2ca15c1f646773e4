import { isTrial } from '@perya/contract/member-type'
import { paths } from '#lib/paths.ts'
import { useLocation } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { ConsentDialog } from './ConsentDialog.tsx'

/** Asks actual members to agree to what has changed; not where they are reading it. */
export function ConsentPrompt() {
  const session = useSession()
  const { pathname } = useLocation()
  if (session === null || isTrial(session.type) || pathname === paths.userAgreement) return null
  return <ConsentDialog />
}
