import { ConsentPrompt } from '#features/consent/ConsentPrompt.tsx'
import { RealityPrompt } from '#features/protection/RealityPrompt.tsx'
import { PushRenewal } from '#features/push/PushRenewal.tsx'
import { useLive } from '#lib/member/use-live.ts'

/** What a member is asked and kept told of on every screen; visitors never fetch it. */
export default function MemberDuties() {
  useLive()
  return (
    <>
      <ConsentPrompt />
      <RealityPrompt />
      <PushRenewal />
    </>
  )
}
