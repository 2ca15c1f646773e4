import { loginRules } from '@perya/contract/field-rule'
import { useState } from 'react'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { updateRememberedPassword } from '#lib/remembered-login/remembered-login.ts'
import { currentSession, keepPassword, passwordKept } from '#lib/session/session.ts'
import { useLater } from '#lib/use-later.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { loading, toast } from '#ui/toast.ts'
import DevicesIcon from '~icons/ph/devices'
import PauseIcon from '~icons/ph/pause-circle'
import { failureText } from '../failure.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import { useRuleCheck } from '../form/rule-check.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { openSession } from '../login/open-session.ts'
import { NewPasswordFields } from './NewPasswordFields.tsx'
import { useNewPasswordForm } from './use-new-password-form.ts'

const loadingMs = 10_000
const savedMs = 1_000

export function ChangePasswordForm({
  userName,
  hasPassword,
  onDone,
}: {
  userName: string
  /** Whoever has none sets a first one, and is asked for no other. */
  hasPassword: boolean
  onDone: () => void
}) {
  const t = useT()
  const check = useRuleCheck()
  const later = useLater()
  const [isOldAsked, setOldAsked] = useState(hasPassword && passwordKept() === null)
  const [isSame, setSame] = useState(false)
  const { form, errors, isSubmitting } = useNewPasswordForm()
  const { control, register, getValues, setError } = form

  const submit = form.handleSubmit(async ({ oldPassword: typed, newPassword, confirmNewPassword }) => {
    const oldPassword = isOldAsked ? typed : (passwordKept() ?? typed)
    if (newPassword === oldPassword) {
      setSame(true)
      return
    }
    const endLoading = loading(t('in_please_wait'), loadingMs)
    try {
      const record = await call('changePassword', { oldPassword, newPassword, confirmNewPassword })
      openSession(record, newPassword, { hasChangedPassword: true })
      await updateRememberedPassword(userName, newPassword)
      toast(t('password.saved'), { tone: 'success', time: savedMs })
      later(onDone, savedMs)
    } catch (error) {
      explain(error)
    } finally {
      endLoading()
    }
  })

  const explain = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : 'unknown'
    const message = code === 'unknown' ? t('password.failed') : failureText(error, t)
    if (code === 'modify.new.old.same') setSame(true)
    else if (code === 'password.wrong') {
      // What was kept in memory no longer opens the account, so from now on it is asked for.
      keepPassword(null)
      setOldAsked(true)
      setError('oldPassword', { message })
    } else if (code === 'password.mismatch') setError('confirmNewPassword', { message })
    else if (code.startsWith('password.')) setError('newPassword', { message }, { shouldFocus: true })
    else setError('root', { message })
    // The same member goes on where they stopped; whoever else logs in finds an empty form.
    if (code === 'login.stale') {
      askToLogIn('stale', () => {
        if (currentSession()?.userName === userName) void submit()
      })
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField label={t('password.username')} value={userName} readOnly autoComplete="username" />
      {isOldAsked && (
        <PasswordField
          {...register('oldPassword', {
            validate: (input) => check(loginRules.loginPassword, input),
          })}
          label={t('password.old')}
          required
          autoComplete="current-password"
          maxLength={128}
          error={errors.oldPassword?.message}
        />
      )}
      <NewPasswordFields control={control} register={register} getValues={getValues} />
      <p className="flex items-center gap-2 text-meta text-muted">
        <DevicesIcon className="size-5 shrink-0" />
        {t('password.otherDevices')}
      </p>
      {hasPassword && (
        <p className="flex items-center gap-2 text-meta text-muted">
          <PauseIcon className="size-5 shrink-0" />
          {t('withdraw.password.pause')}
        </p>
      )}
      <FormAlert text={errors.root?.message} />
      <SubmitButton isBusy={isSubmitting}>{t('password.submit')}</SubmitButton>
      <Dialog
        isOpen={isSame}
        onClose={() => setSame(false)}
        title={t('password.same.title')}
        actions={
          <Button isWide onClick={() => setSame(false)}>
            {t('password.same.ok')}
          </Button>
        }
      >
        {t('password.same')}
      </Dialog>
    </form>
  )
}
