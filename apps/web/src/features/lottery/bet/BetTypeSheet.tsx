import type { BetType } from '@perya/lottery-rules'
import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Pill } from '#ui/record/Pill.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { betNameOf, sayPlay } from './bet-name.rules.ts'
import '#ui/record/record.css'

/** Everything that can be bet, by the part of the result it looks at. */
export function BetTypeSheet({
  isOpen,
  onClose,
  offered,
  chosen,
  onChoose,
}: {
  isOpen: boolean
  onClose: () => void
  offered: readonly BetType[]
  chosen: string
  onChoose: (code: string) => void
}) {
  const t = useT()
  const areas = [...new Set(offered.map((betType) => betNameOf(betType).area))]
  // What looks at the whole result is simplest, and comes first.
  const inOrder = [...areas.filter((area) => area === null), ...areas.filter((area) => area !== null)]
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('lottery.betType.choose')}>
      <div className="flex flex-col gap-5">
        {inOrder.map((area) => (
          <Types
            key={area ?? ''}
            name={area === null ? t('lottery.betType.whole') : t(`lottery.area.${area}`)}
            types={offered.filter((betType) => betNameOf(betType).area === area)}
            chosen={chosen}
            onChoose={(code) => {
              onChoose(code)
              onClose()
            }}
          />
        ))}
      </div>
    </Sheet>
  )
}

function Types({
  name,
  types,
  chosen,
  onChoose,
}: {
  name: string
  types: readonly BetType[]
  chosen: string
  onChoose: (code: string) => void
}) {
  const t = useT()
  const heading = useId()
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className="filter-legend">
        {name}
      </h3>
      <div className="filter-pills">
        {types.map((betType) => (
          <Pill key={betType.code} isOn={betType.code === chosen} onClick={() => onChoose(betType.code)}>
            {sayPlay(t, betType)}
          </Pill>
        ))}
      </div>
    </section>
  )
}
