import { useT } from '#lib/i18n.tsx'
import MinusIcon from '~icons/ph/minus-bold'
import PlusIcon from '~icons/ph/plus-bold'

/** A whole number, changed by one with a thumb or typed. */
export function Stepper({
  label,
  value,
  min = 1,
  max,
  onChange,
}: {
  label: string
  value: number
  min?: number
  max: number
  onChange: (value: number) => void
}) {
  const t = useT()
  const set = (next: number) => onChange(Math.min(Math.max(next, min), max))
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={t('lottery.less', { name: label })}
        disabled={value <= min}
        onClick={() => set(value - 1)}
      >
        <MinusIcon className="size-5" />
      </button>
      <input
        aria-label={label}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        value={value}
        onChange={(event) => set(Number(event.target.value.replace(/\D/g, '').slice(0, 6)) || min)}
      />
      <button
        type="button"
        aria-label={t('lottery.more', { name: label })}
        disabled={value >= max}
        onClick={() => set(value + 1)}
      >
        <PlusIcon className="size-5" />
      </button>
    </div>
  )
}
