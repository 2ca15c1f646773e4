import { isTrial } from '@perya/contract/member-type'
import { useState } from 'react'
import { AccountFrame } from '#features/account/AccountFrame.tsx'
import { LoginForm } from '#features/account/login/LoginForm.tsx'
import { LoginLinks } from '#features/account/login/LoginLinks.tsx'
import { loginSide, returnPath } from '#features/account/login/login.rules.ts'
import { TestPlayButton } from '#features/account/trial/TestPlayButton.tsx'
import { LanguagePicker } from '#features/language/LanguagePicker.tsx'
import { useT } from '#lib/i18n.tsx'
import { paths } from '#lib/paths.ts'
import { Navigate, useNavigate, useSearchParams } from '#lib/router.tsx'
import { currentSession } from '#lib/session/session.ts'

export default function LoginPage() {
  const t = useT()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const target = returnPath(query.get('returnTo'), paths.home)
  const side = loginSide(query.get('side'))
  // A trial player may come here for an actual account; whoever has one is already in.
  const [isMember] = useState(() => {
    const session = currentSession()
    return session !== null && !isTrial(session.type)
  })
  if (isMember) return <Navigate replace to={target} />

  return (
    <AccountFrame
      title={side === 'agent' ? t('login.title.agent') : t('login.title')}
      lead={t('login.welcome')}
      corner={<LanguagePicker />}
    >
      <section className="account-card">
        <LoginForm side={side} onDone={() => navigate(target, { replace: true })} />
      </section>
      <div className="mt-4 mb-6">
        <TestPlayButton onDone={() => navigate(paths.home, { replace: true })} />
      </div>
      <LoginLinks returnTo={target} />
    </AccountFrame>
  )
}
