import { type ComponentProps, useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import WarningIcon from '~icons/ph/warning-circle-fill'

/** Words of several lines under their label, with a hint or what is wrong below, said as it changes. */
export function TextArea({
  label,
  error,
  hint,
  ...area
}: ComponentProps<'textarea'> & { label: string; error?: string | undefined; hint?: string | undefined }) {
  const t = useT()
  const id = useId()
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="label">
        {label}
        {area.required && <span className="sr-only"> ({t('ui.required')})</span>}
      </label>
      <textarea
        {...area}
        id={id}
        className="text-area"
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-note`}
      />
      <p id={`${id}-note`} className={error ? 'field__error' : 'description'} aria-live="polite">
        {error && <WarningIcon className="size-4 shrink-0" />}
        {error ?? hint}
      </p>
    </div>
  )
}
