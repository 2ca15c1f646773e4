import { useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { daysOf, type Period, presets } from '#lib/record/period.rules.ts'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import CalendarIcon from '~icons/ph/calendar-blank'
import FilterIcon from '~icons/ph/sliders-horizontal'
import { RangeSheet } from './RangeSheet.tsx'

/** The row that stays in sight: which days, and the way to everything else one may choose. */
export function PeriodRow({
  period,
  today,
  onChange,
  filter,
}: {
  period: Period
  today: string
  onChange: (period: Period) => void
  /** How many choices there are besides the days, and what opens them; without it there are none. */
  filter?: { label: string; chosen: number; onOpen: () => void }
}) {
  const t = useT()
  const [isRangeOpen, setRangeOpen] = useState(false)
  const days = useRef<HTMLFieldSetElement>(null)
  // An address may choose days that stand out of sight.
  useEffect(() => {
    const pill = days.current?.querySelector(`[data-period="${period.preset}"]`)
    pill?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [period.preset])
  return (
    <div className="period-row">
      <fieldset ref={days} className="period-row__days">
        <legend className="sr-only">{t('record.period')}</legend>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className="pill"
            data-period={preset}
            aria-pressed={period.preset === preset}
            onClick={() => onChange({ preset, ...daysOf(preset, today) })}
          >
            {t(`record.period.${preset}`)}
          </button>
        ))}
        <button
          type="button"
          className="pill"
          data-period="custom"
          aria-pressed={period.preset === 'custom'}
          aria-haspopup="dialog"
          onClick={() => setRangeOpen(true)}
        >
          <CalendarIcon className="size-5" />
          {t('record.period.custom')}
        </button>
      </fieldset>
      {filter && (
        <IconButton
          label={
            filter.chosen === 0
              ? filter.label
              : t('record.filter.active', { name: filter.label, count: filter.chosen })
          }
          aria-haspopup="dialog"
          className="period-row__filter"
          onClick={filter.onOpen}
        >
          <FilterIcon className="size-6" />
          <Badge count={filter.chosen} />
        </IconButton>
      )}
      <RangeSheet
        isOpen={isRangeOpen}
        onClose={() => setRangeOpen(false)}
        period={period}
        today={today}
        onChange={onChange}
      />
    </div>
  )
}
