import type { StatementKind } from '@perya/contract/articles'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { platform } from '#lib/config.ts'
import { useLanguage } from '#lib/i18n.tsx'

const kept = { staleTime: 5 * 60_000, placeholderData: <Value>(earlier: Value) => earlier }

/** What the help centre explains, in the page's language. */
export function useHelp() {
  const lang = useLanguage().code
  return useQuery({
    queryKey: ['help', lang],
    ...kept,
    queryFn: () => call('listHelp', { lang, device: platform.help }),
  })
}

/** The agreement and its companions, in the page's language. */
export function useStatements() {
  const language = useLanguage().code
  return useQuery({
    queryKey: ['statements', language],
    ...kept,
    queryFn: () => call('listStatements', { language }),
  })
}

/** A version that was in force before today's. */
export function useEarlierStatement(kind: StatementKind, version: number) {
  const language = useLanguage().code
  return useQuery({
    queryKey: ['statements', language, kind, version],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => call('getEarlierStatement', { kind, version, language }),
  })
}
