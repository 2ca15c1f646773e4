import type { BetType } from '@perya/lottery-rules'
import { useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Pill } from '#ui/record/Pill.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { byArea, sayPlay } from './bet-name.rules.ts'
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
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('lottery.betType.choose')}>
      <div className="flex flex-col gap-5">
        {byArea(offered).map(({ area, types }) => (
          <Types
            key={area ?? ''}
            name={area === null ? t('lottery.betType.whole') : t(`lottery.area.${area}`)}
            types={types}
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
