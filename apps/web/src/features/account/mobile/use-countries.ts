import { textIn } from '@perya/contract/fallback'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'
import { defaultDialingCode } from './mobile.rules.ts'

export type DialingCode = { code: string; name: string; countryDialingCode: string }

const philippines: DialingCode = { code: 'PH', name: 'Philippines', countryDialingCode: defaultDialingCode }

/** Every country to choose from, at home until the list is there. */
export function useCountries(): readonly DialingCode[] {
  const { code: language } = useLanguage()
  const { data } = useQuery({
    queryKey: ['countries'],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => call('listCountries', {}),
  })
  if (!data) return [philippines]
  return data.map(({ code, name, countryDialingCode }) => ({
    code,
    name: textIn(name, language),
    countryDialingCode,
  }))
}
