import { useEffect, useRef, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Badge } from '#ui/Badge.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import CalendarIcon from '~icons/ph/calendar-blank'
import FilterIcon from '~icons/ph/sliders-horizontal'
import { FilterSheet } from './FilterSheet.tsx'
import { daysOf, presets, type StatementFilter } from './filter.rules.ts'
import { RangeSheet } from './RangeSheet.tsx'

/** The row that stays in sight: which days, and the way to everything else one may choose. */
export function PeriodRow({
  filter,
  today,
  onChange,
}: {
  filter: StatementFilter
  today: string
  onChange: (filter: StatementFilter) => void
}) {
  const t = useT()
  const [open, setOpen] = useState<'range' | 'filter' | null>(null)
  const close = () => setOpen(null)
  const days = useRef<HTMLFieldSetElement>(null)
  // An address may choose days that stand out of sight.
  useEffect(() => {
    const pill = days.current?.querySelector(`[data-period="${filter.preset}"]`)
    pill?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
  }, [filter.preset])
  const chosen = filter.types.length + (filter.wallet === 'cash' ? 0 : 1)
  return (
    <div className="period-row">
      <fieldset ref={days} className="period-row__days">
        <legend className="sr-only">{t('statement.period')}</legend>
        {presets.map((preset) => (
          <button
            key={preset}
            type="button"
            className="pill"
            data-period={preset}
            aria-pressed={filter.preset === preset}
            onClick={() => onChange({ ...filter, preset, ...daysOf(preset, today) })}
          >
            {t(`statement.period.${preset}`)}
          </button>
        ))}
        <button
          type="button"
          className="pill"
          data-period="custom"
          aria-pressed={filter.preset === 'custom'}
          aria-haspopup="dialog"
          onClick={() => setOpen('range')}
        >
          <CalendarIcon className="size-5" />
          {t('statement.period.custom')}
        </button>
      </fieldset>
      <IconButton
        label={chosen === 0 ? t('statement.filter') : t('statement.filter.active', { count: chosen })}
        aria-haspopup="dialog"
        className="period-row__filter"
        onClick={() => setOpen('filter')}
      >
        <FilterIcon className="size-6" />
        <Badge count={chosen} />
      </IconButton>
      <RangeSheet
        isOpen={open === 'range'}
        onClose={close}
        filter={filter}
        today={today}
        onChange={onChange}
      />
      <FilterSheet isOpen={open === 'filter'} onClose={close} filter={filter} onChange={onChange} />
    </div>
  )
}
