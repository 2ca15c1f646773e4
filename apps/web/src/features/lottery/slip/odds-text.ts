import type { Odds } from '@perya/lottery-rules'
import { type Amount, parseAmount } from '@perya/money'
import { use } from 'react'
import { useLanguage } from '#lib/i18n.tsx'
import { CurrencyContext } from '#lib/money.ts'

/** Odds and returns as figures of the page's language. */
export function useFigures() {
  const { tag } = useLanguage()
  const currency = use(CurrencyContext)
  const show = (value: number, digits: number) =>
    new Intl.NumberFormat(tag, { maximumFractionDigits: digits }).format(value)
  return {
    count: (value: number) => show(value, 0),
    /** Cut, never rounded up: two places are enough for an eye. */
    odds: (value: Odds | number) =>
      show(Math.floor((typeof value === 'bigint' ? Number(value) / 10_000 : value) * 100) / 100, 2),
    /** Amounts of modes below a centavo, which elsewhere nobody meets. */
    amount: (amount: Amount | string) =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        maximumFractionDigits: 4,
      }).format(Number(typeof amount === 'string' ? parseAmount(amount) : amount) / 10_000),
    /** From hundredths of a per cent. */
    percent: (hundredths: number) => `${show(hundredths / 100, 2)}%`,
  }
}
