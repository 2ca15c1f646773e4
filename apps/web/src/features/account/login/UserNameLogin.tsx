import { loginRules } from '@perya/contract/field-rule'
import { useFormState } from 'react-hook-form'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { useRuleCheck } from '../form/rule-check.ts'
import { UserNameField } from '../form/UserNameField.tsx'
import { withPasskey } from '../passkey/with-passkey.ts'
import { LoginEnd } from './LoginEnd.tsx'
import { keepLogin, openSession } from './open-session.ts'
import { type LoginWay, useLoginForm } from './use-login-form.ts'

export function UserNameLogin({ captcha, names, side, onDone }: LoginWay) {
  const t = useT()
  const check = useRuleCheck()
  const { form, submit } = useLoginForm({
    method: 'username',
    captcha,
    names,
    async logIn({ username: typed, password, captcha: code, isRemembered }) {
      const username = typed.trim()
      const answer = captcha.answer(code)
      const record = await withPasskey((shown) =>
        call('loginMember', { type: 'username', username, password, side, ...answer, ...shown }),
      )
      const owner = record.userName
      await keepLogin(isRemembered, { type: 'username', username, owner, password, countryDialingCode: '' })
      openSession(record, password)
      onDone()
    },
  })
  const { errors } = useFormState({ control: form.control })

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <UserNameField
        field={form.register('username', {
          validate: (input) => check(loginRules.loginUsername, input.trim()),
        })}
        error={errors.username?.message}
      />
      <PasswordField
        {...form.register('password', { validate: (input) => check(loginRules.loginPassword, input) })}
        label={t('login.password')}
        required
        maxLength={128}
        error={errors.password?.message}
      />
      <LoginEnd form={form} captcha={captcha} remember={t('login.remember')} />
    </form>
  )
}
