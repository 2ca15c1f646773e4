import { type Control, type UseFormGetValues, type UseFormRegister, useFormState } from 'react-hook-form'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useRuleCheck } from '../form/rule-check.ts'
import { judgeConfirmation } from './change-password.rules.ts'
import type { NewPassword } from './use-new-password-form.ts'

/** The new password, twice, by the rule new members meet too. */
export function NewPasswordFields({
  control,
  register,
  getValues,
}: {
  control: Control<NewPassword>
  register: UseFormRegister<NewPassword>
  getValues: UseFormGetValues<NewPassword>
}) {
  const t = useT()
  const check = useRuleCheck()
  const { register: rules } = useSettings()
  const { errors } = useFormState({ control, name: ['newPassword', 'confirmNewPassword'] })
  return (
    <>
      <PasswordField
        {...register('newPassword', {
          validate: (input) => check({ ...rules.password, enabled: true, required: true }, input),
        })}
        label={t('password.new')}
        required
        autoComplete="new-password"
        maxLength={128}
        error={errors.newPassword?.message}
      />
      <PasswordField
        {...register('confirmNewPassword', {
          validate: (input) => {
            const fault = judgeConfirmation(getValues('newPassword'), input)
            if (fault === null) return true
            return fault === 'confirm.missing' ? t('password.enter') : t('password.notMatched')
          },
        })}
        label={t('password.confirm')}
        required
        autoComplete="new-password"
        maxLength={128}
        error={errors.confirmNewPassword?.message}
      />
    </>
  )
}
