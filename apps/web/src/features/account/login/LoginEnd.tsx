import { type UseFormReturn, useFormState } from 'react-hook-form'
import { useT } from '#lib/i18n.tsx'
import { Checkbox } from '#ui/Checkbox.tsx'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import type { Captcha } from '../captcha/use-captcha.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { LoginValues } from './use-login-form.ts'

/** What every way in ends with: the captcha where one is asked for, what to remember, and the button. */
export function LoginEnd({
  form: { control, register, resetField },
  captcha,
  remember,
}: {
  form: UseFormReturn<LoginValues>
  captcha: Captcha
  /** What the checkbox offers to remember. */
  remember: string
}) {
  const t = useT()
  const { errors, isSubmitting } = useFormState({ control })
  return (
    <>
      <CaptchaField
        captcha={captcha}
        onRefresh={() => resetField('captcha')}
        error={errors.captcha?.message}
        field={register('captcha', { validate: (input) => captcha.check(input) || t('in-vwrite-code') })}
      />
      <Checkbox {...register('isRemembered')}>{remember}</Checkbox>
      <FormAlert text={errors.root?.message} hasService={errors.root?.type === 'service'} />
      <SubmitButton isBusy={isSubmitting}>{t('login.submit')}</SubmitButton>
    </>
  )
}
