import { useQuery } from '@tanstack/react-query'
import { ContractPrompt } from '#features/contract-prompt/ContractPrompt.tsx'
import { call } from '#lib/api/call.ts'
import { useMemberInfo } from '#lib/member/use-member-info.ts'
import { useSession } from '#lib/session/use-session.ts'

/** What a member's arrival renews besides what the screen shows, and the contracts that wait for their answer. */
export default function MemberArrival() {
  const session = useSession()
  const isLeftAlone = useMemberInfo().data?.mayInvite === false
  useQuery({
    queryKey: ['merchantWallet', session?.userName ?? ''],
    enabled: session !== null,
    queryFn: () => call('merchantWallet', {}),
  })
  return (
    <>
      {/* The page was drawn for visitors; by this its styles take off what invites to play. */}
      {isLeftAlone && <span hidden className="home__left-alone" />}
      <ContractPrompt />
    </>
  )
}
