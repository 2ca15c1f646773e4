import { useState } from 'react'
import { useT } from '#lib/i18n.tsx'
import { useSettings } from '#lib/settings/settings.ts'
import { Segmented } from '#ui/Segmented.tsx'
import { useCaptcha } from '../captcha/use-captcha.ts'
import { PasskeyLogin } from '../passkey/PasskeyLogin.tsx'
import { type LoginMethod, type LoginSide, loginMethods } from './login.rules.ts'
import { MobileLogin } from './MobileLogin.tsx'
import { SocialLogin } from './SocialLogin.tsx'
import { UserNameLogin } from './UserNameLogin.tsx'

/** Every way in, on the page and on the sheet alike. */
export function LoginForm({
  side = 'member',
  first = 'username',
  onDone,
}: {
  side?: LoginSide
  /** The tab to begin with, where the merchant has it. */
  first?: LoginMethod
  onDone: () => void
}) {
  const t = useT()
  const { whitelabel } = useSettings()
  const methods = loginMethods(whitelabel)
  const [method, setMethod] = useState<LoginMethod>(methods.includes(first) ? first : 'username')
  const captcha = useCaptcha()
  const [names] = useState(() => new Map<LoginMethod, string>())

  const choose = (next: LoginMethod) => {
    setMethod(next)
    if (captcha.isShown) void captcha.refresh()
  }
  const Method = method === 'sms' ? MobileLogin : UserNameLogin
  return (
    <div className="flex flex-col gap-5">
      {methods.length > 1 && (
        <Segmented
          label={t('login.method')}
          value={method}
          onChange={choose}
          options={methods.map((value) => ({ value, label: t(`login.method.${value}`) }))}
        />
      )}
      <Method captcha={captcha} names={names} side={side} onDone={onDone} />
      {method === 'username' && <PasskeyLogin side={side} onDone={onDone} />}
      {method === 'username' && <SocialLogin side={side} onDone={onDone} />}
    </div>
  )
}
