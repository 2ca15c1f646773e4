import { loginRules } from '@perya/contract/field-rule'
import { useEffect, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { ApiError } from '#lib/api/api-error.ts'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { updateRememberedPassword } from '#lib/remembered-login/remembered-login.ts'
import { useSettings } from '#lib/settings/settings.ts'
import { PasswordField } from '#ui/PasswordField.tsx'
import { toast } from '#ui/toast.ts'
import { failureText, needsService } from '../failure.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import { useRuleCheck } from '../form/rule-check.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useRevalidation } from '../form/use-revalidation.ts'
import { openSession } from '../login/open-session.ts'
import { MobileField } from '../mobile/MobileField.tsx'
import { defaultDialingCode, hasEnoughDigits, mobileMinDigits, plainMobile } from '../mobile/mobile.rules.ts'
import { withPasskey } from '../passkey/with-passkey.ts'
import { explainCode, isWrongCode } from '../sms-code/code-failure.ts'
import { SmsCodeField } from '../sms-code/SmsCodeField.tsx'
import { useCodeSender } from '../sms-code/use-code-sender.ts'
import { useSmsCode } from '../sms-code/use-sms-code.ts'
import type { TypedFields } from './typed-fields.ts'

type Values = { mobile: string; code: string; password: string }

/** Sets a new password with a code sent to the member's phone, and logs in with it. */
export function ForgotByPhone({ typed, onDone }: { typed: TypedFields; onDone: () => void }) {
  const t = useT()
  const check = useRuleCheck()
  const { register: rules } = useSettings()
  const sms = useSmsCode()
  const sender = useCodeSender('password')
  const [countryDialingCode, setDialingCode] = useState(defaultDialingCode)
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { mobile: typed.get('mobile') ?? '', code: '', password: '' },
  })
  const { register, setError } = form
  const { errors, isSubmitting } = useFormState({ control: form.control })
  useRevalidation(form)
  useEffect(() => () => void typed.set('mobile', form.getValues('mobile')), [form, typed])

  const getCode = async () => {
    if (!(await form.trigger('mobile', { shouldFocus: true }))) return
    const { mobile } = form.getValues()
    try {
      await sms.send(() => sender.deliver({ mobile, countryDialingCode }))
      form.clearErrors('code')
    } catch (error) {
      const { where, text } = explainCode(error, t)
      setError(where === 'code' ? 'root' : where, { message: text }, { shouldFocus: true })
    }
  }

  const submit = form.handleSubmit(async ({ mobile, code, password }) => {
    try {
      const proof = sender.isFirebase
        ? { firebaseIdToken: await sender.prove(code) }
        : { verificationCode: code.trim() }
      const typed = {
        newPassword: password,
        mobileNum: plainMobile(mobile),
        countryDialingCode,
        ...proof,
      }
      const record = await withPasskey((shown) => call('setPasswordByPhone', { ...typed, ...shown }))
      openSession(record, password)
      await updateRememberedPassword(record.userName, password)
      toast(t('forgot.done'), { tone: 'success' })
      onDone()
    } catch (error) {
      if (isWrongCode(error)) {
        form.setValue('code', '')
        setError('code', { message: t('sms.wrong') }, { shouldFocus: true })
        return
      }
      const code = error instanceof ApiError ? error.code : 'unknown'
      if (needsService(error) || code === 'passkey.refused') {
        // What was typed was right, and may be sent again.
        const type = needsService(error) ? 'service' : 'refused'
        setError('root', { type, message: failureText(error, t) })
        return
      }
      const isAboutPassword = /^(?:modify\.new\.old\.same|password\.)/.test(code)
      const name = code === 'modify.new.old.same' ? 'password' : 'code'
      form.setValue(name, '')
      const place = isAboutPassword ? 'password' : code === 'verification.wrong' ? 'code' : 'root'
      setError(place, { message: failureText(error, t) }, { shouldFocus: place !== 'root' })
    }
  })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MobileField
        label={t('login.mobile')}
        field={register('mobile', {
          validate: (input) =>
            hasEnoughDigits(input)
              ? check(loginRules.loginMobileNum, plainMobile(input))
              : t('forgot.mobileShort', { min: mobileMinDigits }),
        })}
        error={errors.mobile?.message}
        dialingCode={countryDialingCode}
        onDialingCode={setDialingCode}
      />
      <SmsCodeField
        sms={sms}
        onGet={() => void getCode()}
        isDisabled={!sms.wasSent}
        field={register('code', {
          validate: (input) =>
            sms.wasSent ? check(loginRules.verificationCode, input.trim()) : t('sms.getFirst'),
        })}
        error={errors.code?.message}
      />
      <PasswordField
        {...register('password', {
          validate: (input) => check({ ...rules.password, enabled: true, required: true }, input),
        })}
        label={t('forgot.newPassword')}
        required
        autoComplete="new-password"
        maxLength={128}
        error={errors.password?.message}
      />
      <FormAlert text={errors.root?.message} hasService={errors.root?.type === 'service'} />
      <SubmitButton isBusy={isSubmitting}>{t('forgot.submit')}</SubmitButton>
    </form>
  )
}
