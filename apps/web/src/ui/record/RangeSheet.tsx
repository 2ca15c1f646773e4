import { type FormEvent, useId, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { daysBefore, daysMax, faultOf, type Period, type RangeFault } from '#lib/record/period.rules.ts'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'
import { TextField } from '#ui/TextField.tsx'

type SheetProps = {
  isOpen: boolean
  onClose: () => void
  period: Period
  today: string
  onChange: (period: Period) => void
}

/** Any period, from a day to a day. */
export function RangeSheet({ isOpen, onClose, ...rest }: SheetProps) {
  const t = useT()
  const form = useId()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('record.range.title')}
      footer={
        <Button type="submit" form={form} isWide>
          {t('record.range.show')}
        </Button>
      }
    >
      <RangeForm id={form} onClose={onClose} {...rest} />
    </Sheet>
  )
}

function RangeForm({ id, onClose, period, today, onChange }: Omit<SheetProps, 'isOpen'> & { id: string }) {
  const t = useT()
  const [range, setRange] = useState({ startDate: period.startDate, endDate: period.endDate })
  const [fault, setFault] = useState<RangeFault | null>(null)
  const bounds = { min: daysBefore(today, 5 * daysMax), max: today }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = faultOf(range, today)
    setFault(found)
    if (found !== null) return
    onChange({ preset: 'custom', ...range })
    onClose()
  }
  return (
    <form id={id} className="range-form" noValidate onSubmit={submit}>
      <TextField
        type="date"
        label={t('record.range.start')}
        {...bounds}
        value={range.startDate}
        onChange={(event) => setRange({ ...range, startDate: event.target.value })}
      />
      <TextField
        type="date"
        label={t('record.range.end')}
        {...bounds}
        value={range.endDate}
        error={fault === null ? undefined : t(`record.range.${fault}`)}
        onChange={(event) => setRange({ ...range, endDate: event.target.value })}
      />
    </form>
  )
}
