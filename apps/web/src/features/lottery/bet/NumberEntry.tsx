import { drawWithout } from '@perya/fairness'
import type { Field } from '@perya/lottery-rules'
import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import RemoveIcon from '~icons/ph/x-bold'
import { deviceChance } from './chance.ts'

/** A row with too many numbers for a grid: they are typed, and each stands below until it is taken back. */
export function NumberEntry({
  field,
  picks,
  onChange,
  labelledBy,
}: {
  field: Field
  picks: readonly string[]
  onChange: (picks: readonly string[]) => void
  labelledBy: string
}) {
  const t = useT()
  const [text, setText] = useState('')
  const width = field.picks[0]?.length ?? 1
  /** Takes every whole number at once and keeps the digits of the one that is being typed. */
  const type = (typed: string) => {
    const digits = typed.replace(/\D/g, '')
    const whole = digits.match(new RegExp(`\\d{${width}}`, 'g')) ?? []
    setText(digits.slice(whole.length * width))
    if (whole.length > 0) onChange([...new Set([...picks, ...whole])])
  }
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <TextField
          label={t('lottery.pad.type', { width })}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          className="min-w-36 flex-1"
          value={text}
          onChange={(event) => type(event.target.value)}
        />
        <Button
          variant="secondary"
          className="whitespace-nowrap"
          onClick={() => onChange([...new Set([...picks, ...drawWithout(deviceChance, field.picks, 1)])])}
        >
          {t('lottery.pad.one')}
        </Button>
      </div>
      <ul className="pad-grid" aria-labelledby={labelledBy}>
        {picks.map((pick) => (
          <li key={pick}>
            <button
              type="button"
              className="pad-pick pad-pick--wide"
              aria-pressed="true"
              aria-label={t('lottery.pad.remove', { number: pick })}
              onClick={() => onChange(picks.filter((other) => other !== pick))}
            >
              {pick}
              <RemoveIcon className="size-3" />
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
