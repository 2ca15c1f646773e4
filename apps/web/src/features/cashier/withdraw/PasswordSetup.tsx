import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { useSession } from '#lib/session/use-session.ts'
import { Button } from '#ui/Button.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { toast } from '#ui/toast.ts'
import { codeOf, failureText } from '../failure.ts'
import { DigitsField } from './DigitsField.tsx'
import { useSetWithdrawalPassword } from './use-withdraw.ts'

/** The first step towards money out: six digits of one's own. */
export function PasswordSetup() {
  const t = useT()
  const hasPassword = useSession()?.hasPassword ?? true
  const [loginPassword, setLoginPassword] = useState('')
  const [digits, setDigits] = useState('')
  const [again, setAgain] = useState('')
  const [isChecked, setChecked] = useState(false)
  const set = useSetWithdrawalPassword()
  const code = codeOf(set.error)
  const refusal = set.error ? failureText(set.error, t) : undefined
  const isRight = digits.length === 6 && digits === again && (loginPassword !== '' || !hasPassword)

  const submit = () => {
    setChecked(true)
    if (!isRight || set.isPending) return
    set.mutate(
      { loginPassword, newPassword: digits },
      {
        onSuccess: () => toast(t('withdraw.password.saved'), { tone: 'success' }),
        onError: (error) => {
          if (codeOf(error) === 'login.stale') askToLogIn('stale', submit)
        },
      },
    )
  }

  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <h2 className="cashier__title">{t('withdraw.password.title')}</h2>
      <p className="text-pretty text-muted">{t('withdraw.password.text')}</p>
      {hasPassword && (
        <PasswordField
          label={t('withdraw.password.login')}
          value={loginPassword}
          onChange={(event) => setLoginPassword(event.target.value)}
          required
          maxLength={128}
          error={
            code === 'password.wrong'
              ? refusal
              : isChecked && loginPassword === ''
                ? t('withdraw.password.loginEmpty')
                : undefined
          }
        />
      )}
      <DigitsField
        label={t('withdraw.password.new')}
        value={digits}
        onChange={setDigits}
        isNew
        error={
          code === 'withdrawalPassword.simple'
            ? refusal
            : isChecked && digits.length < 6
              ? t('withdraw.password.six')
              : undefined
        }
      />
      <DigitsField
        label={t('withdraw.password.again')}
        value={again}
        onChange={setAgain}
        isNew
        error={isChecked && digits !== again ? t('withdraw.password.differs') : undefined}
      />
      {refusal && code !== 'password.wrong' && code !== 'withdrawalPassword.simple' && (
        <p role="alert" className="field__error">
          {refusal}
        </p>
      )}
      <Button type="submit" size="lg" isWide isBusy={set.isPending}>
        {t('withdraw.password.save')}
      </Button>
    </form>
  )
}
