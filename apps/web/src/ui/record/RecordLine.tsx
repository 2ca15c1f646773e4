import type { ReactNode } from 'react'
import { useMoney } from '#lib/money.ts'
import { directionOf, signOf } from '#lib/record/direction.rules.ts'
import type { LineRow } from '#lib/record/rows.rules.ts'

/** One line of a record: what it was, how much it moved, and the way to all there is to know about it. */
export function RecordLine({
  place,
  icon,
  name,
  meta,
  amount,
  under,
  onClick,
}: {
  place: LineRow<unknown>['place']
  icon: ReactNode
  name: string
  meta: ReactNode
  amount: string
  under: ReactNode
  onClick: () => void
}) {
  const money = useMoney()
  const direction = directionOf({ amount })
  return (
    <button type="button" className="record-line" data-place={place} aria-haspopup="dialog" onClick={onClick}>
      <span className="record-line__icon" data-direction={direction}>
        {icon}
      </span>
      <span className="record-line__what">
        <span className="record-line__name">{name}</span>
        <span className="record-line__meta">{meta}</span>
      </span>
      <span className="record-line__much">
        <bdi className="record-line__amount" data-direction={direction}>
          {money(amount, { sign: signOf(amount) })}
        </bdi>
        <span className="record-line__meta">{under}</span>
      </span>
    </button>
  )
}
