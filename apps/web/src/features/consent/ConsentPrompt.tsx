import { isTrial } from '@perya/contract/member-type'
import { lazy, Suspense } from 'react'
import { paths } from '#lib/paths.ts'
import { useLocation } from '#lib/router.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { untilLoaded } from '#lib/until-loaded.ts'

const ConsentDialog = lazy(() => untilLoaded('The question', () => import('./ConsentDialog.tsx')))

/** Asks actual members to agree to what has changed; not where they are reading it. */
export function ConsentPrompt() {
  const session = useSession()
  const { pathname } = useLocation()
  if (session === null || isTrial(session.type) || pathname === paths.userAgreement) return null
  return (
    <Suspense>
      <ConsentDialog />
    </Suspense>
  )
}
