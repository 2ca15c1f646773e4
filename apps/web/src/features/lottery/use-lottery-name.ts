import { writtenIn } from '@perya/contract/fallback'
import { lotteryName } from '@perya/lottery-rules/names'
import { useLanguage } from '#lib/i18n.tsx'

/** The name of a lottery the server was not asked about. */
export function useLotteryName(): (code: string) => string {
  const { code: language } = useLanguage()
  return (code) => lotteryName(code, writtenIn(language))
}
