import { type ComponentProps, type ReactNode, useId } from 'react'
import { useT } from '#lib/i18n.tsx'
import WarningIcon from '~icons/ph/warning-circle-fill'

export type TextFieldProps = ComponentProps<'input'> & {
  label: string
  /** What is wrong, in words; the field is marked as wrong while there are any. */
  error?: string | undefined
  hint?: string | undefined
  /** Sits at the end of the field: a unit, a button. */
  end?: ReactNode
  /** Sits at the start of the field: an icon, a dialling code. */
  start?: ReactNode
}

/** A labelled line of text, with its hint or its error said to everyone. Works with `register()` of react-hook-form. */
export function TextField({ label, error, hint, end, start, id, className = '', ...input }: TextFieldProps) {
  const t = useT()
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const note = error ?? hint
  return (
    <div className={`textfield textfield--full-width ${className}`} data-invalid={error ? 'true' : undefined}>
      <label htmlFor={inputId} className="label">
        {label}
        {input.required && (
          <>
            <span aria-hidden="true" className="text-danger">
              {' *'}
            </span>
            <span className="sr-only"> ({t('ui.required')})</span>
          </>
        )}
      </label>
      <div className="field" data-invalid={error ? 'true' : undefined}>
        {start && <span className="field__start">{start}</span>}
        <input
          {...input}
          id={inputId}
          className="field__input"
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? noteId : undefined}
        />
        {end && <span className="field__end">{end}</span>}
      </div>
      {note && (
        <p id={noteId} className={error ? 'field__error' : 'description'}>
          {error && <WarningIcon className="size-4 shrink-0" />}
          {note}
        </p>
      )}
    </div>
  )
}
