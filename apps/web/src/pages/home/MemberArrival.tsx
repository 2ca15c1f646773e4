import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useMemberInfo } from '#lib/member/use-member-info.ts'
import { useSession } from '#lib/session/use-session.ts'

/** What a member's arrival renews besides what the screen shows: who they are, and the wallet at the merchant. */
export default function MemberArrival() {
  const session = useSession()
  useMemberInfo()
  useQuery({
    queryKey: ['merchantWallet', session?.userName ?? ''],
    enabled: session !== null,
    queryFn: () => call('merchantWallet', {}),
  })
  return null
}
