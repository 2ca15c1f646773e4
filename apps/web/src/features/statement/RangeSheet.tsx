import { type FormEvent, useId, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { TextField } from '#ui/TextField.tsx'
import { daysBefore, daysMax, faultOf, type RangeFault, type StatementFilter } from './filter.rules.ts'

type SheetProps = {
  isOpen: boolean
  onClose: () => void
  filter: StatementFilter
  today: string
  onChange: (filter: StatementFilter) => void
}

/** Any period, from a day to a day. */
export function RangeSheet({ isOpen, onClose, ...rest }: SheetProps) {
  const t = useT()
  const form = useId()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('statement.range.title')}
      footer={
        <Button type="submit" form={form} isWide>
          {t('statement.range.show')}
        </Button>
      }
    >
      <RangeForm id={form} onClose={onClose} {...rest} />
    </Sheet>
  )
}

function RangeForm({ id, onClose, filter, today, onChange }: Omit<SheetProps, 'isOpen'> & { id: string }) {
  const t = useT()
  const [range, setRange] = useState({ startDate: filter.startDate, endDate: filter.endDate })
  const [fault, setFault] = useState<RangeFault | null>(null)
  const bounds = { min: daysBefore(today, 5 * daysMax), max: today }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultOf(range, today)
    setFault(found)
    if (found !== null) return
    onChange({ ...filter, preset: 'custom', ...range })
    onClose()
  }
  return (
    <form id={id} className="range-form" noValidate onSubmit={submit}>
      <TextField
        type="date"
        label={t('statement.range.start')}
        {...bounds}
        value={range.startDate}
        onChange={(event) => setRange({ ...range, startDate: event.target.value })}
      />
      <TextField
        type="date"
        label={t('statement.range.end')}
        {...bounds}
        value={range.endDate}
        error={fault === null ? undefined : t(`statement.range.${fault}`)}
        onChange={(event) => setRange({ ...range, endDate: event.target.value })}
      />
    </form>
  )
}
