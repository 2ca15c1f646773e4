import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { isSome } from './amount.rules.ts'

/** Says what a way to pay costs. */
export function useFeeText() {
  const t = useT()
  const money = useMoney()
  return ({ feeFixed, feeRate }: { feeFixed: string; feeRate: number }) => {
    if (feeRate > 0) return t('cashier.fee.percent', { percent: feeRate / 100 })
    return isSome(feeFixed) ? t('cashier.fee.fixed', { amount: money(feeFixed) }) : t('cashier.fee.none')
  }
}
