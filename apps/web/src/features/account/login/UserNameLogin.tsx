import { loginRules } from '@perya/contract/field-rule'
import { useEffect } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { recallLogin, wantsToBeRemembered } from '#lib/remembered-login/remembered-login.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import { asksForCaptcha, type Captcha } from '../captcha/use-captcha.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import { useRuleCheck } from '../form/rule-check.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useRevalidation } from '../form/use-revalidation.ts'
import type { LoginSide } from './login.rules.ts'
import { explainLogin } from './login-failure.ts'
import { keepLogin, openSession } from './open-session.ts'

type Values = { username: string; password: string; captcha: string; isRemembered: boolean }

export function UserNameLogin({
  captcha,
  side,
  onDone,
}: {
  captcha: Captcha
  side: LoginSide
  onDone: () => void
}) {
  const t = useT()
  const check = useRuleCheck()
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { username: '', password: '', captcha: '', isRemembered: wantsToBeRemembered() },
  })
  const { register, setValue, setError, resetField } = form
  const { errors, isSubmitting } = useFormState({ control: form.control })
  useRevalidation(form)

  useEffect(() => {
    void recallLogin('username').then((login) => {
      if (!login || form.getValues('username')) return
      setValue('username', login.username)
      setValue('password', login.password)
    })
  }, [form, setValue])

  const submit = form.handleSubmit(async ({ username, password, captcha: typed, isRemembered }) => {
    const name = username.trim()
    try {
      const record = await call('loginMember', {
        type: 'username',
        username: name,
        password,
        side,
        ...captcha.answer(typed),
      })
      await keepLogin(isRemembered, { type: 'username', username: name, password, countryDialingCode: '' })
      openSession(record, password)
      onDone()
    } catch (error) {
      const { where, text } = explainLogin(error, t)
      if (asksForCaptcha(error) || captcha.isShown) {
        resetField('captcha')
        captcha.refresh()
      }
      setError(where === 'secret' ? 'password' : where, { message: text }, { shouldFocus: where !== 'root' })
    }
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        {...register('username', { validate: (input) => check(loginRules.loginUsername, input.trim()) })}
        label={t('login.username')}
        required
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={32}
        error={errors.username?.message}
      />
      <PasswordField
        {...register('password', { validate: (input) => check(loginRules.loginPassword, input) })}
        label={t('login.password')}
        required
        maxLength={128}
        error={errors.password?.message}
      />
      <CaptchaField
        captcha={captcha}
        onRefresh={() => resetField('captcha')}
        error={errors.captcha?.message}
        field={register('captcha', {
          validate: (input) => captcha.state.step !== 'picture' || /^\d+$/.test(input) || t('in-vwrite-code'),
        })}
      />
      <Checkbox {...register('isRemembered')}>{t('login.remember')}</Checkbox>
      <FormAlert text={errors.root?.message} />
      <SubmitButton isBusy={isSubmitting}>{t('login.submit')}</SubmitButton>
    </form>
  )
}
