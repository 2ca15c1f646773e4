import { mayHaveContracts } from '@perya/contract/member-type'
import { lazy, Suspense } from 'react'
import { useSession } from '#lib/session/use-session.ts'
import { untilLoaded } from '#lib/until-loaded.ts'
import { withTexts } from '#lib/with-texts.ts'

const ContractDialog = lazy(() =>
  untilLoaded(
    'The contracts',
    withTexts(() => import('./ContractDialog.tsx'), 'contracts'),
  ),
)

/** Asks the server about contracts for those who may have any. */
export function ContractPrompt() {
  const session = useSession()
  if (session === null || !mayHaveContracts(session.type)) return null
  return (
    <Suspense>
      <ContractDialog />
    </Suspense>
  )
}
