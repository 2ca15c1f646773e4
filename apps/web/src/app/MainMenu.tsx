import { mayOpenMembersArea } from '@perya/contract/member-type'
import { useState } from 'react'
import { BottomBar } from '#features/bottom-bar/BottomBar.tsx'
import { isTallShell, refusalMs, tapInvite, tapMembers } from '#features/bottom-bar/bottom-bar.rules.ts'
import { isStandalone, thisDevice } from '#lib/device/device.ts'
import { useT } from '#lib/i18n.tsx'
import { usePromotions } from '#lib/member/use-waiting.ts'
import type { RouteName } from '#lib/paths.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { toast } from '#ui/toast.ts'

const InviteSheet = whenOpened(withTexts(() => import('#features/invite/InviteSheet.tsx')))

/** The bottom bar with what it needs to know: who taps, on which device, and what waits for them. */
export function MainMenu({ current }: { current: RouteName | null }) {
  const t = useT()
  const session = useSession()
  const isHydrated = useHydrated()
  const { unclaimed, isReferralOn } = usePromotions()
  const [isInviting, setIsInviting] = useState(false)

  const invite = () => {
    const answer = tapInvite({ hasSession: session !== null, isReferralOn })
    if (answer === 'go') setIsInviting(true)
    else toast(t('contact_service'), { time: refusalMs })
  }
  const openMembers = () => {
    const answer = tapMembers(session === null || mayOpenMembersArea(session.type))
    if (answer !== 'go') toast(t('free_reject'), { time: refusalMs })
    return answer === 'go'
  }
  const isTall =
    isHydrated &&
    isTallShell({
      isStandalone: isStandalone(),
      isNativeApp: thisDevice().isNativeApp,
      screenHeight: window.screen.height,
    })
  return (
    <>
      <BottomBar
        current={current}
        unclaimed={unclaimed}
        isTall={isTall}
        onInvite={invite}
        onMembers={openMembers}
      />
      <InviteSheet
        isOpen={isInviting}
        onClose={() => setIsInviting(false)}
        userName={session?.userName ?? ''}
      />
    </>
  )
}
