import { mayOpenMembersArea } from '@perya/contract/member-type'
import { lazy, Suspense, useState } from 'react'
import { BottomBar } from '#features/bottom-bar/BottomBar.tsx'
import { isTallShell, refusalMs, tapInvite, tapMembers } from '#features/bottom-bar/bottom-bar.rules.ts'
import { isStandalone, thisDevice } from '#lib/device/device.ts'
import { useT } from '#lib/i18n.tsx'
import { usePromotions } from '#lib/member/use-waiting.ts'
import type { RouteName } from '#lib/paths.ts'
import { useSession } from '#lib/session/use-session.ts'
import { untilLoaded } from '#lib/until-loaded.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { whenOpened } from '#lib/when-opened.tsx'
import { withTexts } from '#lib/with-texts.ts'
import { toast } from '#ui/toast.ts'

const SideNav = lazy(() =>
  untilLoaded(
    'The menu',
    withTexts(() => import('./sides/SideNav.tsx'), 'sides'),
  ),
)
const InviteSheet = whenOpened(withTexts(() => import('#features/invite/InviteSheet.tsx')))

/** The ways around, below the screen or beside it, with what they need to know: who taps, on which device, and what waits. */
export function MainMenu({
  current,
  hasBar = true,
  hasSide = false,
}: {
  current: RouteName | null
  hasBar?: boolean
  hasSide?: boolean
}) {
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
      {hasBar && (
        <BottomBar
          current={current}
          unclaimed={unclaimed}
          isTall={isTall}
          onInvite={invite}
          onMembers={openMembers}
        />
      )}
      {hasSide && (
        <Suspense>
          <SideNav current={current} unclaimed={unclaimed} onInvite={invite} onMembers={openMembers} />
        </Suspense>
      )}
      <InviteSheet
        isOpen={isInviting}
        onClose={() => setIsInviting(false)}
        userName={session?.userName ?? ''}
      />
    </>
  )
}
