import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { updateRememberedPassword } from '#lib/remembered-login/remembered-login.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { toast } from '#ui/toast.ts'
import { failureText } from '../failure.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useNewPasswordForm } from './use-new-password-form.ts'

/** Sets a new password by the link of a mail, which works once. */
export function ResetPasswordForm({
  reset,
  userName,
  onDone,
  onAskAgain,
}: {
  /** The secret in the link. */
  reset: string
  userName: string
  onDone: () => void
  onAskAgain: () => void
}) {
  const t = useT()
  const { form, errors, isSubmitting } = useNewPasswordForm()
  const { control, register, getValues, setError } = form

  const submit = form.handleSubmit(async ({ newPassword, confirmNewPassword }) => {
    try {
      await call('resetPassword', { reset, newPassword, confirmNewPassword })
      await updateRememberedPassword(userName, newPassword)
      toast(t('reset.done'), { tone: 'success', time: 'short' })
      onDone()
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'unknown'
      const isAboutPassword = code.startsWith('password.') || code === 'modify.new.old.same'
      setError(
        isAboutPassword ? 'newPassword' : 'root',
        { type: code, message: failureText(error, t) },
        { shouldFocus: isAboutPassword },
      )
    }
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <p className="text-muted">{t('reset.lead')}</p>
      <TextField label={t('password.username')} value={userName} readOnly autoComplete="username" />
      <NewPasswordFields control={control} register={register} getValues={getValues} />
      <FormAlert text={errors.root?.message} />
      <SubmitButton isBusy={isSubmitting}>{t('forgot.submit')}</SubmitButton>
      {errors.root?.type === 'reset.invalid' && (
        <Button variant="secondary" isWide onClick={onAskAgain}>
          {t('reset.askAgain')}
        </Button>
      )}
    </form>
  )
}
