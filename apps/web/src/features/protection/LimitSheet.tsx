import type { Limit } from '@perya/contract/protection'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { isOfMoney, readCap } from './cap.rules.ts'
import { failureText } from './failure.ts'
import { useCapText } from './use-cap-text.ts'
import { useSetLimit, type Which } from './use-protection.ts'

const quickCaps = { money: ['500.00', '1000.00', '3000.00', '10000.00'], time: ['30', '60', '120', '240'] }

/** One limit: a figure of one's own, or none any more. */
export function LimitSheet({
  isOpen,
  onClose,
  which,
  limit,
}: {
  isOpen: boolean
  onClose: () => void
  which: Which
  limit: Limit | undefined
}) {
  const t = useT()
  const capText = useCapText()
  const [typed, setTyped] = useState(limit?.cap.replace(/\.00$/, '') ?? '')
  const [isChecked, setChecked] = useState(false)
  const set = useSetLimit()
  const cap = readCap(which, typed)
  const kind = isOfMoney(which.measure) ? 'money' : 'time'

  const save = (wanted: string | null) =>
    set.mutate(
      { ...which, cap: wanted },
      {
        onSuccess: ({ wishes }) => {
          const isWaiting = wishes.some(
            ({ measure, period }) => measure === which.measure && period === which.period,
          )
          toast(t(isWaiting ? 'protection.asked' : 'protection.saved'), {
            tone: isWaiting ? 'neutral' : 'success',
            time: 'short',
          })
          onClose()
        },
      },
    )

  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={`${t(`protection.measure.${which.measure as 'stake'}`)} · ${t(`protection.period.${which.period as 'day'}`)}`}
    >
      <form
        noValidate
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          setChecked(true)
          if (cap !== null && !set.isPending) save(cap)
        }}
      >
        <p className="text-pretty text-muted">{t(`protection.measure.${which.measure as 'stake'}.text`)}</p>
        <TextField
          label={t(`protection.cap.${kind}`)}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          inputMode={kind === 'money' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={16}
          required
          hint={t('protection.cap.hint')}
          error={
            set.error
              ? failureText(set.error, t)
              : isChecked && cap === null
                ? t(`protection.cap.${kind}.wrong`)
                : undefined
          }
        />
        <ul className="limit-quick" aria-label={t('protection.cap.quick')}>
          {quickCaps[kind].map((quick) => (
            <li key={quick}>
              <button
                type="button"
                className="quick-amount"
                aria-pressed={cap === quick}
                onClick={() => setTyped(quick.replace(/\.00$/, ''))}
              >
                {capText(which.measure, quick).replace(/\.00$/, '')}
              </button>
            </li>
          ))}
        </ul>
        <Button type="submit" size="lg" isWide isBusy={set.isPending}>
          {t('protection.save')}
        </Button>
        {limit?.setBy === 'member' && (
          <Button variant="ghost" isWide disabled={set.isPending} onClick={() => save(null)}>
            {t('protection.remove')}
          </Button>
        )}
      </form>
    </Sheet>
  )
}
