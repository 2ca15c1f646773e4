import { isTrial } from '@perya/contract/member-type'
import { useSession } from '#lib/session/use-session.ts'
import { RealityDialog } from './RealityDialog.tsx'

/** Tells actual members on every screen, in games too, how long they have been here. */
export function RealityPrompt() {
  const session = useSession()
  if (session === null || isTrial(session.type)) return null
  return <RealityDialog />
}
