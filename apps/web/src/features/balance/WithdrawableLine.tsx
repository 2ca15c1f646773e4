import { useT } from '#lib/i18n.tsx'
import { hiddenDigits, useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { useWithdrawable } from '#lib/member/use-withdrawable.ts'
import { useMoney } from '#lib/money.ts'

/** What may leave now, in the words of the account sheet; nothing until it is known. */
export function WithdrawableLine() {
  const t = useT()
  const money = useMoney()
  const [isHidden] = useBalanceHidden()
  const { amount, sentence } = useWithdrawable()
  if (amount === null) return null
  return (
    <p className="px-1 pb-2 text-meta text-pretty text-muted">
      <span className="font-semibold text-foreground">
        {t('balance.withdrawable')} <bdi>{isHidden ? hiddenDigits : money(amount)}</bdi>
      </span>{' '}
      · {sentence}
    </p>
  )
}
