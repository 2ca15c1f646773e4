import { useT } from '#lib/i18n.tsx'
import { PasswordField } from './PasswordField.tsx'

/** Six digits that only their owner knows; fewer are an error of their own once the form is checked. */
export function DigitsField({
  label,
  value,
  onChange,
  isChecked = false,
  error,
  hint,
  isNew = false,
}: {
  label: string
  value: string
  onChange: (digits: string) => void
  isChecked?: boolean
  error?: string | undefined
  hint?: string
  isNew?: boolean
}) {
  const t = useT()
  return (
    <PasswordField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      inputMode="numeric"
      maxLength={6}
      required
      autoComplete={isNew ? 'new-password' : 'off'}
      error={error ?? (isChecked && value.length < 6 ? t('withdraw.password.six') : undefined)}
      hint={hint}
    />
  )
}
