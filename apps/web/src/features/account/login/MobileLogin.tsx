import { loginRules } from '@perya/contract/field-rule'
import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { useRuleCheck } from '../form/rule-check.ts'
import { MobileField } from '../mobile/MobileField.tsx'
import { defaultDialingCode, plainMobile } from '../mobile/mobile.rules.ts'
import { withPasskey } from '../passkey/with-passkey.ts'
import { explainCode } from '../sms-code/code-failure.ts'
import { SmsCodeField } from '../sms-code/SmsCodeField.tsx'
import { useCodeSender } from '../sms-code/use-code-sender.ts'
import { useSmsCode } from '../sms-code/use-sms-code.ts'
import { LoginEnd } from './LoginEnd.tsx'
import { keepLogin, openSession } from './open-session.ts'
import { type LoginValues, type LoginWay, useLoginForm } from './use-login-form.ts'

/** The field each failure of a code is told beside. */
const fields = { mobile: 'username', code: 'password' } as const

export function MobileLogin({ captcha, names, side, onDone }: LoginWay) {
  const t = useT()
  const check = useRuleCheck()
  const sms = useSmsCode()
  const sender = useCodeSender('login')
  const [countryDialingCode, setDialingCode] = useState(defaultDialingCode)

  const proveNumber = async ({ username, password: code, captcha: typed }: LoginValues) => {
    const number = plainMobile(username)
    const proof = sender.isFirebase
      ? {
          type: 'firebase' as const,
          firebaseChannel: 'sms' as const,
          firebaseIdToken: await sender.prove(code),
          firebaseMobileNo: number,
        }
      : { type: 'sms' as const, username: number, password: code }
    const answer = captcha.answer(typed)
    return withPasskey((shown) =>
      call('loginMember', { ...proof, countryDialingCode, side, ...answer, ...shown }),
    )
  }

  const { form, submit } = useLoginForm({
    method: 'sms',
    captcha,
    names,
    onRecall: (login) => setDialingCode(login.countryDialingCode || defaultDialingCode),
    async logIn(values) {
      const record = await proveNumber(values)
      await keepLogin(values.isRemembered, {
        type: 'sms',
        username: values.username.trim(),
        owner: record.userName,
        password: '',
        countryDialingCode,
      })
      openSession(record, null)
      onDone()
    },
  })
  const { errors } = useFormState({ control: form.control })

  const getCode = async () => {
    if (!(await form.trigger('username', { shouldFocus: true }))) return
    const { username: mobile } = form.getValues()
    try {
      await sms.send(() => sender.deliver({ mobile, countryDialingCode }))
      form.setFocus('password')
    } catch (error) {
      const { where, text } = explainCode(error, t)
      form.setError(fields[where], { message: text }, { shouldFocus: where === 'mobile' })
    }
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <MobileField
        label={t('login.mobile')}
        field={form.register('username', {
          validate: (input) => check(loginRules.loginMobileNum, plainMobile(input)),
        })}
        error={errors.username?.message}
        dialingCode={countryDialingCode}
        onDialingCode={setDialingCode}
      />
      <SmsCodeField
        sms={sms}
        onGet={() => void getCode()}
        field={form.register('password', {
          validate: (input) => check(loginRules.verificationCode, input.trim()),
        })}
        error={errors.password?.message}
      />
      <LoginEnd form={form} captcha={captcha} remember={t('login.remember.sms')} />
    </form>
  )
}
