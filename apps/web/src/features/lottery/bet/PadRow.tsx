import type { Field, TypedBets, TypedFault } from '@perya/lottery-rules'
import { isNumber } from '@perya/lottery-rules/pick-names'
import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Pips } from '../board/Balls.tsx'
import { ballLook } from '../board/ball.rules.ts'
import { sayField, sayPick } from './bet-name.rules.ts'
import { NumberEntry } from './NumberEntry.tsx'
import { PickedNumbers } from './PickedNumbers.tsx'
import { gridMax, quickSet, quickSets, toggled } from './pad.rules.ts'

/** One row of the pad: its numbers, each as large as a thumb, and words for many of them at once. */
export function PadRow({
  family,
  field,
  multipleMax,
  picks,
  onChange,
  onBets,
}: {
  family: string
  field: Field
  multipleMax: number
  picks: readonly string[]
  onChange: (picks: readonly string[]) => void
  onBets: (typed: TypedBets) => boolean | TypedFault
}) {
  const t = useT()
  const name = useId()
  const chosen = new Set(picks)
  const isTyped = family.startsWith('vn-') && field.picks.every(isNumber)
  const isDice = family === 'k3' && field.picks.length === 6
  const sets = quickSets.flatMap((set) => {
    const of = quickSet(field, set)
    return of === null ? [] : [{ set, of }]
  })
  return (
    <section className="pad-row" aria-labelledby={name}>
      <div className="pad-row__head">
        <h3 id={name} className="pad-row__name">
          {sayField(t, field.code)}
          <span className="pad-row__count">
            {field.most < field.picks.length
              ? t('lottery.pad.range', { count: picks.length, least: field.least, most: field.most })
              : t('lottery.pad.count', { count: picks.length })}
          </span>
        </h3>
      </div>
      {isTyped && (
        <NumberEntry
          family={family}
          field={field}
          multipleMax={multipleMax}
          picks={picks}
          onChange={onChange}
          onBets={onBets}
        />
      )}
      {field.picks.length > gridMax ? (
        <PickedNumbers picks={picks} onChange={onChange} labelledBy={name} />
      ) : (
        <div
          className="pad-grid"
          data-words={!field.picks.every(isNumber) || undefined}
          data-dice={isDice || undefined}
        >
          {field.picks.map((pick) => (
            <button
              key={pick}
              type="button"
              className="pad-pick"
              aria-pressed={chosen.has(pick)}
              data-colour={isNumber(pick) ? ballLook(family, pick).colour : pick}
              {...(isDice ? { 'aria-label': pick } : {})}
              onClick={() => onChange(toggled(picks, pick))}
            >
              {isDice ? <Pips count={Number(pick)} /> : sayPick(t, pick, field.code)}
            </button>
          ))}
        </div>
      )}
      {field.picks.length >= 5 && (
        <div className="pad-sets">
          {sets.map(({ set, of }) => (
            <button key={set} type="button" className="pad-set" onClick={() => onChange(of)}>
              {t(`lottery.set.${set}`)}
            </button>
          ))}
          <button
            type="button"
            className="pad-set"
            disabled={picks.length === 0}
            onClick={() => onChange([])}
          >
            {t('lottery.set.clear')}
          </button>
        </div>
      )}
    </section>
  )
}
