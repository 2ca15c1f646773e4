import { type Amount, formatAmount } from '@perya/money'
import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import { readAmount } from '#lib/read-amount.rules.ts'
import { TextField } from '#ui/TextField.tsx'
import { decimalsOf, judgeAmount } from './amount.rules.ts'

/** How much: typed, or tapped from a few usual amounts. What is wrong is said once `isChecked`. */
export function AmountField({
  value,
  onChange,
  limits,
  quick,
  isChecked,
  error,
}: {
  value: string
  onChange: (value: string) => void
  limits: { min: Amount; max: Amount }
  quick: readonly Amount[]
  isChecked: boolean
  /** What the server found wrong. */
  error?: string | undefined
}) {
  const t = useT()
  const money = useMoney()
  const verdict = judgeAmount(value, limits)
  const short = (amount: Amount) => money(amount, { decimals: decimalsOf(amount) })
  const range = { min: short(limits.min), max: short(limits.max) }
  // Too much is said at once; too little only when the typing is done.
  const isShown = verdict === 'large' || verdict === 'unreadable' || isChecked
  const wrong = verdict === 'ok' || !isShown ? undefined : t(`cashier.amount.${verdict}`, range)
  const typed = readAmount(value)
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        label={t('cashier.amount')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={16}
        required
        className="amount-field"
        error={wrong ?? error}
        hint={t('cashier.amount.range', range)}
      />
      <ul className="quick-amounts" aria-label={t('cashier.amount.quick')}>
        {quick.map((amount) => (
          <li key={String(amount)}>
            <button
              type="button"
              className="quick-amount"
              aria-pressed={typed === amount}
              onClick={() => onChange(formatAmount(amount).replace(/\.00$/, ''))}
            >
              {short(amount)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
