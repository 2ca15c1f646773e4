import { PasswordField } from './PasswordField.tsx'

/** Six digits that only their owner knows. */
export function DigitsField({
  label,
  value,
  onChange,
  error,
  hint,
  isNew = false,
}: {
  label: string
  value: string
  onChange: (digits: string) => void
  error?: string | undefined
  hint?: string
  isNew?: boolean
}) {
  return (
    <PasswordField
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
      inputMode="numeric"
      maxLength={6}
      required
      autoComplete={isNew ? 'new-password' : 'off'}
      error={error}
      hint={hint}
    />
  )
}
