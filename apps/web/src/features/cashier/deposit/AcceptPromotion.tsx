import type { Deposit } from '@perya/contract/deposits'
import { parseAmount } from '@perya/money'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { failureText } from '../failure.ts'
import { PromotionChoice } from './PromotionChoice.tsx'
import { useAcceptPromotion, useDepositPromotions } from './use-deposit.ts'

/** For a deposit that was begun without one: until it is paid a promotion can still be had with it. */
export function AcceptPromotion({ deposit }: { deposit: Deposit }) {
  const t = useT()
  const { data } = useDepositPromotions()
  const accept = useAcceptPromotion(deposit.id)
  const [chosen, setChosen] = useState<string | null>(null)
  const amount = parseAmount(deposit.amount)
  const fitting = data?.promotions.filter(({ minDeposit }) => parseAmount(minDeposit) <= amount) ?? []
  if (!data || fitting.length === 0) return null
  return (
    <form
      className="grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (chosen !== null && !accept.isPending) accept.mutate(chosen)
      }}
    >
      <PromotionChoice
        promotions={fitting}
        plainPercent={data.plainPercent}
        credit={parseAmount(deposit.credit)}
        amount={amount}
        chosen={chosen}
        onChoose={setChosen}
      />
      {accept.error && (
        <p role="alert" className="field__error">
          {failureText(accept.error, t)}
        </p>
      )}
      {chosen !== null && (
        <Button type="submit" variant="secondary" isWide isBusy={accept.isPending}>
          {t('promotion.accept')}
        </Button>
      )}
    </form>
  )
}
