import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useMemberInfo } from '#lib/member/use-member-info.ts'
import { useSession } from '#lib/session/use-session.ts'

/** What a member's arrival renews besides what the screen shows: who they are, and the wallet at the merchant. */
export default function MemberArrival() {
  const session = useSession()
  const isLeftAlone = useMemberInfo().data?.mayInvite === false
  useQuery({
    queryKey: ['merchantWallet', session?.userName ?? ''],
    enabled: session !== null,
    queryFn: () => call('merchantWallet', {}),
  })
  // The page was drawn for visitors; by this its styles take off what invites to play.
  return isLeftAlone ? <span hidden className="home__left-alone" /> : null
}
