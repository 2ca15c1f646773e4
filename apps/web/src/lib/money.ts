import { type Amount, displayMoney, parseAmount } from '@perya/money'
import { createContext, use } from 'react'
import { useLanguage } from './i18n.tsx'

/** The currency of the merchant whose site this is. */
export const CurrencyContext = createContext('PHP')

type MoneyLook = { decimals?: 0 | 2; sign?: 'auto' | 'always' }

/** Shows amounts, from the wire or computed, in the page's language and the merchant's currency. */
export function useMoney() {
  const currency = use(CurrencyContext)
  const { tag } = useLanguage()
  return (amount: Amount | string, look: MoneyLook = {}) =>
    displayMoney(typeof amount === 'string' ? parseAmount(amount) : amount, {
      locale: tag,
      currency,
      ...look,
    })
}
