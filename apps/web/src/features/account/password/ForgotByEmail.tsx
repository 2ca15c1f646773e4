import { loginRules } from '@perya/contract/field-rule'
import { useEffect } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { useLater } from '#lib/use-later.ts'
import { TextField } from '#ui/TextField.tsx'
import { loading, toast } from '#ui/toast.ts'
import { failureText } from '../failure.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import { useRuleCheck } from '../form/rule-check.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { UserNameField } from '../form/UserNameField.tsx'
import { useRevalidation } from '../form/use-revalidation.ts'
import { isEmail } from './email.rules.ts'
import type { TypedFields } from './typed-fields.ts'

const loadingMs = 10_000
/** How long the player reads that the mail is out, before the page goes back. */
const sentMs = 1_000

type Values = { username: string; email: string }

/** Asks for a link by e-mail. The answer is the same whether or not such a member exists. */
export function ForgotByEmail({ typed, onSent }: { typed: TypedFields; onSent: () => void }) {
  const t = useT()
  const check = useRuleCheck()
  const later = useLater()
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { username: typed.get('username') ?? '', email: typed.get('email') ?? '' },
  })
  const { register, setError } = form
  const { errors, isSubmitting } = useFormState({ control: form.control })
  useRevalidation(form)
  useEffect(
    () => () => {
      const { username, email } = form.getValues()
      typed.set('username', username).set('email', email)
    },
    [form, typed],
  )

  const submit = form.handleSubmit(async ({ username, email }) => {
    const endLoading = loading(t('in_please_wait'), loadingMs)
    try {
      await call('mailPasswordLink', { username: username.trim(), email: email.trim() })
      toast(t('in_been_out'), { tone: 'success', time: sentMs })
      later(onSent, sentMs)
    } catch (error) {
      const isEmailRefused = error instanceof ApiError && error.code === 'email.format'
      setError(isEmailRefused ? 'email' : 'root', { message: failureText(error, t) })
    } finally {
      endLoading()
    }
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UserNameField
        field={register('username', {
          validate: (input) => check(loginRules.loginUsername, input.trim()),
        })}
        error={errors.username?.message}
      />
      <TextField
        {...register('email', { validate: (input) => isEmail(input) || t('in_email_incorrect') })}
        label={t('forgot.email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={128}
        error={errors.email?.message}
      />
      <FormAlert text={errors.root?.message} />
      <SubmitButton isBusy={isSubmitting}>{t('forgot.send')}</SubmitButton>
    </form>
  )
}
