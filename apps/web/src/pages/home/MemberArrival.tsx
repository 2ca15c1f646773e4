import { useQuery } from '@tanstack/react-query'
import { ContractPrompt } from '#features/contract-prompt/ContractPrompt.tsx'
import { isNewMember } from '#features/welcome/new-member.rules.ts'
import { WelcomeOffer } from '#features/welcome/WelcomeOffer.tsx'
import { call } from '#lib/api/call.ts'
import { useBalance } from '#lib/member/use-balance.ts'
import { useMemberInfo } from '#lib/member/use-member-info.ts'
import { useSession } from '#lib/session/use-session.ts'

/** What a member's arrival renews besides what the screen shows, a welcome for new ones, and contracts that wait for an answer. */
export default function MemberArrival() {
  const session = useSession()
  const info = useMemberInfo().data
  const { total } = useBalance()
  const isLeftAlone = info?.mayInvite === false
  useQuery({
    queryKey: ['merchantWallet', session?.userName ?? ''],
    enabled: session !== null,
    queryFn: () => call('merchantWallet', {}),
  })
  return (
    <>
      {/* The page was drawn for visitors; by this its styles take off what invites to play. */}
      {isLeftAlone && <span hidden className="home__left-alone" />}
      {isNewMember(info, total) && <WelcomeOffer account={info?.account ?? ''} />}
      <ContractPrompt />
    </>
  )
}
