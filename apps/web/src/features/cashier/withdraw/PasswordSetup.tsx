import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { useSession } from '#lib/session/use-session.ts'
import { DigitsField } from '#ui/DigitsField.tsx'
import { Form } from '#ui/Form.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { toast } from '#ui/toast.ts'
import { codeOf, failureText } from '../failure.ts'
import { useSetWithdrawalPassword } from './use-withdraw.ts'

/** Six digits of one's own: the first step towards money out, or others in place of the old ones. */
export function PasswordSetup({ hasOld = false, onSaved }: { hasOld?: boolean; onSaved?: () => void }) {
  const t = useT()
  const hasPassword = useSession()?.hasPassword ?? true
  const [loginPassword, setLoginPassword] = useState('')
  const [old, setOld] = useState('')
  const [digits, setDigits] = useState('')
  const [again, setAgain] = useState('')
  const [isChecked, setChecked] = useState(false)
  const set = useSetWithdrawalPassword()
  const code = codeOf(set.error)
  const refusal = set.error ? failureText(set.error, t) : undefined
  const isOfOld = code === 'withdrawalPassword.wrong' || code === 'withdrawalPassword.locked'
  const isRight =
    digits.length === 6 &&
    digits === again &&
    (loginPassword !== '' || !hasPassword) &&
    (!hasOld || old.length === 6)

  const submit = () => {
    setChecked(true)
    if (!isRight || set.isPending) return
    set.mutate(
      { loginPassword, newPassword: digits, ...(hasOld ? { oldPassword: old } : {}) },
      {
        onSuccess: () => {
          toast(t('withdraw.password.saved'), { tone: 'success' })
          onSaved?.()
        },
        onError: (error) => {
          if (codeOf(error) === 'login.stale') askToLogIn('stale', submit)
        },
      },
    )
  }

  return (
    <Form
      onSubmit={submit}
      submit={t('withdraw.password.save')}
      isBusy={set.isPending}
      alert={
        isOfOld || code === 'password.wrong' || code === 'withdrawalPassword.simple' ? undefined : refusal
      }
    >
      {!hasOld && <h2 className="section-title">{t('withdraw.password.title')}</h2>}
      <p className="text-pretty text-muted">
        {t(hasOld ? 'withdraw.password.pause' : 'withdraw.password.text')}
      </p>
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
      {hasOld && (
        <DigitsField
          label={t('withdraw.password.old')}
          value={old}
          onChange={setOld}
          isChecked={isChecked}
          error={isOfOld ? refusal : undefined}
        />
      )}
      <DigitsField
        label={t('withdraw.password.new')}
        value={digits}
        onChange={setDigits}
        isNew
        isChecked={isChecked}
        error={code === 'withdrawalPassword.simple' ? refusal : undefined}
      />
      <DigitsField
        label={t('withdraw.password.again')}
        value={again}
        onChange={setAgain}
        isNew
        error={isChecked && digits !== again ? t('withdraw.password.differs') : undefined}
      />
    </Form>
  )
}
