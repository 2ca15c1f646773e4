import type { OutputOf } from '@perya/contract/endpoint'
import type { Endpoints } from '@perya/contract/endpoints'
import { call } from '#lib/api/call.ts'
import { useCached } from '#lib/cache/use-cached.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useSettings } from '#lib/settings/settings.ts'

export type MemberInfo = OutputOf<Endpoints['getMemberInfo']>

/** The member behind the session: at once from the last visit, then renewed. Asks nothing for guests. */
export function useMemberInfo() {
  const { merchantCode } = useSettings()
  const { code } = useLanguage()
  const session = useSession()
  const scope = { merchant: merchantCode, language: code, userName: session?.userName }
  return useCached<MemberInfo>('memberInfo', scope, () => call('getMemberInfo', {}), {
    enabled: session !== null,
  })
}
