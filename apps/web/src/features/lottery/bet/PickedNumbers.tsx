import { useT } from '#lib/i18n.tsx'
import RemoveIcon from '~icons/ph/x-bold'

/** What was picked of a row with too many numbers for a grid; a tap takes one back. */
export function PickedNumbers({
  picks,
  onChange,
  labelledBy,
}: {
  picks: readonly string[]
  onChange: (picks: readonly string[]) => void
  labelledBy: string
}) {
  const t = useT()
  return (
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
  )
}
