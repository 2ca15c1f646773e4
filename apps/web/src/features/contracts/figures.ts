import { useLanguage } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'

/** How the figures of contracts are written. */
export function useFigures() {
  const money = useMoney()
  const { tag } = useLanguage()
  const percents = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 2 })
  return {
    money: (amount: string) => money(amount),
    /** What has to be reached: pesos, and hundredths only where there are any. */
    threshold: (amount: string) => money(amount, { decimals: amount.endsWith('.00') ? 0 : 2 }),
    /** From 1/10,000. */
    percent: (rate: number) => percents.format(rate / 10_000),
  }
}
