import type { SecurityConfig } from '@perya/contract/security'
import { useT } from '#lib/i18n.tsx'
import { DigitsField } from '#ui/DigitsField.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { refusalOf } from './failure.ts'

/** What shows that it is oneself: the six digits, or the log-in password where there are none yet. */
export function ProofField({
  config,
  value,
  onChange,
  isChecked,
  error,
}: {
  config: SecurityConfig
  value: string
  onChange: (value: string) => void
  isChecked: boolean
  error: unknown
}) {
  const t = useT()
  if (config.hasWithdrawalPassword) {
    return (
      <DigitsField
        label={t('withdraw.password')}
        value={value}
        onChange={onChange}
        isChecked={isChecked}
        error={refusalOf(error, t, 'withdrawalPassword.wrong', 'withdrawalPassword.locked')}
      />
    )
  }
  if (!config.hasPassword) return null
  return (
    <PasswordField
      label={t('withdraw.password.login')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      required
      maxLength={128}
      error={
        refusalOf(error, t, 'password.wrong', 'login.locked') ??
        (isChecked && value === '' ? t('withdraw.password.loginEmpty') : undefined)
      }
    />
  )
}

/** Whether enough was typed to be tried. */
export function isProofTyped(config: SecurityConfig, value: string): boolean {
  if (config.hasWithdrawalPassword) return value.length === 6
  return !config.hasPassword || value !== ''
}
