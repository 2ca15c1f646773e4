import type { SecurityConfig } from '@perya/contract/security'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { DigitsField } from '#ui/DigitsField.tsx'
import { Form } from '#ui/Form.tsx'
import { PasswordField } from '#ui/PasswordField.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CodeField } from './CodeField.tsx'
import { codeOf, failureText, refusalOf } from './failure.ts'
import { useSecurityChange } from './use-security.ts'

const shown = [
  'verification.wrong',
  'password.wrong',
  'login.locked',
  'question.wrong',
  'withdrawalPassword.simple',
]

/** New six digits for who forgot the old ones. */
export function ResetDigits({ config, onReset }: { config: SecurityConfig; onReset: () => void }) {
  const t = useT()
  const ways = [
    ...(config.isMobileVerified ? (['mobile'] as const) : []),
    ...(config.isEmailVerified ? (['email'] as const) : []),
  ]
  const [by, setBy] = useState<'mobile' | 'email'>(ways[0] ?? 'mobile')
  const [code, setCode] = useState('')
  const [loginPassword, setLoginPassword] = useState('')
  const [answer, setAnswer] = useState('')
  const [digits, setDigits] = useState('')
  const [again, setAgain] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [question] = config.questions
  const reset = useSecurityChange(() =>
    call('resetWithdrawalPassword', {
      by,
      verificationCode: code,
      loginPassword,
      newPassword: digits,
      ...(question ? { question, answer } : {}),
    }),
  )
  if (ways.length === 0) return <p className="text-pretty">{t('security.reset.unreachable')}</p>
  const isRight =
    code.length >= 6 &&
    digits.length === 6 &&
    digits === again &&
    (loginPassword !== '' || !config.hasPassword) &&
    (question === undefined || answer.trim().length >= 2)

  const submit = () => {
    setChecked(true)
    if (!isRight || reset.isPending) return
    reset.mutate(undefined, {
      onSuccess: onReset,
      onError: (error) => {
        if (codeOf(error) === 'login.stale') askToLogIn('stale', submit)
      },
    })
  }

  return (
    <Form
      onSubmit={submit}
      submit={t('security.save')}
      isBusy={reset.isPending}
      alert={reset.error && !shown.includes(codeOf(reset.error)) ? failureText(reset.error, t) : undefined}
    >
      <p className="text-pretty text-muted">{t('security.reset.text')}</p>
      {ways.length > 1 && (
        <Segmented
          label={t('security.reset.by')}
          value={by}
          onChange={setBy}
          options={ways.map((way) => ({ value: way, label: t(`security.part.${way}`) }))}
        />
      )}
      <CodeField
        key={by}
        value={code}
        onChange={setCode}
        send={() => call('sendWithdrawalCode', { by })}
        mayAsk={() => true}
        error={
          refusalOf(reset.error, t, 'verification.wrong') ??
          (isChecked && code.length < 6 ? t('security.code.empty') : undefined)
        }
      />
      {config.hasPassword && (
        <PasswordField
          label={t('withdraw.password.login')}
          value={loginPassword}
          onChange={(event) => setLoginPassword(event.target.value)}
          required
          maxLength={128}
          error={
            refusalOf(reset.error, t, 'password.wrong', 'login.locked') ??
            (isChecked && loginPassword === '' ? t('withdraw.password.loginEmpty') : undefined)
          }
        />
      )}
      {question && (
        <TextField
          label={t(`security.question.${question}`)}
          value={answer}
          onChange={(event) => setAnswer(event.target.value)}
          autoComplete="off"
          maxLength={80}
          required
          error={
            refusalOf(reset.error, t, 'question.wrong') ??
            (isChecked && answer.trim().length < 2 ? t('security.answer.empty') : undefined)
          }
        />
      )}
      <DigitsField
        label={t('withdraw.password.new')}
        value={digits}
        onChange={setDigits}
        isNew
        isChecked={isChecked}
        error={refusalOf(reset.error, t, 'withdrawalPassword.simple')}
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
