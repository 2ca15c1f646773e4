import { useT } from '#lib/i18n.tsx'
import { hiddenDigits, useBalanceHidden } from '#lib/member/balance-hidden.ts'
import { useMoney } from '#lib/money.ts'

/** A balance, covered where the player covers them. */
export function BalanceText({ amount }: { amount: string }) {
  const t = useT()
  const money = useMoney()
  const [isHidden] = useBalanceHidden()
  if (!isHidden) return <bdi>{money(amount)}</bdi>
  return (
    <>
      <span aria-hidden="true">{hiddenDigits}</span>
      <span className="sr-only">{t('header.balanceHidden')}</span>
    </>
  )
}
