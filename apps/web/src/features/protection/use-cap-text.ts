import type { Measure } from '@perya/contract/protection-bounds'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { isOfMoney } from './cap.rules.ts'

/** Shows what is measured: money as money, time as hours and minutes. */
export function useCapText() {
  const t = useT()
  const money = useMoney()
  return (measure: Measure, cap: string) => {
    if (isOfMoney(measure)) return money(cap)
    const all = Number(cap)
    const hours = Math.floor(all / 60)
    const minutes = all % 60
    if (hours === 0) return t('protection.minutes', { minutes })
    return minutes === 0
      ? t('protection.hours', { hours })
      : t('protection.hoursAndMinutes', { hours, minutes })
  }
}
