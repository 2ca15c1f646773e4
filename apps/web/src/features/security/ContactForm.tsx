import type { SecurityConfig } from '@perya/contract/security'
import { useState } from 'react'
import { call } from '#lib/api/call.ts'
import { workForCaptcha } from '#lib/captcha/work-for-captcha.ts'
import { useT } from '#lib/i18n.tsx'
import { askToLogIn } from '#lib/login-prompt/login-prompt.ts'
import { Form } from '#ui/Form.tsx'
import { TextField } from '#ui/TextField.tsx'
import { CodeField } from './CodeField.tsx'
import { codeOf, failureText, refusalOf } from './failure.ts'
import { isProofTyped, ProofField } from './ProofField.tsx'
import { useSecurityChange } from './use-security.ts'

const shapes = { email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, mobile: /^[+\d][\d\s-]{6,18}$/ }
const shown = [
  'mobile.format',
  'mobile.taken',
  'verification.wrong',
  'withdrawalPassword.wrong',
  'withdrawalPassword.locked',
  'password.wrong',
  'login.locked',
]

/** A number or an address of one's own, proved by the code sent to it. */
export function ContactForm({
  kind,
  config,
  onBound,
}: {
  kind: 'email' | 'mobile'
  config: SecurityConfig
  onBound: () => void
}) {
  const t = useT()
  const [to, setTo] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [isChecked, setChecked] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const isShaped = shapes[kind].test(to.trim())
  const bind = useSecurityChange(() => {
    const typed = { verificationCode: code, password }
    return kind === 'email'
      ? call('setEmail', { email: to.trim(), ...typed })
      : call('setMobile', { mobileNum: to.trim(), ...typed })
  })
  const send = async () => {
    // The server has the device work before it writes to anybody; the player only waits.
    const captcha = await workForCaptcha()
    return kind === 'email'
      ? call('sendEmailCode', { email: to.trim(), ...captcha })
      : call('sendMobileCode', { mobileNum: to.trim(), ...captcha })
  }
  const isChange = config[kind === 'email' ? 'email' : 'mobileNum'] !== null

  const submit = () => {
    setChecked(true)
    if (!isShaped || code.length < 6 || !isProofTyped(config, password) || bind.isPending) return
    bind.mutate(undefined, {
      onSuccess: onBound,
      onError: (error) => {
        if (codeOf(error) === 'login.stale') askToLogIn('stale', submit)
      },
    })
  }

  return (
    <Form
      onSubmit={submit}
      submit={t('security.save')}
      isBusy={bind.isPending}
      alert={bind.error && !shown.includes(codeOf(bind.error)) ? failureText(bind.error, t) : undefined}
    >
      <p className="text-pretty text-muted">
        {t(isChange ? 'security.contact.change' : `security.contact.${kind}`)}
      </p>
      <TextField
        label={t(`security.new.${kind}`)}
        value={to}
        onChange={(event) => setTo(event.target.value)}
        type={kind === 'email' ? 'email' : 'tel'}
        autoComplete={kind === 'email' ? 'email' : 'tel'}
        maxLength={128}
        required
        error={
          refusalOf(bind.error, t, 'mobile.format', 'mobile.taken') ??
          ((isChecked || isAsked) && !isShaped ? t(`security.new.${kind}.wrong`) : undefined)
        }
      />
      <CodeField
        value={code}
        onChange={setCode}
        send={send}
        mayAsk={() => {
          setAsked(true)
          return isShaped
        }}
        error={
          refusalOf(bind.error, t, 'verification.wrong') ??
          (isChecked && code.length < 6 ? t('security.code.empty') : undefined)
        }
      />
      <ProofField
        config={config}
        value={password}
        onChange={setPassword}
        isChecked={isChecked}
        error={bind.error}
      />
    </Form>
  )
}
