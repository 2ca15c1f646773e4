import { loginRules } from '@perya/contract/field-rule'
import { useEffect, useState } from 'react'
import { useForm, useFormState } from 'react-hook-form'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { recallLogin, wantsToBeRemembered } from '#lib/remembered-login/remembered-login.ts'
import { Checkbox } from '#ui/Checkbox.tsx'
import { CaptchaField } from '../captcha/CaptchaField.tsx'
import { asksForCaptcha, type Captcha } from '../captcha/use-captcha.ts'
import { failureText } from '../failure.ts'
import { FormAlert } from '../form/FormAlert.tsx'
import { useRuleCheck } from '../form/rule-check.ts'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useRevalidation } from '../form/use-revalidation.ts'
import { MobileField } from '../mobile/MobileField.tsx'
import { defaultDialingCode, plainMobile } from '../mobile/mobile.rules.ts'
import { SmsCodeField } from '../sms-code/SmsCodeField.tsx'
import { CodeNotSent, UnreadableMobile, useCodeSender } from '../sms-code/use-code-sender.ts'
import { useSmsCode } from '../sms-code/use-sms-code.ts'
import type { LoginSide } from './login.rules.ts'
import { explainLogin } from './login-failure.ts'
import { keepLogin, openSession } from './open-session.ts'

type Values = { mobile: string; code: string; captcha: string; isRemembered: boolean }

export function MobileLogin({
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
  const sms = useSmsCode()
  const sender = useCodeSender('login')
  const [countryDialingCode, setDialingCode] = useState(defaultDialingCode)
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { mobile: '', code: '', captcha: '', isRemembered: wantsToBeRemembered() },
  })
  const { register, setValue, setError, resetField } = form
  const { errors, isSubmitting } = useFormState({ control: form.control })
  useRevalidation(form)

  useEffect(() => {
    void recallLogin('sms').then((login) => {
      if (!login || form.getValues('mobile')) return
      setValue('mobile', login.username)
      if (login.countryDialingCode) setDialingCode(login.countryDialingCode)
    })
  }, [form, setValue])

  const renewCaptcha = (error: unknown) => {
    if (!asksForCaptcha(error) && !captcha.isShown) return
    resetField('captcha')
    captcha.refresh()
  }

  const getCode = async () => {
    if (!(await form.trigger('mobile'))) return form.setFocus('mobile')
    const { mobile, captcha: typed } = form.getValues()
    try {
      await sms.send(() =>
        sender.deliver({ mobile, countryDialingCode, captcha: captcha.isShown ? captcha.answer(typed) : {} }),
      )
      if (captcha.isShown) captcha.hide()
      form.setFocus('code')
    } catch (error) {
      renewCaptcha(error)
      if (error instanceof UnreadableMobile) {
        setError('mobile', { message: t('mobile.invalid') }, { shouldFocus: true })
      } else if (error instanceof CodeNotSent) setError('code', { message: t('sms.failed') })
      else if (asksForCaptcha(error)) setError('captcha', { message: failureText(error, t) })
      else setError('code', { message: failureText(error, t) })
    }
  }

  const submit = form.handleSubmit(async ({ mobile, code, captcha: typed, isRemembered }) => {
    const number = plainMobile(mobile)
    try {
      const record = await logIn(number, code, typed)
      if (!record) {
        setError('code', { message: t('sms.wrong') }, { shouldFocus: true })
        return
      }
      await keepLogin(isRemembered, {
        type: 'sms',
        username: mobile.trim(),
        password: '',
        countryDialingCode,
      })
      openSession(record, null)
      onDone()
    } catch (error) {
      const { where, text } = explainLogin(error, t)
      renewCaptcha(error)
      setError(where === 'secret' ? 'code' : where, { message: text }, { shouldFocus: where !== 'root' })
    }
  })

  const logIn = async (number: string, code: string, typed: string) => {
    const answer = captcha.answer(typed)
    if (!sender.isFirebase) {
      return call('loginMember', {
        type: 'sms',
        username: number,
        password: code,
        countryDialingCode,
        side,
        ...answer,
      })
    }
    const firebaseIdToken = await sender.prove(code)
    if (firebaseIdToken === null) return null
    return call('loginMember', {
      type: 'firebase',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo: number,
      countryDialingCode,
      side,
      ...answer,
    })
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MobileField
        label={t('login.mobile')}
        field={register('mobile', {
          validate: (input) => check(loginRules.loginMobileNum, plainMobile(input)),
        })}
        error={errors.mobile?.message}
        dialingCode={countryDialingCode}
        onDialingCode={setDialingCode}
      />
      <SmsCodeField
        sms={sms}
        onGet={() => void getCode()}
        field={register('code', { validate: (input) => check(loginRules.verificationCode, input.trim()) })}
        error={errors.code?.message}
      />
      <CaptchaField
        captcha={captcha}
        onRefresh={() => resetField('captcha')}
        error={errors.captcha?.message}
        field={register('captcha', {
          validate: (input) => captcha.state.step !== 'picture' || /^\d+$/.test(input) || t('in-vwrite-code'),
        })}
      />
      <Checkbox {...register('isRemembered')}>{t('login.remember.sms')}</Checkbox>
      <FormAlert text={errors.root?.message} />
      <SubmitButton isBusy={isSubmitting}>{t('login.submit')}</SubmitButton>
    </form>
  )
}
