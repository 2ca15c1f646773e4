import { type ReactNode, useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Sheet.tsx'

/** What a record shows besides its days: chosen here, and shown once it is said so. */
export function FilterSheet<Filter>({
  isOpen,
  onClose,
  title,
  filter,
  reset,
  onChange,
  children,
}: {
  isOpen: boolean
  onClose: () => void
  title: string
  filter: Filter
  /** The same filter with nothing chosen. */
  reset: (filter: Filter) => Filter
  onChange: (filter: Filter) => void
  children: (draft: Filter, setDraft: (draft: Filter) => void) => ReactNode
}) {
  const t = useT()
  const [draft, setDraft] = useState(filter)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setDraft(filter)
  }
  const show = () => {
    onChange(draft)
    onClose()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <div className="flex gap-3">
          <Button variant="secondary" className="flex-1" onClick={() => setDraft(reset(draft))}>
            {t('record.filter.reset')}
          </Button>
          <Button className="flex-1" onClick={show}>
            {t('record.filter.show')}
          </Button>
        </div>
      }
    >
      <div className="flex flex-col gap-6">{children(draft, setDraft)}</div>
    </Sheet>
  )
}
