import { useT } from '#lib/i18n.tsx'
import { useMoney } from '#lib/money.ts'
import DebtIcon from '~icons/ph/receipt-duotone'
import { isSome } from './amount.rules.ts'

/** What the member owes and what follows from it; nothing for who owes nothing. */
export function DebtNote({ owed }: { owed: string }) {
  const t = useT()
  const money = useMoney()
  if (!isSome(owed)) return null
  return (
    <p role="status" className="notice-panel notice-panel--strong">
      <DebtIcon className="size-8 shrink-0 text-accent-text" />
      {t('cashier.owed', { amount: money(owed) })}
    </p>
  )
}
