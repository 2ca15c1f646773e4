import { LotteryRules } from '#features/lottery/rules/LotteryRules.tsx'
import { RulesIndex } from '#features/lottery/rules/RulesIndex.tsx'
import { useSearchParams } from '#lib/router.tsx'

/** The rules of the lottery the address names, or the way to each. */
export default function LotteryRulesPage() {
  const [address] = useSearchParams()
  const code = address.get('code')
  return code ? <LotteryRules key={code} code={code} /> : <RulesIndex />
}
