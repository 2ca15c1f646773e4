import type { Language } from '@perya/contract/language'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLanguage } from '#lib/i18n.tsx'

const kept = { staleTime: 5 * 60_000, placeholderData: <Value>(earlier: Value) => earlier }

/** What the help centre explains, in the page's language. */
export function useHelp() {
  const lang = useLanguage().code as Language
  return useQuery({
    queryKey: ['help', lang],
    ...kept,
    queryFn: () => call('listHelp', { lang, device: 'MOBILE' }),
  })
}

/** The agreement and its companions, in the page's language. */
export function useStatements() {
  const language = useLanguage().code as Language
  return useQuery({
    queryKey: ['statements', language],
    ...kept,
    queryFn: () => call('listStatements', { language }),
  })
}
