import type { BankCard } from '@perya/contract/withdrawals'
import { useState } from 'react'
import { useDates } from '#lib/dates.ts'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Button } from '#ui/Button.tsx'
import { DigitsField } from '#ui/DigitsField.tsx'
import { toast } from '#ui/toast.ts'
import { failureText } from '../failure.ts'
import { useRemoveCard } from './use-withdraw.ts'

/** The accounts there are to be paid to, each with a way to take it away. */
export function CardList({ cards }: { cards: readonly BankCard[] }) {
  const t = useT()
  const { timeZone } = useSettings()
  const date = useDates(timeZone)
  const [removing, setRemoving] = useState<string | null>(null)
  return (
    <ul className="grid grid-cols-1 gap-2.5">
      {cards.map((card) => (
        <li key={card.id} className="turnover">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="grid min-w-0 flex-1">
              <span className="font-semibold">{`${card.bankName} ••${card.lastDigits}`}</span>
              {!card.isUsable && (
                <span className="text-meta text-muted">
                  {t('withdraw.card.from', { time: date(card.usableAt) })}
                </span>
              )}
            </span>
            {removing !== card.id && (
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('withdraw.card.remove.label', { digits: card.lastDigits })}
                onClick={() => setRemoving(card.id)}
              >
                {t('withdraw.card.remove')}
              </Button>
            )}
          </div>
          {removing === card.id && <RemoveForm card={card} onEnd={() => setRemoving(null)} />}
        </li>
      ))}
    </ul>
  )
}

function RemoveForm({ card, onEnd }: { card: BankCard; onEnd: () => void }) {
  const t = useT()
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const remove = useRemoveCard()
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-3 pt-2"
      onSubmit={(event) => {
        event.preventDefault()
        setChecked(true)
        if (password.length < 6 || remove.isPending) return
        remove.mutate(
          { id: card.id, password },
          { onSuccess: () => toast(t('withdraw.card.removed'), { tone: 'success' }) },
        )
      }}
    >
      <DigitsField
        label={t('withdraw.password')}
        value={password}
        onChange={setPassword}
        isChecked={isChecked}
        error={remove.error ? failureText(remove.error, t) : undefined}
      />
      <div className="grid grid-cols-2 gap-2">
        <Button type="submit" variant="danger" isWide isBusy={remove.isPending}>
          {t('withdraw.card.remove')}
        </Button>
        <Button variant="ghost" isWide onClick={onEnd}>
          {t('in_more_cancel')}
        </Button>
      </div>
    </form>
  )
}
