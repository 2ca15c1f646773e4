import { type Amount, amountUnit } from './amount.ts'

export type MoneyDisplay = {
  locale: string
  currency: string
  /** Balances and records show two decimals; quick amounts and jackpots none. */
  decimals?: 0 | 2
  /** `always` puts a plus before money won. */
  sign?: 'auto' | 'always'
}

/**
 * An amount as a player reads it, never more than there is: money owed or lost is rounded away from nothing, so that
 * what was won less what was staked is what stands below both.
 */
export function displayMoney(
  amount: Amount,
  { locale, currency, decimals = 2, sign = 'auto' }: MoneyDisplay,
) {
  const step = amountUnit / 10n ** BigInt(decimals)
  const cut = amount >= 0n || amount % step === 0n ? amount / step : amount / step - 1n
  const digits = (cut < 0n ? -cut : cut).toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals)
  const symbol = plainSymbols[currency]
  if (symbol !== undefined && /^(?:en|fil)\b/.test(locale)) {
    const signText = cut < 0n ? '−' : sign === 'always' ? '+' : ''
    const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, ',')
    return `${signText}${symbol}${grouped}${decimals > 0 ? `.${fraction}` : ''}`
  }
  const format = formatter(locale, currency, decimals, sign)
  const text = `${cut < 0n ? '-' : ''}${whole}${decimals > 0 ? `.${fraction}` : ''}`
  // Intl takes a decimal string and keeps every digit, which Number() would not.
  return format.format(text as `${number}`).replace('-', '−')
}

/** Currency signs in Filipino and English, because a browser takes longer to load its own tables than to draw the page. */
const plainSymbols: Readonly<Record<string, string>> = { PHP: '₱', USD: '$' }

const formatters = new Map<string, Intl.NumberFormat>()

function formatter(locale: string, currency: string, decimals: number, sign: 'auto' | 'always') {
  const key = `${locale} ${currency} ${decimals} ${sign}`
  let format = formatters.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      // Without it Vietnamese, Thai and Arabic print "PHP" instead of the peso sign.
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: sign,
    })
    formatters.set(key, format)
  }
  return format
}
