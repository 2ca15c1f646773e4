import { isTrial } from '@perya/contract/member-type'
import type { Amount } from '@perya/money'
import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/api/call.ts'
import { useLanguage, useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { useSession } from '#lib/session/use-session.ts'
import { hiddenDigits, useBalanceHidden } from './balance-hidden.ts'
import { keptBack, leftToStake } from './turnover.rules.ts'
import { useBalance } from './use-balance.ts'

/** What may leave now, and what has to be staked first; counted anew as soon as money moves. */
export function useTurnover() {
  const session = useSession()
  const { version } = useBalance()
  const { code } = useLanguage()
  return useQuery({
    queryKey: ['withdraw', session?.userName ?? '', 'turnover', version ?? '', code],
    // Nothing of a trial's leaves.
    enabled: session !== null && !isTrial(session.type),
    placeholderData: (earlier) => earlier,
    queryFn: () => call('getTurnover', {}),
  })
}

/** How much the member may withdraw, and the sentence about the rest: the same on every screen that says it. */
export function useWithdrawable(): { amount: string | null; sentence: string; isPending: boolean } {
  const t = useT()
  const money = useMoney()
  const [isHidden] = useBalanceHidden()
  const { wallet } = useBalance()
  const { data, isLoading } = useTurnover()
  if (!data || !wallet) return { amount: null, sentence: '', isPending: isLoading || !wallet }
  const show = (amount: Amount | string) => (isHidden ? hiddenDigits : money(amount))
  const kept = keptBack({ cash: wallet.cash, ...data })
  const sentence =
    kept.by === 'debt'
      ? t('withdrawable.owed', { owed: show(data.owed) })
      : kept.by === 'turnover'
        ? t('withdrawable.kept', { left: show(leftToStake(data.requirements)), kept: show(kept.amount) })
        : t('withdrawable.all')
  return { amount: data.withdrawable, sentence, isPending: false }
}
