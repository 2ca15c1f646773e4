import type { RegisterRules } from '@perya/contract/settings'
import type { UseQueryResult } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useCached } from '#lib/cache/use-cached.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'

/** What the merchant asks of new members: at once from the last visit, then as the server says now. */
export function useRegistrationRules(): UseQueryResult<RegisterRules> {
  const { merchantCode } = useSettings()
  const { code } = useLanguage()
  return useCached('registrationRules', { merchant: merchantCode, language: code }, () =>
    call('getRegisterRules', {}),
  )
}
